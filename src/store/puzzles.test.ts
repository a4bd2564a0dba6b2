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
const FOUND: OwnPuzzle = { stop: 5, scenario: SCENARIO, cards: 'of-that-moment', positions: 33 };
const NAME = /^Bob against Ada, round \d+ \(\d{4}-\d\d-\d\d\)$/;

/** A store with a finished game, and one that judges at once and finds these puzzles, one after the other. */
async function opened(...finds: OwnPuzzle[]) {
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
      tell([finds.shift() ?? FOUND]);
      return () => {};
    },
    verdict: () => () => {},
  };
  const store = createGameStore({ ...browser.world(), debriefing: () => Promise.resolve(judges) });
  const imported = async (seed: number) =>
    ((await store.getState().importSave(JSON.stringify(playedGame(seed)))) as { id: string }).id;
  const first = await imported(6);
  const declassify = async (id = first): Promise<Declassified> => {
    const game = await store.getState().declassify(id);
    if (game === null || isTrouble(game)) throw new Error('it cannot be declassified');
    await new Promise((done) => setTimeout(done));
    return game as Declassified;
  };
  return { browser, s: store.getState, declassify, imported, asked, counts };
}

it('once a game is judged, its moments are tried as puzzles, and one that is found is kept by its name', async () => {
  const { s, declassify, asked, counts } = await opened();
  const game = await declassify();
  expect(asked).toHaveLength(1);
  const [puzzle] = game.debrief.getState().puzzles;
  expect(puzzle).toMatchObject({ stop: 5, positions: 33, kept: 'no', name: expect.stringMatching(NAME) });
  game.keepPuzzle?.(5);
  expect(game.debrief.getState().puzzles[0].kept).toBe('yes');
  expect(s().keptPuzzles).toEqual([{ file: { name: puzzle.name, ...SCENARIO }, cards: 'of-that-moment' }]);

  const again = await declassify();
  expect(again.debrief.getState().puzzles[0].kept).toBe('yes');
  expect([counts.debriefs, asked.length]).toEqual([1, 1]);

  s().deletePuzzle(puzzle.name);
  expect(s().keptPuzzles).toEqual([]);
});

it('a puzzle of another game is kept beside one of the same name', async () => {
  const { setup } = SCENARIO;
  const other: OwnPuzzle = { ...FOUND, scenario: { ...SCENARIO, setup: { ...setup, score: { genius: 1 } } } };
  const { s, declassify, imported } = await opened(FOUND, other);
  (await declassify()).keepPuzzle?.(5);
  const second = await declassify(await imported(7));
  const [puzzle] = second.debrief.getState().puzzles;
  expect(puzzle.kept).toBe('no');
  second.keepPuzzle?.(5);
  expect(second.debrief.getState().puzzles[0].kept).toBe('yes');
  expect(s().keptPuzzles.map(({ file }) => file.name)).toEqual([puzzle.name, `${puzzle.name} (2)`]);
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
