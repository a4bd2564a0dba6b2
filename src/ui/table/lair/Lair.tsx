import { memo } from 'react';
import { SQUARES } from '../../../engine/index.ts';
import { TABLE } from '../../../text/page/table.ts';
import { useTable } from '../../store/game.ts';
import { useDragging } from '../touch/useDragging.ts';
import { Device } from './Device.tsx';
import css from './lair.module.css';
import { Room } from './Room.tsx';

const ROOMS = Array.from({ length: SQUARES }, (_, i) => i + 1);

/** The floor on which a Spy is, where the lair has two: it is higher, so that both who meet there can be read. */
const floorOf = (square: number): 1 | 2 | undefined =>
  square < 1 || square > SQUARES ? undefined : square <= SQUARES / 2 ? 1 : 2;

/** The lair in cross-section: eight rooms from the entrance to the doomsday device. */
export const Lair = memo(function Lair() {
  const lair = useTable((table) => table.lair);
  const infiltration = useTable((table) => table.infiltration);
  const dragging = useDragging();
  const at = infiltration?.square ?? 0;
  const spyAt = (square: number) => (infiltration && at === square ? infiltration.spy : null);
  return (
    <section className={css.lair} data-lair="" data-floor={floorOf(at)} aria-label={TABLE.area.lair} {...dragging}>
      <div className={css.walls} aria-hidden="true">
        {ROOMS.map((square) => (
          <i key={square} className={css.wall} />
        ))}
      </div>
      <ol className={css.rooms}>
        {ROOMS.map((square) => (
          <Room key={square} square={square} occupant={lair[square - 1]} spy={spyAt(square)} visited={square < at} />
        ))}
      </ol>
      <Device spy={spyAt(SQUARES + 1)} />
    </section>
  );
});
