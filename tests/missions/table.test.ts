/** Missions at the table: they are won there by the moves that win them by the rules. */
import { describe, expect, it } from 'vitest';
import type { Action, BySide } from '../../src/engine/index.ts';
import { awaiting, refusal } from '../../src/engine/index.ts';
import type { Position } from '../../src/record/index.ts';
import { PEOPLE } from '../../src/record/index.ts';
import { holds, momentOf } from '../../src/scenario/lesson.ts';
import { translate } from '../../src/scenario/translate.ts';
import type { GameStore } from '../../src/store/store.ts';
import { INSTRUCTOR } from '../../src/text/en/bots.ts';
import { Browser, openTab } from '../store/world.ts';
import type { Move, TestMission } from './mission.ts';
import { FILES, MISSIONS, SET } from './mission.ts';
import { PLAYED } from './played.ts';

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

function begun(browser: Browser, position: Position, sources: BySide<string>): GameStore {
  const store = openTab(browser);
  store.getState().applyCards({ cards: SET.cards, rules: SET.rules, problems: [] });
  store.getState().setPreferences({ show: 0 });
  const settings = { seating: 'side-by-side', grace: 'untimed', preset: 'recommended' } as const;
  const names = { genius: '', spymaster: '' };
  expect(store.getState().newGame({ names, settings, sources, position })).toBeUndefined();
  store.getState().post({ do: 'lift-curtain' });
  return store;
}

/** Plays with an open hand, and dismisses each tip. Returns how it ended, and what was told. */
async function playAtTable(mission: TestMission, moves: readonly Move[]) {
  const { side, quest } = mission;
  const browser = new Browser();
  const store = begun(browser, { ...mission.json }, { genius: INSTRUCTOR, spymaster: INSTRUCTOR, [side]: PEOPLE });
  const left = [...moves];
  const said: string[] = [];
  const post = store.getState().post;
  for (let i = 0; i < 600 && store.getState().lesson?.stands === 'on'; i++) {
    post({ do: 'open-hand', side });
    for (let tip = tipOf(store, side); tip; tip = tipOf(store, side)) {
      said.push(tip);
      store.getState().dismissTip('table');
    }
    const view = store.getState().openHands[side]?.view;
    if (!view) throw new Error('The hand is closed.');
    const [next] = left;
    const waiting = awaiting(view);
    if (next && (!next.at || holds(next.at, momentOf(view, quest.names, [], [])))) {
      const { at: _, ...move } = next;
      const action = translate(mission.start, { ...move, side }, quest.names) as Action;
      if (!refusal(view, action)) {
        if (waiting.side !== side || waiting.kind === 'respond') post({ do: 'claim', side });
        post({ do: 'act', action });
        left.shift();
        continue;
      }
    }
    if (waiting.side === side && waiting.kind === 'act') post({ do: 'act', action: { type: 'endStep', side } });
    else post({ do: 'ok', side });
    await settle();
    browser.started.at(-1)?.think();
    const { waiting: now } = store.getState();
    if ('ms' in now) browser.pass(now.ms);
  }
  return { stands: store.getState().lesson?.stands, said, left };
}

const tipOf = (store: GameStore, side: 'genius' | 'spymaster') =>
  store.getState().lesson?.tip?.say ?? store.getState().lesson?.inHand[side]?.say;

describe.each(MISSIONS)('$name, at the table', (mission) => {
  const won = Object.entries(PLAYED[mission.name]).filter(([, { ends }]) => ends === 'won');

  it.each(won)('is won by somebody who %s', async (_, { moves }) => {
    const { stands, said, left } = await playAtTable(mission, moves);
    expect({ stands, left }).toEqual({ stands: 'won', left: [] });
    expect(said.length).toBeGreaterThanOrEqual(6);
    expect(said).toEqual([...new Set(said)]);
  });
});

it('the guided first game begins with its deal, and tells both sides and the Genius alone', () => {
  const file = FILES.find(({ mission }) => mission.side === 'both');
  const store = begun(new Browser(), file, { genius: PEOPLE, spymaster: PEOPLE });
  store.getState().post({ do: 'open-hand', side: 'genius' });
  const { table, lesson } = store.getState();
  expect(table).toMatchObject({ turn: { number: 1, step: 'plan' }, rules: { scoreToWin: 5 } });
  expect(lesson?.tip?.rule).toBe('R1.1');
  expect(lesson?.inHand).toMatchObject({ genius: { rule: 'R3.1' }, spymaster: null });
});
