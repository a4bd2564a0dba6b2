import { logLineOf } from '../../text/en/game/log.ts';
import { useGameStore } from '../page/session/game.ts';
import { usePlaying } from './context.ts';

/** What happens on the stage, in the words of the log; null when nothing plays. */
export function useCaption(): string | null {
  const { table } = useGameStore().getState();
  const cue = usePlaying((playing) => playing.cue);
  if (!cue || !table) return null;
  const lines = cue.events.flatMap((event) => logLineOf(event, table)?.text ?? []);
  return lines.slice(-2).join(' ');
}
