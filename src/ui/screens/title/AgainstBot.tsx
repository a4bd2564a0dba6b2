import clsx from 'clsx';
import { useId } from 'react';
import type { Side } from '../../../engine/index.ts';
import { BEGINNERS_BOT } from '../../../text/en/bots.ts';
import { BOT, LADDER } from '../../../text/en/ladder.ts';
import { ROLE } from '../../../text/en/roles.ts';
import { OPPONENTS } from '../../../text/en/screens/opponents.ts';
import { Portrait } from '../../kit/portraits.tsx';
import css from './AgainstBot.module.css';

/** A person's seat against a bot. */
export interface Seat {
  side: Side;
  bot: string;
  name: string;
}

const ROLES = Object.entries(ROLE) as [Side, string][];

/** The four bots, one of whom is chosen, and the seat of the person. */
export function AgainstBot({ side, bot, name, onChange }: Seat & { onChange(change: Partial<Seat>): void }) {
  const id = useId();
  const { like, text } = BOT[bot] ?? BOT[BEGINNERS_BOT];
  return (
    <>
      <fieldset className={css.bots}>
        <legend className="visually-hidden">{OPPONENTS.title}</legend>
        {LADDER.map((one, rung) => (
          <label key={one} className={css.bot}>
            <input
              type="radio"
              className="radio"
              name={`${id}-bot`}
              checked={one === bot}
              onChange={() => onChange({ bot: one })}
            />
            <Portrait bot={one} className={css.portrait} />
            <span className={css.who}>
              <b>{BOT[one].name}</b> <small>{OPPONENTS.place(rung + 1, LADDER.length)}</small>{' '}
              <span className={css.each}>{BOT[one].like}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className={css.like} aria-live="polite">
        <span className={css.chosen}>{like}</span> {text}
      </p>
      <div className={css.seat}>
        <fieldset className={css.sides}>
          <legend>{OPPONENTS.side}</legend>
          {ROLES.map(([one, role]) => (
            <label key={one} data-side={one} className={css.side}>
              <input
                type="radio"
                className="radio"
                name={`${id}-side`}
                checked={one === side}
                onChange={() => onChange({ side: one })}
              />
              {role}
            </label>
          ))}
        </fieldset>
        <input
          className={clsx('field', css.name)}
          aria-label={OPPONENTS.name}
          placeholder={OPPONENTS.name}
          value={name}
          maxLength={18}
          autoComplete="off"
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </div>
    </>
  );
}
