import type { Side } from '../../../engine/index.ts';
import type { Names } from '../../../text/names.ts';
import { ROLE } from '../../../text/names.ts';
import { START } from '../../../text/page/start.ts';
import css from './NamesOfBoth.module.css';

/** Who plays what: a name for each side, and a button that swaps the two. */
export function NamesOfBoth({ names, onChange }: { names: Names; onChange(names: Names): void }) {
  const field = (side: Side) => (
    <label className={css.field} data-side={side}>
      <span className={css.role}>{ROLE[side]}</span>
      <input
        className="field"
        value={names[side]}
        maxLength={18}
        placeholder={START.name}
        autoComplete="off"
        onChange={(event) => onChange({ ...names, [side]: event.target.value })}
      />
    </label>
  );
  return (
    <div className={css.names}>
      {field('genius')}
      <button
        type="button"
        className={css.swap}
        aria-label={START.swap}
        title={START.swap}
        onClick={() => onChange({ genius: names.spymaster, spymaster: names.genius })}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9h14l-4-4M20 15H6l4 4" fill="none" stroke="currentColor" strokeWidth="2.4" />
        </svg>
      </button>
      {field('spymaster')}
    </div>
  );
}
