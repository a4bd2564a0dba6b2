import { Eye, Mask } from '../../kit/emblems.tsx';

/** The picture behind the title: a mountain with eight lit rooms under a red sun, and a blueprint that closes in on it. */
export const Poster = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 12 1200 380" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <defs>
      <linearGradient id="poster-sky" x1="0" x2="1">
        <stop offset=".35" stopColor="#2a1114" />
        <stop offset=".75" stopColor="#0b2138" />
      </linearGradient>
      <linearGradient id="poster-rock" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#5b1f16" />
        <stop offset="1" stopColor="#1d0d10" />
      </linearGradient>
      <pattern id="poster-grid" width="40" height="40" patternUnits="userSpaceOnUse">
        <path d="M40 0H0V40" fill="none" stroke="#2b5f8a" strokeOpacity=".35" />
      </pattern>
    </defs>
    <path d="M0 0h1200v420H0z" fill="url(#poster-sky)" />
    <g stroke="#ff7a33" strokeOpacity=".16" strokeWidth="14">
      <path d="M330 150-60-60M330 150 120-80M330 150 330-80M330 150 540-80M330 150 720-60M330 150-60 90M330 150-60 240" />
    </g>
    <Eye transform="translate(330 140)" />
    <path d="M-20 420 222 212l34 14 36-24 40 20 44-22 38 18 276 202z" fill="url(#poster-rock)" />
    <path d="m222 212 34 14 36-24 40 20 44-22 38 18 34 25-42-8-22 26-44-26-40 30-28-30-54 14z" fill="#e7b453" />
    <path d="M700 0h500v420H640z" fill="url(#poster-grid)" />
    <g fill="#ffe27a">
      {Array.from({ length: 8 }, (_, room) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the rooms are their numbers
          key={room}
          x={140 + room * 46}
          y={322}
          width={34}
          height={26}
          rx={3}
          opacity={room === 2 || room === 5 ? '.25' : '.95'}
        />
      ))}
    </g>
    <path d="M124 356h390v6H124z" fill="#e7b453" />
    <g fill="none" stroke="#6fdcff" strokeWidth="3">
      <path d="M536 338 690 318" strokeDasharray="10 8" />
      <path d="M690 318h130v-62h130v62h130v-40h90M950 256v-70M820 318v70h110" />
    </g>
    <g fill="#0b2138" stroke="#6fdcff" strokeWidth="3">
      <path d="M672 300h36v36h-36zM802 300h36v36h-36zM802 238h36v36h-36zM932 238h36v36h-36zM932 300h36v36h-36zM1062 300h36v36h-36zM1062 260h36v36h-36zM1152 260h36v36h-36zM912 370h36v36h-36z" />
    </g>
    <Mask transform="translate(950.2 94.6) scale(.45)" />
  </svg>
);
