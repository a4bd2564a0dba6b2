/** The guided first game: its deal, and the moments at which its tips come. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../../src/bots/index.ts';
import { makeBot } from '../../src/bots/index.ts';
import type { BySide, EventType, State } from '../../src/engine/index.ts';
import {
  awaiting,
  legalActions,
  newGame,
  publicOffers,
  registerCatalog,
  roundOf,
  SIDES,
  view,
} from '../../src/engine/index.ts';
import { readScenario } from '../../src/scenario/format.ts';
import type { Told } from '../../src/scenario/lesson.ts';
import { dismissed, momentOf, NOTHING_TOLD, told } from '../../src/scenario/lesson.ts';
import { openMission } from '../../src/scenario/openMission.ts';
import { buildPosition } from '../../src/scenario/position.ts';
import { playOn } from '../../src/sim/game.ts';
import { FILES, SET } from './mission.ts';

const RULES = readFileSync(new URL('../../src/engine/RULES.md', import.meta.url), 'utf8');
const file = FILES.find(({ mission }) => mission.side === 'both');
const scenario = readScenario(file);
const rules = { ...SET.rules, ...(scenario.rules as object) };
const catalog = registerCatalog(SET.cards);
const open = openMission(file, catalog.hash, rules);
if (!open) throw new Error('There is no guided game.');
const { mission, names, atTable, inHand } = open;
const { tips = [] } = mission;

interface Game {
  rounds: number;
  completed: number;
  thwarted: number;
  tips: number[];
}

/** Plays the deal between bots. Everybody reads and dismisses each tip, in the own hand when it is the own turn to act. */
function play(bots: BySide<Bot>): Game {
  const game: Game = { rounds: 0, completed: 0, thwarted: 0, tips: [] };
  const now: Record<string, Told> = {};
  let happened: EventType[] = [];
  const tell = (listener: string, mine: readonly number[], moment: object): void => {
    for (;;) {
      const next = told(dismissed(now[listener] ?? NOTHING_TOLD), mission, mine, moment as never, true);
      now[listener] = next;
      if (next.now === null) return;
      game.tips.push(next.now);
    }
  };
  const look = (state: State): void => {
    const table = view(state, 'table');
    const can = publicOffers(table).map(({ type }) => type);
    tell('table', atTable, momentOf(table, names, can, happened));
    const { side } = awaiting(state);
    if (!side) return;
    const own = [...legalActions(state, side)].map(({ type }) => type);
    tell(side, inHand[side], momentOf(view(state, side), names, own, happened));
  };
  const begun = newGame(catalog, { seed: scenario.seed as number, rules });
  const { state } = playOn(begun, bots, {
    action(before, { type }) {
      look(before);
      if (type !== 'pass') happened = [];
    },
    event(_, { type }) {
      happened.push(type);
      if (type === 'planCompleted') game.completed++;
      if (type === 'thwarted') game.thwarted++;
    },
  });
  look(state);
  return { ...game, rounds: roundOf(state.turn.number) };
}

/** Somebody who does nothing that can be left. */
const idler: Bot = {
  interrupts: false,
  decide(view, offers) {
    if (awaiting(view).side !== view.viewer) return undefined;
    const all = [...offers];
    return all.find(({ type }) => type === 'endStep' || type === 'pass') ?? all[0];
  },
};

describe('the guided first game', () => {
  const rookies = play({ genius: makeBot('rookie', 1), spymaster: makeBot('rookie', 2) });

  it('is dealt by its seed, as the position that a game begins with', () => {
    const { state } = buildPosition(catalog, scenario, rules);
    const { state: dealt } = buildPosition(catalog, { seed: scenario.seed }, rules);
    expect(state).toEqual(dealt);
    expect(state.rules.scoreToWin).toBe(5);
  });

  it('takes six to eight rounds between rookies, with a plan completed and one thwarted, and tells nearly everything', () => {
    const { rounds, completed, thwarted, tips: numbers } = rookies;
    expect(rounds).toBeGreaterThanOrEqual(6);
    expect(rounds).toBeLessThanOrEqual(8);
    expect(Math.min(completed, thwarted)).toBeGreaterThan(0);
    expect(numbers.length).toBe(new Set(numbers).size);
    expect(numbers.length).toBeGreaterThanOrEqual(24);
  });

  it('tells each tip in some game', () => {
    const others = [
      play({ genius: makeBot('intern', 1), spymaster: makeBot('rookie', 2) }),
      play({ genius: idler, spymaster: makeBot('rookie', 1) }),
    ];
    const all = new Set([rookies, ...others].flatMap((game) => game.tips));
    expect(tips.flatMap(({ say }, number) => (all.has(number) ? [] : say))).toEqual([]);
  });

  it('has a rule for each tip', () => {
    for (const { rule } of tips) expect(RULES).toContain(`\n- ${rule} `);
  });

  it('R10.2 judges what stands at the table by nothing that hides', () => {
    const PUBLIC = ['turn', 'minionsLeft', 'actionsLeft', 'happened', 'can', 'infiltration', 'plan', 'stack'];
    for (const number of atTable)
      for (const pattern of [tips[number].when].flat())
        for (const [key, value] of Object.entries(pattern)) {
          expect(PUBLIC).toContain(key);
          if (key === 'plan') expect(Object.keys(value as object)).toEqual(['status']);
        }
    expect(SIDES.flatMap((side) => inHand[side])).not.toHaveLength(0);
  });
});
