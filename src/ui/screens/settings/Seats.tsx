import { useId } from 'react';
import type { Side } from '../../../engine/index.ts';
import { BOT, PERSON, SEATS } from '../../../text/en/bots.ts';
import { ROLE } from '../../../text/en/roles.ts';
import { START } from '../../../text/en/screens/title.ts';
import type { Cast } from './cast.ts';
import { swappedCast } from './cast.ts';
import css from './Seats.module.css';

/** Who plays what: for each side a person with a name, or a bot; and a button that swaps the two. */
export function Seats({ names, sources, onChange }: Cast & { onChange(cast: Cast): void }) {
  const id = useId();
  const seat = (side: Side) => {
    const bot = BOT[sources[side]];
    return (
      <div className={css.field} data-side={side}>
        <label className={css.head}>
          <span className={css.role} id={`${id}-${side}`}>
            {ROLE[side]}
          </span>
          <select
            className="field"
            aria-label={SEATS.playedBy(ROLE[side])}
            value={bot ? sources[side] : PERSON}
            onChange={(event) => onChange({ names, sources: { ...sources, [side]: event.target.value } })}
          >
            <option value={PERSON}>{SEATS.person}</option>
            <optgroup label={SEATS.bots}>
              {Object.entries(BOT).map(([source, { name }]) => (
                <option key={source} value={source}>
                  {name}
                </option>
              ))}
            </optgroup>
          </select>
        </label>
        {bot ? (
          <p className={css.bot} aria-live="polite">
            {bot.text}
          </p>
        ) : (
          <input
            className="field"
            aria-labelledby={`${id}-${side}`}
            value={names[side]}
            maxLength={18}
            placeholder={START.name}
            autoComplete="off"
            onChange={(event) => onChange({ names: { ...names, [side]: event.target.value }, sources })}
          />
        )}
      </div>
    );
  };
  return (
    <div className={css.names}>
      {seat('genius')}
      <button
        type="button"
        className={css.swap}
        aria-label={START.swap}
        title={START.swap}
        onClick={() => onChange(swappedCast({ names, sources }))}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9h14l-4-4M20 15H6l4 4" fill="none" stroke="currentColor" strokeWidth="2.4" />
        </svg>
      </button>
      {seat('spymaster')}
    </div>
  );
}
