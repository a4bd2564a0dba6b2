import { memo } from 'react';
import { SQUARES } from '../../../engine/index.ts';
import { useDragging } from '../useDragging.ts';
import { Device } from './Device.tsx';
import css from './lair.module.css';
import { Room } from './Room.tsx';

const ROOMS = Array.from({ length: SQUARES }, (_, i) => i + 1);

/** The lair cut open: eight rooms from the way in to the doomsday device. */
export const Lair = memo(function Lair() {
  const dragging = useDragging();
  return (
    <section className={css.lair} aria-label="Lair" {...dragging}>
      <div className={css.walls} aria-hidden="true">
        {ROOMS.map((square) => (
          <i key={square} className={css.wall} />
        ))}
      </div>
      <ol className={css.rooms}>
        {ROOMS.map((square) => (
          <Room key={square} square={square} />
        ))}
      </ol>
      <Device />
    </section>
  );
});
