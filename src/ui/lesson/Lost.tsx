import { useMemo } from 'react';
import type { Side, StackKind, View } from '../../engine/index.ts';
import { definitionOf, other, roundOf } from '../../engine/index.ts';
import type { ShownLoss } from '../../store/types.ts';
import { announcement } from '../../text/en/game/announcements.ts';
import { logLineOf } from '../../text/en/game/log.ts';
import { ROLE } from '../../text/en/roles.ts';
import { choiceWords } from '../../text/en/table/choices.ts';
import { LESSON } from '../../text/en/table/lesson.ts';
import { deedWords } from '../../text/en/table/strip/hint.ts';
import { useGame } from '../page/session/game.ts';
import { LogLines } from '../table/log/LogLines.tsx';
import css from './lesson.module.css';
import { sinceThen } from './since.ts';

/** What is announced and decides nothing by itself. */
const QUIET: readonly StackKind[] = ['enter', 'endTurn'];

/** The choice that lost a mission, and what has come of it. */
export function Lost({ lost: { known, choice, reply, at, until }, inPuzzle }: { lost: ShownLoss; inPuzzle: boolean }) {
  const log = useGame((s) => s.log);
  const table = useGame((s) => s.table);
  const entries = useMemo(
    () => (table ? sinceThen(log, at, (event) => logLineOf(event, table) !== null) : []),
    [log, table, at],
  );
  if (known === 'open')
    return (
      <p role="status" className={css.soft}>
        {LESSON.searching}
      </p>
    );
  if (!table) return null;
  const top = table.stack.at(-1);
  const next = top && top.side !== choice?.action.side && !QUIET.includes(top.kind) ? top : null;
  // Nothing has come of it that would be told: there is no time left.
  const isTooLate = entries.length === 0 && next === null;
  return (
    <div className={css.lost}>
      {choice && (
        <>
          <p className={css.soft}>{LESSON.choice(known === 'found')}</p>
          <p className={css.choice}>{choiceWords(choice, table)}</p>
        </>
      )}
      {inPuzzle && known === 'found' && (
        <>
          <p className={css.soft}>{reply ? LESSON.puzzle.reply(ROLE[reply.action.side]) : LESSON.puzzle.noReply}</p>
          {reply && <p className={css.choice}>{LESSON.puzzle.does(deedWords(table, reply.action))}</p>}
        </>
      )}
      {entries.length > 0 && (
        <>
          <p className={css.soft}>{LESSON.since}</p>
          <LogLines entries={entries} short />
        </>
      )}
      {next && (
        <p>
          {LESSON.next(announcement(next, table.infiltration?.square ?? 0, (card) => definitionOf(table, card).name))}
        </p>
      )}
      {until !== null && isTooLate && (
        <p className={css.soft}>{LESSON.until(sideOfTurn(until, table), roundOf(until))}</p>
      )}
    </div>
  );
}

/** Whose turn that is: the two sides take turns. */
const sideOfTurn = (number: number, { turn }: View): Side =>
  (number - turn.number) % 2 === 0 ? turn.side : other(turn.side);
