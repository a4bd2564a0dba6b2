import type { KeyboardEvent } from 'react';
import type { CardId } from '../../../engine/index.ts';
import { MAP } from '../../../text/en/table/map.ts';
import { KEYS } from '../../input/keys.ts';
import { useDefinition, useGameStore } from '../../page/session/game.ts';
import { atOnce } from '../../page/session/press.ts';
import css from './mover.module.css';

/** Step of a move, in steps of a Node: as fine as places on the map are. */
const HALF = 0.5;
/** A Network that is in the way is passed over, if it is no longer than this many steps of a move. */
const FARTHEST = 24;

const WAYS = [
  { name: 'up', sign: '▲', key: 'ArrowUp' },
  { name: 'left', sign: '◀', key: 'ArrowLeft' },
  { name: 'right', sign: '▶', key: 'ArrowRight' },
  { name: 'down', sign: '▼', key: 'ArrowDown' },
] as const;

/** Moves the Network of a Node over the map by buttons and arrow keys. `side`: where they are in nobody's way. */
export function Mover({ node, side, done }: { node: CardId; side: 'left' | 'right'; done(): void }) {
  const game = useGameStore();
  const { name } = useDefinition(node);
  const go = (way: { x: number; y: number }) => atOnce(() => goNow(way));
  const goNow = ({ x, y }: { x: number; y: number }) => {
    const { layout, post } = game.getState();
    const from = layout[node];
    if (!from) return;
    // The session puts it at the nearest free place. What lies in the way is passed over.
    for (let far = 1; far <= FARTHEST; far++) {
      post({ do: 'place', node, at: [from[0] + far * HALF * x, from[1] + far * HALF * y] });
      const now = game.getState().layout[node];
      if ((now[0] - from[0]) * x > 0 || (now[1] - from[1]) * y > 0) return;
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = WAYS.find(({ key }) => key === event.key);
    if (!way) return;
    event.preventDefault();
    go(KEYS.ways[way.key]);
  };
  return (
    <fieldset className={css.mover} data-side={side} aria-label={MAP.moving(name)} onKeyDown={onKeyDown}>
      {WAYS.map((way) => (
        <button
          key={way.name}
          type="button"
          className={css.way}
          data-way={way.name}
          aria-label={MAP.ways[way.name]}
          onClick={() => go(KEYS.ways[way.key])}
        >
          {way.sign}
        </button>
      ))}
      <button type="button" className={css.done} onClick={done}>
        {MAP.done}
      </button>
    </fieldset>
  );
}
