import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { memo } from 'react';
import type { Passage } from '../../../engine/foresight.ts';
import type { DeepReadonly, Occupant } from '../../../engine/index.ts';
import { LAIR } from '../../../text/en/table/lair.ts';
import { anchorRef } from '../../input/anchors.ts';
import { squareSpot } from '../../play/spots.ts';
import marks from '../touch/marks.module.css';
import { lightWords, useTouchable } from '../touch/useTouchable.ts';
import { Infiltrator } from './Infiltrator.tsx';
import css from './room.module.css';
import { Sign } from './Sign.tsx';
import { Unit } from './Unit.tsx';

interface RoomProps {
  square: number;
  floor: 1 | 2;
  occupant: DeepReadonly<Occupant> | null;
  /** The Spy that is here, and its way past who stands here while that burns. */
  spy: number | null;
  walk: CSSProperties | null;
  /** The Spy has left this room behind, or is at the plan beyond it. */
  passed: boolean;
  /** What the Spy is about to do here. */
  about: 'destroy' | 'sneak' | undefined;
  /** What the Spy whose corridor is read would come to here; null if it does not get here. Undefined: nothing is read. */
  passage: Passage | null | undefined;
}

/** One square of the lair: its number, its occupant, and the infiltrating Spy in front of it, if it is here. */
export const Room = memo(function Room({ square, floor, occupant, spy, walk, passed, about, passage }: RoomProps) {
  const infiltrator = spy !== null && <Infiltrator card={spy} square={passed ? square + 1 : square} />;
  return (
    <li
      ref={anchorRef(`square:${square}`)}
      className={css.room}
      data-square={square}
      data-floor={floor}
      data-visited={passed || undefined}
      data-spy={spy !== null || undefined}
      data-walking={walk !== null || undefined}
      data-about={about}
      style={walk ?? undefined}
    >
      <span className={css.number} data-far={square} aria-hidden="true">
        {square}
      </span>
      {!passed && infiltrator}
      {occupant ? <Unit {...occupant} square={square} /> : <Unoccupied square={square} />}
      {passed && infiltrator}
      {passage !== undefined && <Sign passage={passage} />}
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
