import { useId } from 'react';
import { PERSON } from '../../../text/en/bots.ts';
import { BOT } from '../../../text/en/ladder.ts';
import { ROLE } from '../../../text/en/roles.ts';
import { SEATS } from '../../../text/en/screens/settings.ts';
import type { Cast } from './cast.ts';
import { swappedCast } from './cast.ts';
import { BothSides, NameField } from './Names.tsx';
import css from './Seats.module.css';

/** Who plays what: for each side a person with a name, or a bot; and a button that swaps the two. */
export function Seats({ names, sources, onChange }: Cast & { onChange(cast: Cast): void }) {
  const id = useId();
  return (
    <BothSides onSwap={() => onChange(swappedCast({ names, sources }))}>
      {(side) => {
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
              <NameField
                labelledBy={`${id}-${side}`}
                side={side}
                names={names}
                onChange={(typed) => onChange({ names: typed, sources })}
              />
            )}
          </div>
        );
      }}
    </BothSides>
  );
}
