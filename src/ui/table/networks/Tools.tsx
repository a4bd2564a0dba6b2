import { MAP } from '../../../text/page/map.ts';
import css from './tools.module.css';

interface Props {
  byHand: boolean;
  zoom(factor: number): void;
  fit(): void;
  /** Whether the Network of the touched Node is being moved; undefined: no Node is touched. */
  moves: boolean | undefined;
  move(): void;
}

/** A touch makes the map so many times larger. */
const FACTOR = 1.25;

/** The buttons beside the map: larger, smaller, and as large as all of it can be seen. */
export const Tools = ({ byHand, zoom, fit, moves, move }: Props) => (
  <div className={css.tools} data-map-part="tools">
    <button type="button" className={css.tool} aria-label={MAP.larger} title={MAP.larger} onClick={() => zoom(FACTOR)}>
      +
    </button>
    <button
      type="button"
      className={css.tool}
      aria-label={MAP.smaller}
      title={MAP.smaller}
      onClick={() => zoom(1 / FACTOR)}
    >
      −
    </button>
    <button
      type="button"
      className={css.tool}
      aria-label={MAP.all}
      title={MAP.all}
      aria-pressed={!byHand}
      onClick={fit}
    >
      <svg viewBox="0 0 24 24" className={css.corners} aria-hidden="true">
        <path d="M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6" />
      </svg>
    </button>
    {moves !== undefined && (
      <button
        type="button"
        className={css.move}
        aria-label={MAP.move}
        title={MAP.move}
        aria-pressed={moves}
        onClick={move}
      >
        <svg viewBox="0 0 24 24" className={css.corners} aria-hidden="true">
          <path d="M12 2v20M2 12h20M9 5l3-3 3 3M9 19l3 3 3-3M5 9l-3 3 3 3M19 9l3 3-3 3" />
        </svg>
      </button>
    )}
  </div>
);
