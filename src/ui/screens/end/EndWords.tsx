import type { RefObject } from 'react';
import type { Side } from '../../../engine/index.ts';
import { SIDES } from '../../../engine/index.ts';
import type { GameOver } from '../../../host/index.ts';
import type { Names } from '../../../text/en/names.ts';
import { nameOf } from '../../../text/en/names.ts';
import { ROLE } from '../../../text/en/roles.ts';
import { END, fateWords, POSTER, SCORES } from '../../../text/en/screens/end.ts';

interface Props {
  over: GameOver;
  names: Names;
  title: string;
  how: string;
  lost: Readonly<Record<Side, number>>;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What the poster shows, for screen readers: the drawing itself is silent. */
export function EndWords({ over, names, title, how, lost, heading }: Props) {
  const { chronicle, score, rounds, plans, minutes, seed } = over;
  const numbers: [string, number][] = [
    [END.rounds, rounds],
    [END.completed, plans.genius],
    [END.thwarted, plans.spymaster],
    [END.minionsLost, lost.genius],
    [END.spiesLost, lost.spymaster],
    [END.minutes, minutes],
  ];
  return (
    <div className="visually-hidden">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{how}</p>
      <p>
        {END.evilness} <Score side="genius" names={names} score={score.genius} /> :{' '}
        <Score side="spymaster" names={names} score={score.spymaster} />
      </p>
      <dl>
        {numbers.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{END.seed(seed)}</p>
      {chronicle.plans.length > 0 && (
        <>
          <h2>{POSTER.plans}</h2>
          <ol>
            {chronicle.plans.map((plan, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the plans of a game that is over stay in their order
              <li key={i}>{fateWords(plan)}</li>
            ))}
          </ol>
        </>
      )}
      <table>
        <caption>{SCORES.title}</caption>
        <thead>
          <tr>
            <th scope="col">{SCORES.round}</th>
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {nameOf(names, side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chronicle.scores.slice(1).map((at) => (
            <tr key={at.round}>
              <th scope="row">{at.round}</th>
              <td>{at.genius}</td>
              <td>{at.spymaster}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Score({ side, names, score }: { side: Side; names: Names; score: number }) {
  const name = nameOf(names, side);
  return (
    <>
      {name}
      {name !== ROLE[side] && ` (${ROLE[side]})`} {score}
    </>
  );
}
