/** The portraits of the bots, each on a square of 64, as the title and the record draw them. */
import type { ReactNode } from 'react';

const INK = '#1d1218';
const SKIN = '#e9c79c';

const head = (skin = SKIN): ReactNode => <ellipse cx="32" cy="27" rx="12" ry="14" fill={skin} />;
const body = (fill: string): ReactNode => <path d="M6 64c0-15 9-22 26-22s26 7 26 22z" fill={fill} />;
const line = (d: string, stroke = INK, width = 2): ReactNode => (
  <path d={d} fill="none" stroke={stroke} strokeWidth={width} strokeLinecap="round" />
);
const eyes = <path d="M25.5 26h3v4h-3zM35.5 26h3v4h-3z" fill={INK} />;

/** By the name of the bot. */
const DRAWN: Readonly<Record<string, ReactNode>> = {
  // Round glasses, hair on end, a badge on a ribbon
  intern: (
    <>
      {body('#6d8f8a')}
      {line('M22 44l10 12 10-12', '#e7b453')}
      <path d="M27 54h10v8H27z" fill="#f6ead0" />
      {head()}
      <path d="M19 25C17 12 24 8 27 11l3-5 3 5 6-4-1 6c6 1 8 6 7 12-3-5-7-7-13-7s-10 2-13 7z" fill="#8a5a2b" />
      <g fill="#f6ead0" stroke={INK} strokeWidth="2">
        <circle cx="26.5" cy="28" r="5" />
        <circle cx="37.5" cy="28" r="5" />
      </g>
      <path d="M25.5 27h2v3h-2zM36.5 27h2v3h-2z" fill={INK} />
      <ellipse cx="32" cy="37" rx="2" ry="1.5" fill="#7a2616" />
    </>
  ),
  // A cap with a badge, a bow tie, a broad smile
  rookie: (
    <>
      {body('#1a5c85')}
      <path d="M32 46l-8-4v9zM32 46l8-4v9z" fill="#e2472f" />
      {head()}
      <path d="M17 20c0-9 7-13 15-13s15 4 15 13z" fill="#14507a" />
      <path d="M15 20h34l-5 4H20z" fill={INK} />
      <path d="M32 10l2 4h4l-3 3 1 4-4-2-4 2 1-4-3-3h4z" fill="#e7b453" />
      {eyes}
      <path d="M26 34h12c-1 4-3 5-6 5s-5-1-6-5z" fill="#f6ead0" stroke={INK} />
    </>
  ),
  // Smooth hair, dark glasses, a suit
  deputy: (
    <>
      {body('#514a60')}
      <path d="M25 42l7 8 7-8z" fill="#f6ead0" />
      <path d="M30 46h4l2 14-4 4-4-4z" fill="#a3161a" />
      {head('#c99a6b')}
      <path d="M19 26C17 13 24 9 33 9c9 0 13 7 12 16-2-6-4-9-8-9-7 0-15 1-18 10z" fill={INK} />
      <path d="M19 25h26v3c0 4-3 5-6 5-4 0-5-2-6-5h-2c-1 3-2 5-6 5-3 0-6-1-6-5z" fill={INK} />
      {line('M28 38h8')}
    </>
  ),
  // Bald, one brow raised over a monocle, a high collar
  mastermind: (
    <>
      {body('#7a2616')}
      <path d="M17 38l15 12 15-12 3 10-18 9-18-9z" fill="#3a1512" />
      <circle cx="32" cy="54" r="2.5" fill="#e7b453" />
      <ellipse cx="32" cy="25" rx="13" ry="16" fill="#f0d3ae" />
      {line('M23 23l6 2M36 20l7-1')}
      <path d="M25 26h3v3h-3z" fill={INK} />
      <circle cx="38.5" cy="27" r="5" fill="#e6f8ff" stroke="#e7b453" strokeWidth="2" />
      <path d="M37.5 26h2v3h-2z" fill={INK} />
      {line('M43 29c2 6 1 9 0 14', '#e7b453', 1.5)}
      <path d="M26 35c4 2 8 1 12-1-1 5-4 7-6 7s-5-2-6-6z" fill={INK} />
      {line('M22 32l3 5', '#b3301c', 1.5)}
    </>
  ),
};

/** A bot's portrait; nothing for one that is not known. */
export const Portrait = ({ bot, className }: { bot: string; className?: string | undefined }) => (
  <svg viewBox="0 0 64 64" className={className} aria-hidden="true">
    {DRAWN[bot]}
  </svg>
);
