import type { ReactNode } from 'react';
import { useEffect } from 'react';
import type { CardId, Side } from '../../engine/index.ts';
import { definitionOf, other, SIDES } from '../../engine/index.ts';
import type { ShownLesson } from '../../store/types.ts';
import { ROLE } from '../../text/en/roles.ts';
import { LESSON } from '../../text/en/table/lesson.ts';
import { list } from '../../text/en/words.ts';
import { missionName } from '../../text/plain.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { beginAgain } from '../page/route/beginAgain.ts';
import { go } from '../page/route/route.ts';
import { onlySide, useGame, useGameStore } from '../page/session/game.ts';
import { useReference } from '../reference/reference.ts';
import { Lost } from './Lost.tsx';
import css from './lesson.module.css';

/** Where a mission that was won goes on. */
export interface After {
  /** Begins the next mission of its row; null after the last one. */
  readonly next: (() => void) | null;
  /** The name of the game with tips that comes after the last one. */
  readonly guided: string | null;
}

interface Props {
  lesson: ShownLesson;
  /** Nobody has read it yet. */
  isFirst: boolean;
  after: After | null;
  onClose(): void;
}

/** What the lesson is about and how it stands, and where it goes on. */
export function About({ lesson, isFirst, after, onClose }: Props) {
  const store = useGameStore();
  // Nothing happens behind it that its reader would miss.
  useEffect(() => {
    const { post } = store.getState();
    post({ do: 'tell', on: true });
    return () => post({ do: 'tell', on: false });
  }, [store]);
  const { name, side, stands, lost, puzzle } = lesson;
  const isNew = stands === 'on' && isFirst && !lesson.begun;
  const back = lost?.back ?? null;
  const next = after?.next ?? null;
  const fromStart = (look: 'primary' | 'plain') => (
    <Button
      look={look}
      onClick={() => {
        if (beginAgain(store)) onClose();
      }}
    >
      {LESSON.fromStart}
    </Button>
  );
  const missions = (look: 'primary' | 'quiet') => (
    <Button look={look} onClick={() => go({ screen: puzzle ? 'puzzles' : 'learn' })}>
      {puzzle ? LESSON.puzzles : LESSON.missions}
    </Button>
  );
  const words = puzzle ? LESSON.puzzle : LESSON;
  const lookAt = <Button onClick={onClose}>{LESSON.look}</Button>;
  return (
    <Dialog open title={stands === 'on' ? missionName(name) || words.open : words[stands]} onClose={onClose}>
      <div className={css.about} data-stands={stands}>
        {stands === 'on' && (
          <>
            <Brief lesson={lesson} />
            <Choices>
              <Button look="primary" onClick={onClose}>
                {isNew ? LESSON.begin : LESSON.goOn}
              </Button>
              {side !== 'both' && !isNew && fromStart('plain')}
              {!isNew && missions('quiet')}
            </Choices>
          </>
        )}
        {stands === 'won' && (
          <>
            <p>{puzzle && !puzzle.isProved ? LESSON.puzzle.wonAnyway : words.wonText}</p>
            {lesson.learned.length > 0 && <Learned of={lesson.learned} />}
            {after && !next && after.guided !== null && <p>{LESSON.guided(after.guided)}</p>}
            <Choices>
              {next && (
                <Button look="primary" onClick={next}>
                  {LESSON.nextMission}
                </Button>
              )}
              {!next && missions('primary')}
              {side !== 'both' && fromStart('plain')}
              {lookAt}
              {next && missions('quiet')}
            </Choices>
          </>
        )}
        {stands === 'lost' && (
          <>
            <p>{words.lostText}</p>
            {lost && <Lost lost={lost} inPuzzle={puzzle !== null} />}
            <details className={css.fold}>
              <summary>{LESSON.brief}</summary>
              <Brief lesson={lesson} />
            </details>
            <Choices>
              {lost && back && (
                <Button
                  look="primary"
                  onClick={() => {
                    store.getState().goBack();
                    onClose();
                  }}
                >
                  {LESSON.back(lost.known === 'found', back === 'earlier')}
                </Button>
              )}
              {side !== 'both' && fromStart(back || lost?.known === 'open' ? 'plain' : 'primary')}
              {lookAt}
              {missions('quiet')}
            </Choices>
          </>
        )}
      </div>
    </Dialog>
  );
}

const Choices = ({ children }: { children: ReactNode }) => <div className="row">{children}</div>;

/** Who learns, and what is to be done. */
function Brief({ lesson: { side, brief, puzzle } }: { lesson: ShownLesson }) {
  const alone = useGame((s) => onlySide(s) !== null);
  return (
    <>
      <p className={css.role} data-side={side}>
        {LESSON.youAre(side, alone)}
      </p>
      <p>{LESSON.about(brief)}</p>
      {puzzle && side !== 'both' && <Known puzzle={puzzle} side={side} />}
      {side !== 'both' && <p className={css.soft}>{LESSON.noClock}</p>}
    </>
  );
}

/** Until when a puzzle lasts, and the cards that both sides know. */
function Known({ puzzle, side }: { puzzle: NonNullable<ShownLesson['puzzle']>; side: Side }) {
  const deck = useGame((s) => s.table);
  if (!deck) return null;
  const { horizon, hand, decks, isProved } = puzzle;
  const named = (cards: readonly CardId[]): string =>
    list(cards.map((card) => definitionOf(deck, card).name)) || LESSON.puzzle.none;
  const drawn = SIDES.filter((who) => decks[who].length > 0);
  return (
    <>
      {isProved === false && <p role="status">{LESSON.puzzle.unproved}</p>}
      <p>{LESSON.puzzle.until(horizon === 'turn')}</p>
      <p className={css.soft}>{LESSON.puzzle.known}</p>
      <p>{LESSON.puzzle.hand(ROLE[other(side)], named(hand))}</p>
      {drawn.map((who) => (
        <p key={who}>{LESSON.puzzle.deck(ROLE[who], named(decks[who]))}</p>
      ))}
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
