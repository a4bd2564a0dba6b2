import { SIDES } from '../../engine/index.ts';
import type { ShownLesson } from '../../store/types.ts';
import { useGame } from '../page/session/game.ts';
import type { After } from './About.tsx';
import { About } from './About.tsx';
import { Tip } from './Tip.tsx';
import { useCalm } from './useCalm.ts';

export type { After } from './About.tsx';

/** What tells one end of a lesson from another; null: it goes on. */
export type Ending = string | null;

const endingOf = ({ stands, losses }: ShownLesson): Ending => (stands === 'on' ? null : `${stands} ${losses}`);

interface Props {
  /** Somebody asks what it is about. */
  open: boolean;
  /** It has been read. */
  isRead: boolean;
  /** The end that was read last. */
  read: Ending;
  onRead(ending: Ending): void;
  after: After | null;
}

/** What the open game teaches: its tips, what it is about, and how it ended. */
export function Lesson({ open, isRead, read, onRead, after }: Props) {
  const lesson = useGame((s) => s.lesson);
  const turn = useGame((s) => s.table?.turn.side ?? 'genius');
  const isCurtained = useGame((s) => s.curtain !== null);
  const isCalm = useCalm(lesson !== null && lesson.stands !== 'on');
  if (!lesson) return null;
  const { stands, tip, inHand, side } = lesson;
  const ending = endingOf(lesson);
  const isAbout = open || !isRead || (ending !== null && ending !== read && isCalm);
  // One thing at a time: what concerns a hand comes first.
  const isTold = SIDES.some((who) => inHand[who] !== null);
  return (
    <>
      {tip && stands === 'on' && !isCurtained && !isTold && (
        <Tip key={tip.number} tip={tip} side={side === 'both' ? turn : side} />
      )}
      {SIDES.map((who) => {
        const own = inHand[who];
        return own && <Tip key={`${who} ${own.number}`} tip={own} side={who} inHand />;
      })}
      {isAbout && <About lesson={lesson} isFirst={!isRead} after={after} onClose={() => onRead(ending)} />}
    </>
  );
}
