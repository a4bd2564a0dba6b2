import type { PlanStory } from '../../../host/index.ts';
import { detailWords, POSTER } from '../../../text/en/screens/end.ts';
import { COLOURS } from './colours.ts';
import { LABEL, lettered, TYPED } from './lettering.ts';

/** The height of a folder, its tab included. */
export const FOLDER = 118;

const STAMPED = { completed: '#a3271b', thwarted: '#14507a', swapped: '#5a4a3a', unfinished: '#5a4a3a' } as const;

/** An Evil Plan as a folder of the archives, with its fate stamped on it. What nobody saw is blacked out. */
export function Dossier({ plan, x, y, width }: { plan: PlanStory; x: number; y: number; width: number }) {
  const ink = STAMPED[plan.fate];
  const stamp = plan.name === null ? POSTER.secret : POSTER.fate[plan.fate];
  const stampWidth = stamp.length * 13.8 + 22;
  const round = POSTER.roundOf(plan.round);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M6 40V10q0-8 8-8h138q7 0 11 6l12 22H${width - 12}q8 0 8 8v70q0 8-8 8H14q-8 0-8-8z`}
        fill={COLOURS.tab}
      />
      <path d={`M2 42q0-8 8-8H${width - 8}q8 0 8 8v66q0 8-8 8H10q-8 0-8-8z`} fill={COLOURS.folder} />
      <path d={`M2 42q0-8 8-8H${width - 8}q8 0 8 8`} fill="none" stroke="#fff" strokeOpacity=".45" strokeWidth="2" />
      <text x="22" y="29" fill={COLOURS.ink} {...lettered(LABEL, round, 26, 130)}>
        {round}
      </text>
      {plan.name === null ? (
        <path d="M18 48h96v22H18zM124 48h60v22h-60zM194 48h74v22h-74z" fill={COLOURS.ink} />
      ) : (
        <text x="18" y="70" fill={COLOURS.ink} {...lettered(TYPED, plan.name, 28, width - 76)}>
          {plan.name}
        </text>
      )}
      {plan.evilness !== null && (
        <text x={width - 16} y="66" textAnchor="end" fill={ink} {...lettered(LABEL, '', 30, width)} fontWeight="700">
          {POSTER.worth(plan.evilness, plan.fate === 'completed' || plan.fate === 'thwarted')}
        </text>
      )}
      <text x="18" y="104" fill="#3a2a22" {...lettered(LABEL, detailWords(plan), 26, width - stampWidth - 36)}>
        {detailWords(plan)}
      </text>
      <g transform={`translate(${width - stampWidth / 2 - 12} 97) rotate(-3)`}>
        <rect
          x={-stampWidth / 2}
          y="-15"
          width={stampWidth}
          height="30"
          rx="5"
          fill="none"
          stroke={ink}
          strokeWidth="3.5"
        />
        <text y="7.5" textAnchor="middle" fill={ink} {...lettered(TYPED, stamp, 23, width)}>
          {stamp}
        </text>
      </g>
    </g>
  );
}
