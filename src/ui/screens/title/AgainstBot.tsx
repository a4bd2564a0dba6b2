import clsx from 'clsx';
import { useId, useMemo } from 'react';
import type { Side } from '../../../engine/index.ts';
import type { Result } from '../../../storage/results.ts';
import type { Opponent } from '../../../storage/tallies.ts';
import { opponentsIn } from '../../../storage/tallies.ts';
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

interface Props extends Seat {
  games: readonly Result[];
  onChange(change: Partial<Seat>): void;
}

const ROLES = Object.entries(ROLE) as [Side, string][];

/** The four bots, one of whom is chosen, and the seat of the person. */
export function AgainstBot({ side, bot, name, games, onChange }: Props) {
  const id = useId();
  const beaten = useMemo(() => new Map(opponentsIn(games, LADDER).map((one) => [one.bot, one.beaten])), [games]);
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
              <b>{BOT[one].name}</b>{' '}
              <small>
                {OPPONENTS.place(rung + 1, LADDER.length)}{' '}
                <span className={css.marks}>
                  <Beaten {...beaten.get(one)} />
                </span>
              </small>{' '}
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

/** A mark for each side from which a bot was beaten. */
const Beaten = (beaten: Partial<Opponent['beaten']>) =>
  ROLES.map(([side, role]) =>
    beaten[side] ? (
      <span key={side} className={css.beaten} data-side={side}>
        <span className="visually-hidden">{OPPONENTS.beaten(role)}</span>
      </span>
    ) : null,
  );
