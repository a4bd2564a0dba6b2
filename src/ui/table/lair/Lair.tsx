import { memo } from 'react';
import { isInfiltrating, NONE, SQUARES, spyInPlay } from '../../../engine/index.ts';
import { TABLE } from '../../../text/en/table/table.ts';
import { anchorRef } from '../../input/anchors.ts';
import { useTable } from '../../page/session/game.ts';
import { useDesk } from '../../play/context.ts';
import { squareOfSpot } from '../../play/spots.ts';
import { useCorridor } from '../../play/useCorridor.ts';
import { useAboutTo } from '../../show/useAboutTo.ts';
import { EvilPlan } from '../plan/EvilPlan.tsx';
import { useDragging } from '../touch/useDragging.ts';
import { Infiltrator } from './Infiltrator.tsx';
import css from './lair.module.css';
import { Room } from './Room.tsx';
import room from './room.module.css';
import { useSliding } from './useSliding.ts';
import { useWalk } from './useWalk.ts';

const ROOMS = Array.from({ length: SQUARES }, (_, i) => i + 1);

/** Where the lair has two floors. The entrance is on the first one, the plan on the second. */
const floorOf = (square: number): 1 | 2 => (square <= SQUARES / 2 ? 1 : 2);

/**
 * The lair in cross-section: eight rooms from the entrance to the doomsday device. A Spy in it takes the place of one
 * more card on its floor, so who stands in the rooms stays where it is while the Spy goes by. A Spy that is about to be
 * sent has its place at the entrance already.
 */
export const Lair = memo(function Lair() {
  const lair = useTable((table) => table.lair);
  const infiltration = useTable((table) => table.infiltration);
  const dragging = useDragging();
  const opens = useTable(isInfiltrating);
  const spy = infiltration?.spy ?? null;
  const at = infiltration?.square ?? (opens ? 0 : -1);
  const walk = useWalk(at);
  const corridor = useCorridor();
  const touched = useDesk(({ task }) => (task.kind === 'card' ? task.card : NONE));
  const lit = useDesk((desk) => desk.lit);
  /** A touch anywhere in the lair sends the Spy that is touched. */
  const sends = useTable(
    (table) => spyInPlay(table, touched) !== null && [...lit].some((spot) => squareOfSpot(table, spot) > 0),
  );
  useSliding();
  const about = useAboutTo('destroy', 'sneak');
  /** The room with the Spy. At the plan it has gone past whoever stands in the last one. */
  const met = Math.min(at, SQUARES);
  return (
    <section
      className={css.lair}
      data-lair=""
      data-sends={sends || undefined}
      data-spy-on={opens ? floorOf(at) : undefined}
      aria-label={TABLE.area.lair}
      {...dragging}
    >
      <div className={css.walls} aria-hidden="true">
        {met === 0 && (
          <i className={css.outside} data-walking={walk !== null || undefined} style={walk ?? undefined}>
            <i className={css.opening} />
          </i>
        )}
        {ROOMS.map((square) => (
          <i
            key={square}
            ref={anchorRef(`wall:${square}`)}
            className={css.wall}
            data-wall={square}
            data-floor={floorOf(square)}
            data-met={square === met || undefined}
          />
        ))}
      </div>
      <ol className={css.rooms}>
        {met === 0 && (
          <li
            ref={anchorRef('entrance')}
            className={room.entrance}
            data-entrance=""
            data-walking={walk !== null || undefined}
            style={walk ?? undefined}
            aria-hidden={spy === null}
          >
            {spy !== null && <Infiltrator card={spy} square={0} />}
          </li>
        )}
        {ROOMS.map((square) => (
          <Room
            key={square}
            square={square}
            floor={floorOf(square)}
            occupant={lair[square - 1]}
            spy={square === met ? spy : null}
            walk={square === met ? walk : null}
            passed={square < at}
            about={square === at ? about : undefined}
            passage={corridor && square > at ? corridor.squares[square - 1] : undefined}
          />
        ))}
      </ol>
      <EvilPlan />
    </section>
  );
});
