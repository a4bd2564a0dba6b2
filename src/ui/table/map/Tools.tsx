import type { ReactNode } from 'react';
import { MAP } from '../../../text/en/table/map.ts';
import { anchorRef } from '../../input/anchors.ts';
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

interface ToolProps {
  label: string;
  /** Undefined: it is no toggle. */
  pressed?: boolean;
  className?: string;
  onClick(): void;
  children: ReactNode;
}

const Tool = ({ label, pressed, className = css.tool, onClick, children }: ToolProps) => (
  <button type="button" className={className} aria-label={label} title={label} aria-pressed={pressed} onClick={onClick}>
    {children}
  </button>
);

const Drawn = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" className={css.corners} aria-hidden="true">
    <path d={path} />
  </svg>
);

/** The buttons beside the map: larger, smaller, and as large as all of it can be seen. */
export const Tools = ({ byHand, zoom, fit, moves, move }: Props) => (
  <div ref={anchorRef('tools')} className={css.tools} data-map-part="tools">
    <Tool label={MAP.larger} onClick={() => zoom(FACTOR)}>
      +
    </Tool>
    <Tool label={MAP.smaller} onClick={() => zoom(1 / FACTOR)}>
      −
    </Tool>
    <Tool label={MAP.all} pressed={!byHand} onClick={fit}>
      <Drawn path="M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6" />
    </Tool>
    {moves !== undefined && (
      <Tool label={MAP.move} pressed={moves} className={css.move} onClick={move}>
        <Drawn path="M12 2v20M2 12h20M9 5l3-3 3 3M9 19l3 3 3-3M5 9l-3 3 3 3M19 9l3 3-3 3" />
      </Tool>
    )}
  </div>
);
