import type { Corridor } from '../../engine/foresight.ts';
import { NONE, spyInPlay } from '../../engine/index.ts';
import { useTable } from '../page/session/game.ts';
import { useDesk } from './context.ts';
import { corridorOf, spyRead } from './corridor.ts';

/** What the Spy whose corridor is read comes to; null if none is read. */
export function useCorridor(): Corridor | null {
  const task = useDesk((desk) => desk.task);
  return useTable((table) => {
    const spy = spyRead(table, task);
    return spy === NONE || !spyInPlay(table, spy) ? null : corridorOf(table, spy);
  });
}
