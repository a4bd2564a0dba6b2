import { memo, useRef } from 'react';
import type { Corridor } from '../../../engine/foresight.ts';
import type { View } from '../../../engine/index.ts';
import { definitionOf, other } from '../../../engine/index.ts';
import { notDoneWords } from '../../../text/en/game/notDone.ts';
import { nameOf } from '../../../text/en/names.ts';
import { furthest, MAY_CHANGE, obstacle } from '../../../text/en/table/strip/corridor.ts';
import { STRIP } from '../../../text/en/table/strip/strip.ts';
import { deckTold, planTold, roomTold } from '../../../text/en/table/told.ts';
import { anchorRef } from '../../input/anchors.ts';
import { useScrollStop } from '../../kit/scrollStop.ts';
import { useGame } from '../../page/session/game.ts';
import { useAtDesk, useDesk } from '../../play/context.ts';
import type { Told } from '../../play/desk.ts';
import { isTold } from '../../play/desk.ts';
import { useCorridor } from '../../play/useCorridor.ts';
import { RuleLink } from '../../reference/RuleLink.tsx';
import { Why } from '../../reference/Why.tsx';
import { useCaption } from '../../show/useCaption.ts';
import { Stack } from '../stack/Stack.tsx';
import { Choices } from './Choices.tsx';
import { Fuse } from './Fuse.tsx';
import { endWords, promptOf, skippedWords } from './prompts.ts';
import css from './strip.module.css';

/** What the session was to do by itself, and why it did not. */
function NotDone({ table }: { table: View }) {
  const notDone = useGame((s) => s.notDone);
  if (!notDone) return null;
  return (
    <>
      {notDoneWords(notDone.action, (card) => definitionOf(table, card).name)} <Why why={notDone.why} table={table} />
    </>
  );
}

function answerTo(told: Told, table: View, name: string, corridor: Corridor | null) {
  switch (told.about) {
    case 'plan':
      return planTold(told.status);
    case 'deck':
      return deckTold(table, told.side, name);
    case 'room':
      return corridor && roomTold(table, told.square, corridor);
  }
}

/** The answer to a touch on the Evil Plan, a deck or a room. */
function Answer({ told, table }: { told: Told; table: View }) {
  const name = useGame((s) => nameOf(s.game?.names, told.about === 'deck' ? told.side : 'genius'));
  const corridor = useCorridor();
  const answer = answerTo(told, table, name, corridor);
  if (!answer) return null;
  return (
    <>
      {answer.text} <RuleLink rule={answer.rule} />
    </>
  );
}

/** Why the last touch had no effect, or else why the session did not do what it was to do. */
function Reason() {
  const table = useGame((s) => s.table);
  const why = useDesk((d) => d.why);
  if (!table) return null;
  if (!why) return <NotDone table={table} />;
  return isTold(why) ? <Answer told={why} table={table} /> : <Why why={why} table={table} />;
}

/** How far the Spy gets whose corridor is read; null if none is read. At a square the buttons say that: only who bars it. */
function useReach(): string | null {
  const table = useGame((s) => s.table);
  const corridor = useCorridor();
  const isLaid = useGame((s) => s.commit !== null);
  // What is foretold without a card says nothing to who asks whether to play it.
  if (!table || !corridor || isLaid) return null;
  const name = (card: number) => definitionOf(table, card).name;
  const able = isAble(table, corridor.spy);
  return table.infiltration?.arrived
    ? obstacle(corridor, name, { able })
    : furthest(corridor, name, { answered: mayAnswer(table), able });
}

/** The Spy has an ability that it may use, which no forecast counts. */
const isAble = (table: View, spy: number): boolean =>
  definitionOf(table, spy).abilities.some(({ kind }) => kind === 'activated') &&
  !table.used.some(({ card }) => card === spy);

/** The Genius holds a card, whichever, that may change what is foretold of a Spy (R10.2). */
const mayAnswer = ({ hands }: View): boolean => hands.genius.length > 0;

/** That a card may change what the buttons foretell. */
function Doubt() {
  const isAtSquare = useGame((s) => s.awaiting?.kind === 'act' && (s.table?.infiltration?.arrived ?? false));
  const may = useGame((s) => s.table !== null && mayAnswer(s.table));
  return isAtSquare && may ? <p className={css.doubt}>{MAY_CHANGE}</p> : null;
}

/**
 * What follows on what is to be done: how far a Spy gets, why nothing could be done in the step before, and that the turn
 * ends by itself. `tells`: a scene is told of in the place of what is to be done.
 */
function useMore(tells: boolean): string | null {
  const reach = useReach();
  const skipped = useGame(skippedWords);
  const ends = useGame((s) => endWords(s, tells));
  /** The last Spy is out of the lair, though its end may still be shown. */
  const isOver = useGame((s) => s.waiting.kind === 'passing');
  const parts = [isOver ? null : (reach ?? skipped), ends].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' ') : null;
}

/**
 * The strip between the two sides: who has to decide, what waits to resolve, and the buttons. `isIdle`: nobody plays at
 * the table.
 */
export const Strip = memo(function Strip({ isIdle }: { isIdle: boolean }) {
  const caption = useCaption();
  const { side, text } = useAtDesk((game, desk) =>
    caption === null ? promptOf(game, desk) : { side: null, text: caption },
  );
  const name = useGame((s) => side && nameOf(s.game?.names, side));
  // What happens by itself is told to the side that looks on: a fuse burns for it.
  const facing = useGame((s) => side ?? (s.table ? other(s.table.turn.side) : null));
  const more = useMore(caption !== null);
  const message = useRef<HTMLDivElement>(null);
  useScrollStop(message);
  // Where there is nothing to say but the name of the Spy, the second sentence begins with it.
  const prompt = more?.startsWith(`${text} `) ? '' : text;
  return (
    <section
      ref={anchorRef('strip')}
      className={css.middle}
      data-strip=""
      tabIndex={-1}
      data-side={side ?? undefined}
      data-facing={facing ?? undefined}
      aria-label={STRIP.title}
    >
      <Fuse />
      <div ref={message} className={css.message}>
        {name && <span className={css.who}>{name}</span>}
        <p className={css.text}>{prompt}</p> <Doubt />
        {more && (
          <p className={css.reach} data-reach="">
            {more}
          </p>
        )}
        <p className={css.why} role="status">
          <Reason />
        </p>
      </div>
      <Stack />
      {!isIdle && <Choices />}
    </section>
  );
});
