import type { CardType } from '../../engine/index.ts';
import css from './ground.module.css';

export type GroundName = 'lair' | 'laboratory' | 'street' | 'sky';

/** Where the cards of each type are at home. */
export const GROUND_OF: Readonly<Record<CardType, GroundName>> = {
  minion: 'lair',
  epiphany: 'lair',
  contraption: 'laboratory',
  spy: 'street',
  node: 'street',
  plan: 'sky',
  intelligence: 'sky',
};

type Layer = 'far' | 'lit' | 'light' | 'near';

/** Each on a square of 512, of which the middle is always seen: its layers from the back to the front. */
const DRAWN: Readonly<Record<GroundName, readonly (readonly [Layer, path: string])[]>> = {
  lair: [
    [
      'far',
      'M-256 0h1024v130l-46 92-34-70-52 150-44-120-58 60-40-96-62 132-44-152-58 84-42-64-60 142-40-112-54 66-46-98-56 158-48-118-62 64-38-90-52 122-44-96z',
    ],
    ['light', 'M60 250a196 196 0 1 0 392 0a196 196 0 1 0-392 0z'],
    [
      'near',
      'M-256 512v-84l44-46 38 40 56-96 40 84 60-30 52 58 68-20 62 22 72-18 56 22 60-36 44-70 46 92 58-54 50 44 62-94 46 80 60-40 40 46v100z',
    ],
  ],
  laboratory: [
    [
      'far',
      'M-256 96h1024v14H-256zM-256 226h1024v14H-256zM-20 96v-56h34v56zM34 96V20h20v76zM84 96l14-50v-30h18v30l16 50zM380 96V44h44v52zM446 96l16-46V22h18v28l18 46zM-10 226v-60h30v60zM42 226l14-44v-36h16v36l16 44zM400 226v-70h22v70zM444 226v-44h52v44zM-140 226v-70h50v70zM600 226v-50h70v50z',
    ],
    ['light', 'M196 0h120l150 440H46z'],
    ['near', 'M-256 420h1024v24H-256zM-256 460h1024v52H-256zM244 0h24v30h40l18 26H186l18-26h40z'],
  ],
  street: [
    [
      'far',
      'M-256 512V240h70v-70h56v120h50V130h24v-40h20v40h36v130h44v-90h70v60h40V110h70v90h44v-60h22V92h18v48h30v120h40v-80h74v-50h50v110h54v-70h70v100h62v242z',
    ],
    [
      'lit',
      'M14 210h14v20H14zM44 210h14v20H44zM14 260h14v20H14zM134 150h14v20h-14zM168 150h14v20h-14zM134 200h14v20h-14zM400 220h14v20h-14zM430 220h14v20h-14zM430 266h14v20h-14zM-90 180h14v20h-14zM560 200h14v20h-14z',
    ],
    ['light', 'M64 92l-70 350h300L84 92z'],
    ['near', 'M-256 440h1024v72H-256zM46 442V82q0-30 30-30h22v14H80q-16 0-16 18v358zM60 84h52l-10 18H70z'],
  ],
  sky: [
    [
      'lit',
      'M40 60h7v7h-7zM120 120h6v6h-6zM90 220h7v7h-7zM420 60h7v7h-7zM470 150h6v6h-6zM400 230h7v7h-7zM200 40h6v6h-6zM320 90h7v7h-7zM-60 140h7v7h-7zM-140 70h6v6h-6zM560 90h7v7h-7zM640 180h6v6h-6zM30 310h6v6h-6zM480 300h6v6h-6z',
    ],
    ['light', 'M56 240a200 200 0 1 0 400 0a200 200 0 1 0-400 0z'],
    [
      'far',
      'M-256 512V420c70-60 130-54 170-20 40-74 130-70 160-4 44-46 120-40 146 14 30-64 120-74 158-12 40-50 120-46 150 6 36-50 150-40 240 10v98z',
    ],
    [
      'near',
      'M-256 512v-40c60-40 120-30 150-6 50-50 130-40 160 2 40-30 100-30 130 0 40-44 110-44 150 0 40-34 110-30 140 4 40-40 180-30 294 0v40z',
    ],
  ],
};

/** The ground on which a card's figure stands, in the colours of the card's type. It fills its box. */
export const Ground = ({ of }: { of: GroundName }) => (
  <span className={css.ground} data-ground={of} aria-hidden="true">
    <svg viewBox="0 0 512 512" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {DRAWN[of].map(([layer, path]) => (
        <path key={layer} className={css[layer]} d={path} />
      ))}
    </svg>
  </span>
);
