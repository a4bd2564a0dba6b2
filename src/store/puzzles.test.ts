import { expect, it } from 'vitest';
import { playedGame } from '../../tests/store/played.ts';
import { Browser } from '../../tests/store/world.ts';
import type { Debriefing, DebriefNews, OwnPuzzle, PuzzlesQuestion } from '../debrief/question.ts';
import backDoor from '../puzzles/the-back-door.json' with { type: 'json' };
import { readScenario } from '../scenario/format.ts';
import { isTrouble } from '../storage/trouble.ts';
import { createGameStore } from './store.ts';
import type { Declassified } from './types.ts';

const { name: _, ...SCENARIO } = readScenario(backDoor);
const FOUND: OwnPuzzle = { stop: 5, scenario: SCENARIO, positions: 33 };
const NAME = /^Bob against Ada, round \d+ \(\d{4}-\d\d-\d\d\)$/;

/** A store with a finished game, and one that judges at once and finds a puzzle. */
async function opened() {
  const browser = new Browser();
  const asked: PuzzlesQuestion[] = [];
  const counts = { debriefs: 0 };
  const judges: Debriefing = {
    debrief(_question, tell) {
      counts.debriefs++;
      const news: DebriefNews[] = [{ kind: 'moments', moments: [] }, { kind: 'done' }];
      for (const one of news) tell(one);
      return () => {};
    },
    puzzles(question, tell) {
      asked.push(question);
      tell([FOUND]);
      return () => {};
    },
    verdict: () => () => {},
  };
  const store = createGameStore({ ...browser.world(), debriefing: () => Promise.resolve(judges) });
  const { id } = (await store.getState().importSave(JSON.stringify(playedGame(6)))) as { id: string };
  const declassify = async (): Promise<Declassified> => {
    const game = await store.getState().declassify(id);
    if (game === null || isTrouble(game)) throw new Error('it cannot be declassified');
    await new Promise((done) => setTimeout(done));
    return game as Declassified;
  };
  return { browser, s: store.getState, declassify, asked, counts };
}

it('once a game is judged, its moments are tried as puzzles, and one that is found is kept by its name', async () => {
  const { s, declassify, asked, counts } = await opened();
  const game = await declassify();
  expect(asked).toHaveLength(1);
  const [puzzle] = game.debrief.getState().puzzles;
  expect(puzzle).toMatchObject({ stop: 5, positions: 33, kept: 'no', name: expect.stringMatching(NAME) });
  game.keepPuzzle?.(5);
  expect(game.debrief.getState().puzzles[0].kept).toBe('yes');
  expect(s().keptPuzzles).toEqual([{ file: { name: puzzle.name, ...SCENARIO }, cards: expect.any(String) }]);

  const again = await declassify();
  expect(again.debrief.getState().puzzles[0].kept).toBe('yes');
  expect([counts.debriefs, asked.length]).toEqual([1, 1]);

  s().deletePuzzle(puzzle.name);
  expect(s().keptPuzzles).toEqual([]);
});

it('a puzzle that is kept goes to another browser with all the rest', async () => {
  const { s, declassify } = await opened();
  (await declassify()).keepPuzzle?.(5);
  const { text } = s().exportAll(true);
  const other = createGameStore(new Browser().world());
  await other.getState().importAll(text);
  expect(other.getState().keptPuzzles).toEqual(s().keptPuzzles);
  expect(s().keptPuzzles).toHaveLength(1);
});
