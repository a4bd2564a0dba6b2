import { describe, expect, it } from 'vitest';
import { playedGame } from '../../tests/store/played.ts';
import { Browser } from '../../tests/store/world.ts';
import type { Debriefing, TryQuestion } from '../debrief/question.ts';
import type { Verdict } from '../debrief/verdict.ts';
import type { Action } from '../engine/index.ts';
import { NO_UNDO } from '../record/index.ts';
import { isTrouble } from '../storage/trouble.ts';
import { triedOf } from './retry.ts';
import { createGameStore } from './store.ts';
import type { Declassified, ShownDebrief } from './types.ts';

type Moment = ShownDebrief['moments'][number];

const NOTHING = { mean: 0, error: 0 };
const STAY: Action = { type: 'endStep', side: 'genius' };
const way = (candidate: Moment['best']['candidate']) => ({
  candidate,
  action: 'action' in candidate ? candidate.action : (candidate.agenda[0] ?? STAY),
  chance: NOTHING,
  chances: [],
});
const momentAt = (stop: number, best: Moment['best']['candidate']): Moment => ({
  stop,
  side: 'genius',
  played: way({ action: STAY }),
  best: way(best),
  lost: NOTHING,
});

const PLAY: Action = { type: 'playMinion', side: 'genius', card: 1, square: 1 };
const PASS: Action = { type: 'pass', side: 'genius' };
const THEIRS: Action = { type: 'pass', side: 'spymaster' };

describe('what was tried', () => {
  it('is the first action of the side, where the best way is one action', () => {
    const moment = momentAt(0, { action: PLAY });
    expect(triedOf(moment, [THEIRS], true)).toBeNull();
    expect(triedOf(moment, [THEIRS, STAY, PLAY], true)).toEqual({ action: STAY });
  });

  it('is all that the side did in the step, where the best way is a plan for it', () => {
    const moment = momentAt(0, { agenda: [PLAY] });
    expect(triedOf(moment, [PLAY], true)).toBeNull();
    expect(triedOf(moment, [PLAY, PASS, THEIRS, STAY], false)).toEqual({ agenda: [PLAY] });
    expect(triedOf(moment, [STAY], false)).toEqual({ agenda: [] });
  });
});

/** A store with a finished game, and one that judges as it is told. */
async function opened() {
  const browser = new Browser();
  const questions: TryQuestion[] = [];
  const tells: ((verdict: Verdict) => void)[] = [];
  const judges: Debriefing = {
    debrief: () => () => {},
    puzzles: () => () => {},
    verdict(question, tell) {
      questions.push(question);
      tells.push(tell);
      return () => {};
    },
  };
  const world = { ...browser.world(), debriefing: () => Promise.resolve(judges) };
  const store = createGameStore(world);
  const { id } = (await store.getState().importSave(JSON.stringify(playedGame(6)))) as { id: string };
  const found = await store.getState().declassify(id);
  if (isTrouble(found)) throw new Error(found.code);
  const game = found as Declassified;
  const stop = game.turns.findIndex(
    (turn, i) =>
      turn > 2 && game.viewAt(i, 'genius').turn.step === 'lair' && game.viewAt(i, 'genius').stack.length === 0,
  );
  const { tryAgain } = game;
  if (!tryAgain) throw new Error('a saved game can be tried again');
  return { s: store.getState, tryAgain, id, stop, questions, tells };
}

describe('a moment that is tried again', () => {
  it('is played as a copy against a bot, is judged at the end of its step, and goes with its retry', async () => {
    const { s, tryAgain, id, stop, questions, tells } = await opened();
    const copy = await tryAgain(momentAt(stop, { agenda: [PLAY] }));
    expect(s().game?.id).toBe(copy.id);
    expect(s().sources).toEqual({ genius: 'people', spymaster: 'deputy' });
    expect(s().retry).toMatchObject({ of: { id }, stop, side: 'genius', isStep: true, stands: 'on', verdict: null });

    // What was played before the moment is not taken back.
    expect(s().canUndo).toEqual(NO_UNDO);
    const before = s().log;
    s().post({ do: 'ask-undo', side: 'genius' });
    expect(s().log).toEqual(before);

    s().post({ do: 'act', action: STAY });
    await Promise.resolve();
    expect(s().retry?.stands).toBe('weighed');
    expect(questions[0]).toMatchObject({ tried: { agenda: [] }, moment: { stop } });

    tells[0]({ chance: { mean: 0.6, error: 0.02 }, lost: { mean: 0.01, error: 0.01 }, isFound: true });
    expect(s().retry).toMatchObject({ stands: 'told', verdict: { isFound: true, better: PLAY } });

    s().endRetry(false);
    expect(s()).toMatchObject({ retry: null, game: null });
    expect(s().saves.map((save) => save.id)).toEqual([id]);
  });

  it('leaves nothing behind where its table is left', async () => {
    const { s, tryAgain, id, stop } = await opened();
    await tryAgain(momentAt(stop, { action: PLAY }));
    s().leave();
    expect(s().saves.map((save) => save.id)).toEqual([id]);
  });

  it('can be tried once more from its beginning, and the first try is gone', async () => {
    const { s, tryAgain, id, stop, tells } = await opened();
    await tryAgain(momentAt(stop, { action: PLAY }));
    s().post({ do: 'act', action: STAY });
    await Promise.resolve();
    const again = s().tryOnceMore();
    expect(s().game?.id).toBe(again?.id);
    expect(s().retry?.stands).toBe('on');
    tells[0]?.({ chance: NOTHING, lost: NOTHING, isFound: true });
    expect(s().retry?.stands).toBe('on');
    s().endRetry(true);
    expect(s().retry).toBeNull();
    expect(s().canUndo.side).not.toBeNull();
    s().leave();
    expect(
      s()
        .saves.map((save) => save.id)
        .sort(),
    ).toEqual([id, again?.id].sort());
  });
});
