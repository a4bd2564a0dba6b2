import { useEffect } from 'react';
import { SIDES } from '../../engine/index.ts';
import type { ShownLesson } from '../../store/types.ts';
import { logLineOf } from '../../text/en/game/log.ts';
import { LESSON } from '../../text/en/table/lesson.ts';
import { missionName } from '../../text/plain.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { go } from '../page/route/route.ts';
import { onlySide, useGame, useGameStore } from '../page/session/game.ts';
import { useReference } from '../reference/reference.ts';
import { LogLines } from '../table/log/LogLines.tsx';
import css from './lesson.module.css';
import { Tip } from './Tip.tsx';
import { useCalm } from './useCalm.ts';

export type Stands = ShownLesson['stands'];

interface Props {
  /** Somebody asks what it is about. */
  open: boolean;
  /** How it stood when that was read last; null: never. */
  read: Stands | null;
  onRead(stands: Stands): void;
}

/** What the open game teaches: its tips, what it is about, and how it ended. */
export function Lesson({ open, read, onRead }: Props) {
  const lesson = useGame((s) => s.lesson);
  const turn = useGame((s) => s.table?.turn.side ?? 'genius');
  const isCurtained = useGame((s) => s.curtain !== null);
  const isCalm = useCalm(lesson !== null && lesson.stands !== 'on');
  if (!lesson) return null;
  const { stands, tip, inHand, side } = lesson;
  const isEnd = stands !== 'on' && stands !== read;
  const isAbout = open || read === null || (isEnd && isCalm);
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
      {isAbout && <About isFirst={read === null} onClose={() => onRead(stands)} />}
    </>
  );
}

/** What put the goal out of reach, in the words of the log. */
function Since({ action }: { action: number }) {
  const log = useGame((s) => s.log);
  const table = useGame((s) => s.table);
  const last = log.at(-1)?.segment;
  const entries = log.filter(
    (entry) =>
      entry.kind === 'event' &&
      entry.segment === last &&
      entry.actionIndex === action &&
      table !== null &&
      logLineOf(entry.event, table) !== null,
  );
  if (entries.length === 0) return null;
  return (
    <>
      <p>{LESSON.since}</p>
      <LogLines entries={entries} short />
    </>
  );
}

/** What a mission has told, to read once more. */
function Learned({ of }: { of: ShownLesson['learned'] }) {
  const { openRule } = useReference();
  return (
    <>
      <p className={css.soft}>{LESSON.learned}</p>
      <ul className={css.learned}>
        {of.map(({ say, rule }) => (
          <li key={say}>
            {LESSON.said(say)}{' '}
            {rule && (
              <Button look="quiet" small onClick={() => openRule(rule)}>
                {rule}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the lesson is about and how it stands, and where it goes on. */
function About({ isFirst, onClose }: { isFirst: boolean; onClose(): void }) {
  const { getState } = useGameStore();
  const lesson = useGame((s) => s.lesson);
  const alone = useGame((s) => onlySide(s) !== null);
  // Nothing happens behind it that its reader would miss.
  useEffect(() => {
    const { post } = getState();
    post({ do: 'tell', on: true });
    return () => post({ do: 'tell', on: false });
  }, [getState]);
  if (!lesson) return null;
  const { name, side, brief, stands, lostAt, canGoBack, learned } = lesson;
  const again = () => {
    if (getState().startAgain()) return;
    onClose();
    const { game } = getState();
    if (game) go({ screen: 'game', id: game.id });
  };
  return (
    <Dialog open title={stands === 'on' ? missionName(name) || LESSON.open : LESSON[stands]} onClose={onClose}>
      <div className={css.about} data-stands={stands}>
        {stands === 'on' && (
          <>
            <p className={css.role} data-side={side}>
              {LESSON.youAre(side, alone)}
            </p>
            <p>{LESSON.about(brief)}</p>
            {side !== 'both' && <p className={css.soft}>{LESSON.noClock}</p>}
          </>
        )}
        {stands === 'won' && <p>{LESSON.wonText}</p>}
        {stands === 'won' && learned.length > 0 && <Learned of={learned} />}
        {stands === 'lost' && <p>{LESSON.lostText}</p>}
        {lostAt !== null && <Since action={lostAt - 1} />}
        <div className="row">
          {stands === 'on' && (
            <Button look="primary" onClick={onClose}>
              {isFirst ? LESSON.begin : LESSON.goOn}
            </Button>
          )}
          {stands === 'lost' && canGoBack && (
            <Button
              look="primary"
              onClick={() => {
                getState().goBack();
                onClose();
              }}
            >
              {LESSON.back}
            </Button>
          )}
          {stands === 'won' && (
            <Button look="primary" onClick={() => go({ screen: 'learn' })}>
              {LESSON.next}
            </Button>
          )}
          {side !== 'both' && !(stands === 'on' && isFirst) && <Button onClick={again}>{LESSON.fromStart}</Button>}
          {stands !== 'on' && <Button onClick={onClose}>{LESSON.look}</Button>}
          {stands !== 'won' && !isFirst && (
            <Button look="quiet" onClick={() => go({ screen: 'learn' })}>
              {LESSON.missions}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
