import { useEffect, useState } from 'react';
import type { Declassified } from '../../../store/types.ts';
import { BOT } from '../../../text/en/ladder.ts';
import { TRUST } from '../../../text/en/screens/declassified.ts';
import { percent } from '../../../text/en/words.ts';
import { useTable } from '../../page/session/game.ts';
import css from './declassified.module.css';

type Trusted = Awaited<ReturnType<Declassified['trust']>>;
type Bin = NonNullable<Trusted['all']['bins'][number]>;

/** The loss of who gives each side the same chance. */
const GUESSING = Math.log(2);

/** In points of 100. */
const points = (error: number): string => (100 * error).toFixed(1);

/** How far the chances of the debrief can be trusted: what they said of other games, and what came of these. */
export function Trust({ game }: { game: Declassified }) {
  const [trusted, setTrusted] = useState<Trusted | null>(null);
  const set = useTable((table) => table.set);
  useEffect(() => {
    let hasLeft = false;
    game.trust().then(
      (found) => hasLeft || setTrusted(found),
      () => {},
    );
    return () => {
      hasLeft = true;
    };
  }, [game]);
  if (!trusted) return null;
  const { games, all, errors, net, cardsHash } = trusted;
  const bins = all.bins.filter((bin) => bin !== null);
  return (
    <details className={css.trust}>
      <summary>{TRUST.title}</summary>
      <p className="soft">{TRUST.text}</p>
      <Chart bins={bins} />
      <p className="soft">{TRUST.chartText}</p>
      <p>
        {TRUST.error(points(all.error))}{' '}
        {TRUST.errors(Object.entries(errors).map(([bot, error]) => [BOT[bot].name, points(error)]))}
      </p>
      <p>{TRUST.games(Object.entries(games).map(([bot, number]) => [BOT[bot].name, number]))}</p>
      {cardsHash !== set && <p>{TRUST.otherCards}</p>}
      <p>{TRUST.net(percent(net.right))}</p>
      <details>
        <summary>{TRUST.table}</summary>
        <Table bins={bins} />
        <p className="soft">{TRUST.loss(net.loss.toFixed(3), GUESSING.toFixed(3))}</p>
      </details>
    </details>
  );
}

/** A dot for each tenth of what is said, with its interval, beside the line on which all would come true. */
const Chart = ({ bins }: { bins: readonly Bin[] }) => (
  <figure className={css.chart}>
    <svg className={css.plot} viewBox="0 0 100 100" role="img" aria-label={TRUST.chart}>
      <path className={css.grid} d="M0 0H100V100H0ZM50 0V100M0 50H100" />
      <path className={css.even} d="M0 100L100 0" />
      {bins.map(({ said, came, ci95: [low, high] }) => (
        <g key={said}>
          <path className={css.within} d={`M${100 * said} ${100 * (1 - low)}V${100 * (1 - high)}`} />
          <circle className={css.dot} cx={100 * said} cy={100 * (1 - came)} r="2" />
        </g>
      ))}
    </svg>
    <span data-axis="came">{TRUST.came}</span>
    <span data-axis="said">{TRUST.said}</span>
    <span data-end="low">{percent(0)}</span>
    <span data-end="top">{percent(1)}</span>
    <span data-end="right">{percent(1)}</span>
  </figure>
);

const Table = ({ bins }: { bins: readonly Bin[] }) => (
  <table className={css.sum}>
    <thead>
      <tr>
        <th scope="col">{TRUST.columns.said}</th>
        <th scope="col">{TRUST.columns.came}</th>
        <th scope="col">{TRUST.columns.within}</th>
        <th scope="col">{TRUST.columns.games}</th>
      </tr>
    </thead>
    <tbody>
      {bins.map(({ said, came, ci95: [low, high], games }) => (
        <tr key={said}>
          <th scope="row">{percent(said)}</th>
          <td>{percent(came)}</td>
          <td>{TRUST.within(percent(low), percent(high))}</td>
          <td>{games}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
