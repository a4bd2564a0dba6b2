import { memo } from 'react';
import { definitionOf, NONE } from '../../../engine/index.ts';
import { isDeclaredStep } from '../../../host/index.ts';
import { announcement } from '../../../text/en/game/announcements.ts';
import { nameOf } from '../../../text/en/names.ts';
import { STRIP } from '../../../text/en/table/strip/strip.ts';
import { anchorRef } from '../../input/anchors.ts';
import { useGame, useTable } from '../../page/session/game.ts';
import { useDesk } from '../../play/context.ts';
import { endOf, usePlaying } from '../../show/context.ts';
import { sayLight, useReached } from '../touch/useTouchable.ts';
import css from './stack.module.css';

/**
 * True if the sentence beside says all of it: a step alone, while its fuse burns, or as it resolves in a scene. A card
 * that was announced stays in the strip until it resolves, to be touched and read.
 */
function useIsSaid(): boolean {
  const isStep = useTable((table) => table.stack.length === 1 && !table.stack[0].cancelled && isDeclaredStep(table));
  const isAhead = useGame(({ waiting }) => waiting.kind === 'grace');
  const isPrompt = useDesk(({ task }) => task.kind === 'none');
  const scene = usePlaying(({ beat }) => beat && (endOf(beat).stack.length > 1 ? 'another' : 'own'));
  return isStep && (scene ? scene === 'own' : isAhead && isPrompt);
}

/**
 * What waits to resolve, numbered in the order of resolution: last announced, first resolved (R9.2). A step that the
 * sentence beside names is not said twice.
 */
export const Stack = memo(function Stack() {
  const length = useTable((table) => table.stack.length);
  const isSaid = useIsSaid();
  if (length === 0 || isSaid) return null;
  return (
    <ol className={css.stack} data-stack="" aria-label={STRIP.stack}>
      {Array.from({ length }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the stack is its identity
        <Waiting key={length - i} order={i + 1} at={length - 1 - i} />
      ))}
    </ol>
  );
});

const Waiting = memo(function Waiting({ order, at }: { order: number; at: number }) {
  const item = useTable((table) => table.stack[at]);
  const text = useTable((table) => {
    const waiting = table.stack[at];
    const name = (card: number) => definitionOf(table, card).name;
    return waiting ? announcement(waiting, table.infiltration?.square ?? 0, name) : '';
  });
  const by = useGame((s) => (item ? nameOf(s.game?.names, item.side) : ''));
  const { 'data-light': light, onClick } = useReached(item?.card ?? NONE);
  if (!item) return null;
  return (
    <li>
      <button
        ref={anchorRef(`waiting:${order}`)}
        type="button"
        className={css.waiting}
        data-waits={order}
        data-side={item.side}
        data-light={light}
        onClick={() => item.card >= 0 && onClick()}
      >
        <b className={css.order}>{order}</b>
        <span>
          <span className={css.announced}>
            {text}
            {item.cancelled && <em>{STRIP.cancelled}</em>}
          </span>
          <span className={css.by}>{by}</span>
          <span className="visually-hidden">{sayLight(light)}</span>
        </span>
      </button>
    </li>
  );
});
