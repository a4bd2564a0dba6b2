import { RETRY } from '../../../text/en/screens/declassified.ts';
import { MENU, RAIL } from '../../../text/en/screens/game.ts';
import { LESSON } from '../../../text/en/table/lesson.ts';
import { Tool, Tools } from '../../kit/Tool.tsx';
import { useReference } from '../../reference/reference.ts';
import { Mute } from '../../show/sound/Mute.tsx';
import { Undo } from '../../table/undo/Undo.tsx';

interface Props {
  /** True beside a secret choice: nothing is taken back there. */
  secret?: boolean;
  logOpen: boolean;
  onLog(): void;
  onMenu(): void;
  /** Tells what the mission or the puzzle is about, in a game that has one. */
  onLesson?: (() => void) | undefined;
  isPuzzle?: boolean;
  /** Tells what the moment is about, in a game that tries one again. */
  onRetry?: (() => void) | undefined;
  /** Goes back to the result, once the game is over. */
  onResult: (() => void) | undefined;
}

/** The few controls that belong to neither side, along the edge of the table. */
export function Rail({ secret = false, logOpen, onLog, onMenu, onLesson, isPuzzle = false, onRetry, onResult }: Props) {
  const { openRules } = useReference();
  return (
    <Tools label={RAIL.title}>
      <Tool label={MENU.title} picture="M4 6h16M4 12h16M4 18h16" onClick={onMenu} />
      {!secret && <Undo />}
      {onLesson && (
        <Tool label={isPuzzle ? LESSON.puzzle.open : LESSON.open} picture="M5 21V4h11l-2 4 2 4H5" onClick={onLesson} />
      )}
      {onRetry && <Tool label={RETRY.open} picture="M5 21V4h11l-2 4 2 4H5" onClick={onRetry} />}
      <Tool label={RAIL.log} picture="M6 3h12v18H6zM9 8h6M9 12h6M9 16h4" onClick={onLog} pressed={logOpen} />
      <Tool label={RAIL.rules} picture="M4 5q4-2 8 1v14q-4-3-8-1zM20 5q-4-2-8 1v14q4-3 8-1z" onClick={openRules} />
      <Mute />
      {onResult && <Tool label={RAIL.result} picture="M7 4h10v6a5 5 0 0 1-10 0zM12 15v5M8 20h8" onClick={onResult} />}
    </Tools>
  );
}
