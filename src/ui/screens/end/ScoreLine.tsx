import type { Side } from '../../../engine/index.ts';
import type { Chronicle } from '../../../host/index.ts';
import { COLOURS } from './colours.ts';
import { LABEL, lettered } from './lettering.ts';

interface Props {
  scores: Chronicle['scores'];
  /** The score that wins. */
  goal: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

const SIDES = ['genius', 'spymaster'] as const;
/** The space for what stands beside the lines. */
const EDGE = { left: 46, right: 66, bottom: 40, top: 12 };

/** The score over the rounds, a line for each side. */
export function ScoreLine({ scores, goal, x, y, width, height }: Props) {
  const [first, last] = [scores[0], scores[scores.length - 1]];
  const rounds = Math.max(1, last.round - first.round);
  const top = Math.max(goal, last.genius, last.spymaster);
  const right = width - EDGE.right;
  const bottom = height - EDGE.bottom;
  const across = (round: number) => EDGE.left + ((round - first.round) / rounds) * (right - EDGE.left);
  const up = (score: number) => bottom - (score / top) * (bottom - EDGE.top);
  const every = Math.ceil(rounds / 8);
  const ends = apart(up(last.genius), up(last.spymaster));
  return (
    <g transform={`translate(${x} ${y})`}>
      <g {...lettered(LABEL, '', 26, width)} fill={COLOURS.soft}>
        {[0, goal].map((score) => (
          <g key={score}>
            <path
              d={`M${EDGE.left} ${up(score)}H${right}`}
              stroke={score === 0 ? COLOURS.soft : COLOURS.brass}
              strokeWidth="2"
              strokeDasharray={score === 0 ? undefined : '3 8'}
            />
            <text x={EDGE.left - 12} y={up(score) + 9} textAnchor="end" fill={score === 0 ? undefined : COLOURS.brass}>
              {score}
            </text>
          </g>
        ))}
        {scores
          .filter(({ round }) => round > first.round && (round - first.round) % every === 0)
          .map(({ round }) => (
            <text key={round} x={across(round)} y={bottom + 32} textAnchor="middle">
              {round}
            </text>
          ))}
      </g>
      {SIDES.map((side, i) => (
        <g key={side} stroke={COLOURS[side]} fill={COLOURS[side]}>
          <path
            d={scores
              .map((at, n) => `${n === 0 ? 'M' : 'L'}${across(at.round)} ${up(at[side]) + (i ? 2 : -2)}`)
              .join('')}
            fill="none"
            strokeWidth="6"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          {scores
            .filter((at, n) => n > 0 && at[side] !== scores[n - 1][side])
            .map((at) => (
              <Mark key={at.round} side={side} x={across(at.round)} y={up(at[side]) + (i ? 2 : -2)} />
            ))}
          <text x={right + 22} y={ends[i] + 12} stroke="none" {...lettered(LABEL, '', 36, width)}>
            {last[side]}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A side's mark: a square for the Genius, a ring for the Master. */
export const Mark = ({ side, x, y }: { side: Side; x: number; y: number }) =>
  side === 'genius' ? (
    <rect x={x - 9} y={y - 9} width="18" height="18" fill={COLOURS[side]} stroke="none" />
  ) : (
    <circle cx={x} cy={y} r="9" strokeWidth="5" stroke={COLOURS[side]} fill={COLOURS.night} />
  );

/** Two heights of labels, moved apart where they would lie on each other. */
function apart(a: number, b: number): [number, number] {
  const [middle, least] = [(a + b) / 2, 34];
  if (Math.abs(a - b) >= least) return [a, b];
  return a <= b ? [middle - least / 2, middle + least / 2] : [middle + least / 2, middle - least / 2];
}
