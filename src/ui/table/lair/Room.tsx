import clsx from 'clsx';
import { memo } from 'react';
import type { DeepReadonly, Occupant } from '../../../engine/index.ts';
import { LAIR } from '../../../text/page/table.ts';
import { squareSpot } from '../desk/spots.ts';
import marks from '../touch/marks.module.css';
import { lightWords, useTouchable } from '../touch/useTouchable.ts';
import css from './room.module.css';
import { SpyToken } from './SpyToken.tsx';
import { Unit } from './Unit.tsx';

interface RoomProps {
  square: number;
  occupant: DeepReadonly<Occupant> | null;
  /** The Spy that has come here. */
  spy: number | null;
  /** True if the Spy has been here on its way. */
  visited: boolean;
}

/** One square of the lair: its number, its occupant, and the infiltrating Spy if it is here. */
export const Room = memo(function Room({ square, occupant, spy, visited }: RoomProps) {
  return (
    <li
      className={css.room}
      data-square={square}
      data-visited={visited || undefined}
      data-spy={spy !== null || undefined}
    >
      <span className={css.number} data-far={square} aria-hidden="true">
        {square}
      </span>
      {occupant ? <Unit {...occupant} square={square} /> : <Unoccupied square={square} />}
      {spy !== null && <SpyToken card={spy} square={square} />}
    </li>
  );
});

function Unoccupied({ square }: { square: number }) {
  const touchable = useTouchable(squareSpot(square));
  return (
    <button
      type="button"
      className={clsx(css.floor, marks.frame)}
      aria-label={LAIR.unoccupied(square) + lightWords(touchable)}
      {...touchable}
    />
  );
}
