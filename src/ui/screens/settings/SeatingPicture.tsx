import type { Seating } from '../../../host/index.ts';

const person = (x: number, y: number, side: 'genius' | 'spymaster') => (
  <g fill={`var(--${side})`} transform={`translate(${x} ${y})`}>
    <circle r="7" cy="-9" />
    <path d="M-13 12a13 13 0 0 1 26 0z" />
  </g>
);

const PICTURES: Readonly<Record<Seating, React.ReactNode>> = {
  'side-by-side': (
    <>
      <path d="M34 8h52v30H34z" fill="none" stroke="var(--brass)" strokeWidth="3" />
      <path d="M26 44h68" stroke="var(--brass)" strokeWidth="5" strokeLinecap="round" />
      {person(42, 66, 'genius')}
      {person(78, 66, 'spymaster')}
    </>
  ),
  across: (
    <>
      <rect x="32" y="33" width="56" height="26" rx="4" fill="none" stroke="var(--brass)" strokeWidth="3" />
      <path d="M40 39h40" stroke="var(--genius)" strokeWidth="4" />
      <path d="M40 53h40" stroke="var(--spymaster)" strokeWidth="4" />
      <g transform="rotate(180 60 13)">{person(60, 10, 'genius')}</g>
      {person(60, 76, 'spymaster')}
    </>
  ),
  'one-side': (
    <>
      <rect x="38" y="10" width="44" height="32" rx="4" fill="none" stroke="var(--brass)" strokeWidth="3" />
      <path d="M44 16h32v20H44z" fill="var(--brass)" opacity=".35" />
      {person(60, 66, 'genius')}
      <g opacity=".55">{person(104, 66, 'spymaster')}</g>
      <path d="M76 58q10-10 16 0m0 0-1-7m1 7-7 0" fill="none" stroke="var(--ink)" strokeWidth="2" />
    </>
  ),
};

/** A small drawing of who sits where. */
export const SeatingPicture = ({ seating, className }: { seating: Seating; className?: string }) => (
  <svg viewBox="0 0 120 92" className={className} aria-hidden="true">
    {PICTURES[seating]}
  </svg>
);
