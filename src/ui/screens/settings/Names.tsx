import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Side } from '../../../engine/index.ts';
import type { Names as BothNames } from '../../../text/en/names.ts';
import { ROLE } from '../../../text/en/roles.ts';
import { START } from '../../../text/en/screens/title.ts';
import { swapped } from './cast.ts';
import css from './Seats.module.css';

interface Naming {
  names: BothNames;
  onChange(names: BothNames): void;
}

/** The names of two people, and a button that swaps them. */
export function Names({ names, onChange }: Naming) {
  const id = useId();
  return (
    <BothSides onSwap={() => onChange(swapped(names))}>
      {(side) => (
        <div className={css.field} data-side={side}>
          <label className={css.role} htmlFor={id + side}>
            {ROLE[side]}
          </label>
          <NameField id={id + side} side={side} names={names} onChange={onChange} />
        </div>
      )}
    </BothSides>
  );
}

/** Where a person's name is typed. `labelledBy`: the id of its label, if that is the label of something else. */
export const NameField = ({
  side,
  names,
  onChange,
  labelledBy,
  ...rest
}: Naming & { side: Side; id?: string; labelledBy?: string }) => (
  <input
    {...rest}
    className="field"
    aria-labelledby={labelledBy}
    value={names[side]}
    maxLength={18}
    placeholder={START.name}
    autoComplete="off"
    onChange={(event) => onChange({ ...names, [side]: event.target.value })}
  />
);

/** What belongs to each side, and a button between that swaps the two. */
export const BothSides = ({ onSwap, children }: { onSwap(): void; children(side: Side): ReactNode }) => (
  <div className={css.names}>
    {children('genius')}
    <button type="button" className={css.swap} aria-label={START.swap} title={START.swap} onClick={onSwap}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 9h14l-4-4M20 15H6l4 4" fill="none" stroke="currentColor" strokeWidth="2.4" />
      </svg>
    </button>
    {children('spymaster')}
  </div>
);
