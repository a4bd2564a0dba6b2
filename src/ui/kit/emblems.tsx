/** The emblems of the two sides, as the title and the end of a game draw them. Each stands around its own middle. */

/** The Genius: an eye in a red sun, 244 wide. */
export const Eye = ({ transform, dark = '#2a1114' }: { transform: string; dark?: string }) => (
  <g transform={transform}>
    <circle r="122" fill="#e2472f" />
    <path d="M-118 56h236M-108 74h216M-90 92h180" stroke={dark} strokeWidth="5" />
    <path d="M-100-20c28-44 64-62 100-62s72 18 100 62c-28 38-64 52-100 52s-72-14-100-52z" fill="#f6ead0" />
    <circle cy="-24" r="44" fill="#2b6f73" />
    <circle cy="-24" r="20" fill="#1d1218" />
    <path d="M0-114v180M-104-24h208" stroke="#1d1218" strokeWidth="6" />
  </g>
);

/** The Master: a hat over dark glasses, 464 wide. */
export const Mask = ({ transform, fill = '#6fdcff' }: { transform: string; fill?: string }) => (
  <path
    transform={transform}
    fill={fill}
    d="M-104-164c40-24 64 8 104 8s64-32 104-8l32 128h-272zM-232-20h464v40h-464zm72 72h136v24h48v-24h136c0 72-24 112-72 112-40 0-64-32-72-64h-32c-8 32-32 64-72 64-48 0-72-40-72-112z"
  />
);
