import { memo } from 'react';
import { squareSpot } from '../desk/spots.ts';
import { useDefinition, useTable } from '../useTable.ts';
import { lightWords, useTouchable } from '../useTouchable.ts';
import { ContraptionUnit } from './ContraptionUnit.tsx';
import css from './lair.module.css';
import { MinionUnit } from './MinionUnit.tsx';
import { SpyToken } from './SpyToken.tsx';

/** One square of the lair: its number, who stands in it, and the Spy on its way. */
export const Room = memo(function Room({ square }: { square: number }) {
  const occupant = useTable((table) => table.lair[square - 1]?.card ?? -1);
  const infiltrator = useTable((table) => (table.infiltration?.square === square ? table.infiltration.spy : -1));
  const behind = useTable((table) => (table.infiltration ? square < table.infiltration.square : false));
  return (
    <li
      className={css.room}
      data-square={square}
      data-visited={behind || undefined}
      data-spy={infiltrator >= 0 || undefined}
    >
      <span className={css.number} aria-hidden="true">
        {square}
      </span>
      {occupant < 0 ? <Unoccupied square={square} /> : <Unit card={occupant} square={square} />}
      {infiltrator >= 0 && <SpyToken card={infiltrator} square={square} />}
    </li>
  );
});

function Unit({ card, square }: { card: number; square: number }) {
  const { type } = useDefinition(card);
  return type === 'minion' ? (
    <MinionUnit card={card} square={square} />
  ) : (
    <ContraptionUnit card={card} square={square} />
  );
}

function Unoccupied({ square }: { square: number }) {
  const touchable = useTouchable(squareSpot(square));
  return (
    <button
      type="button"
      className={css.floor}
      aria-label={`Square ${square}, unoccupied${lightWords(touchable)}`}
      {...touchable}
    />
  );
}
