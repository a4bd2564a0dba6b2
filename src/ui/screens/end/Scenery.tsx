import type { Side } from '../../../engine/index.ts';
import { Eye, Mask } from '../../kit/emblems.tsx';

interface Props {
  winner: Side | 'draw';
  x: number;
  y: number;
  width: number;
  height: number;
  /** True: the box is much broader than high. */
  broad: boolean;
}

/** The picture of a poster: the doomsday device at work, the agent before the fallen lair, or both face to face. */
export const Scenery = ({ winner, broad, ...box }: Props) => (
  <svg
    {...box}
    viewBox={broad ? '-420 0 1840 480' : '0 0 1000 480'}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {winner === 'genius' && <Doom />}
    {winner === 'spymaster' && <Rescue />}
    {winner === 'draw' && (
      <>
        <Doom />
        <clipPath id="end-half">
          <path d="M560 0h860v480H440z" />
        </clipPath>
        <g clipPath="url(#end-half)">
          <Rescue />
        </g>
        <path d="M560-10 440 490" stroke="#e7b453" strokeWidth="10" />
      </>
    )}
  </svg>
);

const RAYS = Array.from({ length: 24 }, (_, ray) => ray * 15);
const ROOMS = Array.from({ length: 8 }, (_, room) => 316 + room * 47);

const Doom = () => (
  <g>
    <defs>
      <radialGradient id="end-doom" cy=".42">
        <stop offset="0" stopColor="#a82c17" />
        <stop offset=".55" stopColor="#5b1512" />
        <stop offset="1" stopColor="#2a0d10" />
      </radialGradient>
      <linearGradient id="end-rock" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#5b1f16" />
        <stop offset="1" stopColor="#160a0d" />
      </linearGradient>
    </defs>
    <path d="M-420 0h1840v480H-420z" fill="url(#end-doom)" />
    <g fill="#ff7a33" fillOpacity=".2">
      {RAYS.map((turn) => (
        <path key={turn} d="M500 190 1600 118V262z" transform={`rotate(${turn} 500 190)`} />
      ))}
    </g>
    <g fill="none" stroke="#ffe27a">
      <ellipse cx="500" cy="190" rx="250" ry="66" strokeWidth="5" transform="rotate(-14 500 190)" />
      <ellipse cx="500" cy="190" rx="330" ry="92" strokeWidth="3" strokeOpacity=".7" transform="rotate(12 500 190)" />
    </g>
    <Eye transform="translate(500 190) scale(1.34)" dark="#5b1512" />
    <g fill="#ffe27a">
      <circle cx="262" cy="252" r="11" />
      <circle cx="823" cy="259" r="9" />
    </g>
    <path
      d="M-20 480 300 318l60 18 40-30 44 24 56-30 52 28 46-26 44 30 58-16 360 164z"
      fill="url(#end-rock)"
      stroke="#2a0d10"
      strokeWidth="4"
    />
    <path
      d="m300 318 60 18 40-30 44 24 56-30 52 28 46-26 44 30 58-16 46 21-60 10-34 24-50-22-52 32-50-30-46 30-38-28-56 14-66-10-40 4z"
      fill="#e7b453"
    />
    <g fill="#ffe27a">
      {ROOMS.map((x) => (
        <rect key={x} x={x} y="408" width="36" height="28" rx="3" />
      ))}
    </g>
    <path d="M300 445h400v7H300z" fill="#e7b453" />
  </g>
);

const NODES: readonly [number, number][] = [
  [90, 130],
  [210, 70],
  [150, 260],
  [262, 196],
  [910, 120],
  [800, 60],
  [900, 256],
  [742, 184],
];

const Rescue = () => (
  <g>
    <defs>
      <radialGradient id="end-rescue" cy=".45">
        <stop offset="0" stopColor="#1f5a86" />
        <stop offset=".6" stopColor="#123353" />
        <stop offset="1" stopColor="#0a1c30" />
      </radialGradient>
      <pattern id="end-grid" width="40" height="40" patternUnits="userSpaceOnUse">
        <path d="M40 0H0V40" fill="none" stroke="#6fdcff" strokeOpacity=".2" />
      </pattern>
    </defs>
    <path d="M-420 0h1840v480H-420z" fill="url(#end-rescue)" />
    <path d="M-420 0h1840v480H-420z" fill="url(#end-grid)" />
    <g fill="none" stroke="#6fdcff" strokeWidth="3">
      <path d="M90 130h120V70M150 260h112v-64M210 70 262 196M910 120H800V60M900 256H742v-72M800 60 742 184" />
      <path d="M262 196h60M742 184h-64" strokeDasharray="12 9" />
    </g>
    <g fill="#0b2138" stroke="#6fdcff" strokeWidth="3">
      {NODES.map(([x, y]) => (
        <rect key={x} x={x - 20} y={y - 20} width="40" height="40" />
      ))}
    </g>
    <g transform="translate(766 372)">
      <circle r="84" fill="#a8321f" />
      <path d="M-62-22q62 46 124 0" fill="none" stroke="#2a1114" strokeWidth="7" strokeLinecap="round" />
      <path d="M-40-4-50 12M0 4V22M40-4 50 12" stroke="#2a1114" strokeWidth="6" strokeLinecap="round" />
    </g>
    <circle cx="500" cy="206" r="176" fill="#f6ead0" />
    <circle cx="500" cy="206" r="196" fill="none" stroke="#f6ead0" strokeOpacity=".35" strokeWidth="6" />
    <Mask transform="translate(500 206) scale(.68)" fill="#0b2138" />
    <path d="M-20 480 250 372l46 14 40-22 60 30 104-40 96 36 60-28 50 26 60-20 284 112z" fill="#081522" />
    <g fill="#1c3247">
      {ROOMS.map((x) => (
        <rect key={x} x={x} y="430" width="36" height="26" rx="3" />
      ))}
    </g>
  </g>
);
