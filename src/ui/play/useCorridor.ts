import type { Corridor } from '../../engine/foresight.ts';
import { NONE, spyInPlay } from '../../engine/index.ts';
import { useGame, useTable } from '../page/session/game.ts';
import { useDesk } from './context.ts';
import { corridorOf, spyRead } from './corridor.ts';
import { ofType } from './task.ts';

/** What the Spy whose corridor is read comes to; null if none is read. */
export function useCorridor(): Corridor | null {
  const task = useDesk((desk) => desk.task);
  const only = useGame(({ offers }) => {
    const [first, ...more] = ofType(offers, 'infiltrate');
    return first && more.length === 0 ? first.spy : NONE;
  });
  return useTable((table) => {
    const spy = spyRead(table, task, only);
    return spy === NONE || !spyInPlay(table, spy) ? null : corridorOf(table, spy);
  });
}
