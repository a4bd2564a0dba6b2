import type { Side } from '../../../engine/index.ts';
import type { Result } from '../../../storage/results.ts';
import { nextRung } from '../../../storage/standing.ts';
import type { Opponent } from '../../../storage/tallies.ts';
import { opponentsIn } from '../../../storage/tallies.ts';
import { LADDER } from '../../../text/en/ladder.ts';
import { ROLE } from '../../../text/en/roles.ts';
import { RECORD } from '../../../text/en/screens/record.ts';
import { botName } from '../../../text/en/table/opponents.ts';
import { Portrait } from '../../kit/portraits.tsx';
import css from './Record.module.css';

/** The bots as rungs, the strongest on top: what was done against each, from the left side and from the right. */
export function Ladder({ games }: { games: readonly Result[] }) {
  const next = nextRung(games, LADDER);
  const seat = ({ bot, tally, beaten }: Opponent, side: Side) => {
    const { won, played } = tally[side];
    const how = beaten[side];
    const isNext = next?.bot === bot && next.side === side;
    return (
      <span className={css.seat} data-side={side} data-beaten={how ?? undefined} data-next={isNext || undefined}>
        <Star />
        <span>
          <span className="visually-hidden">{ROLE[side]}:</span> {how && <b>{RECORD.beaten[how]}</b>}{' '}
          {isNext && <b>{RECORD.next}</b>} <small>{RECORD.tally(won, played)}</small>
        </span>
      </span>
    );
  };
  return (
    <section aria-labelledby="record-ladder">
      <h3 id="record-ladder" className={css.heading}>
        {RECORD.ladder}
      </h3>
      <p className={css.stiles} aria-hidden="true">
        <span data-side="genius">{ROLE.genius}</span> <span data-side="spymaster">{ROLE.spymaster}</span>
      </p>
      <ol className={css.ladder} reversed>
        {opponentsIn(games, LADDER)
          .toReversed()
          .map((one) => (
            <li key={one.bot} className={css.rung}>
              {seat(one, 'genius')}
              <span className={css.bot}>
                <Portrait bot={one.bot} className={css.portrait} />
                <b>{botName(one.bot)}</b>
              </span>
              {seat(one, 'spymaster')}
            </li>
          ))}
      </ol>
    </section>
  );
}

const Star = () => (
  <svg viewBox="0 0 24 24" className={css.star} aria-hidden="true">
    <path d="M12 2l3 7 7 .6-5.3 4.7 1.6 7.2L12 17.6l-6.3 3.9 1.6-7.2L2 9.6 9 9z" />
  </svg>
);
