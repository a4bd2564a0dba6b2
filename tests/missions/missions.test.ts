import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isFree } from '../../src/bots/intern.ts';
import { runScenario } from '../../src/cli/runScenario.ts';
import type { Action, State } from '../../src/engine/index.ts';
import { copyState, dice, perform } from '../../src/engine/index.ts';
import { pointOf } from '../../src/scenario/openMission.ts';
import { canReach } from '../../src/scenario/reach/canReach.ts';
import { isChoice } from '../../src/scenario/reach/choice.ts';
import { lastChance } from '../../src/scenario/reach/lastChance.ts';
import { FULL } from '../full.ts';
import type { TestMission } from './mission.ts';
import { MISSIONS, making, playMission, SET, solutionOf, stands, tipsTold } from './mission.ts';
import { PLAYED } from './played.ts';

const RULES = readFileSync(new URL('../../src/engine/RULES.md', import.meta.url), 'utf8');
const PLAYERS = FULL ? 200 : 12;

describe.each(MISSIONS)('$name', (mission) => {
  const { json, quest, start, open } = mission;
  const { tips = [] } = open.mission;
  const steps = solutionOf(mission);

  it('is won by its solution, and by nothing before its last action', () => {
    expect(runScenario(json, 'a mission', { cards: SET.cards, rules: SET.rules })).toMatchObject({ ok: true });
    const won = steps.findIndex(({ state }) => stands(mission, state) === 'won');
    expect(won).toBeGreaterThan(0);
    const before = steps.slice(0, won);
    expect(before.map(({ state }) => stands(mission, state))).toEqual(before.map(() => 'on'));
    expect(before.map(({ state }) => canReach(state, quest))).toEqual(before.map(() => true));
  });

  it('begins with empty decks, at a choice of its side', () => {
    expect(start.decks).toEqual({ genius: [], spymaster: [], plans: [] });
    expect(start.turn.side).toBe(mission.side);
    expect(canReach(start, quest)).toBe(true);
  });

  it('tells every tip on the way of its solution, to somebody who reads and dismisses them', () => {
    expect(tipsTold(mission, steps, true)).toEqual(tips.map((_, number) => number));
  });

  it('names cards that there are in its script', () => {
    for (const { type, side: _, ...fields } of (open.mission.theirs ?? []).flat())
      for (const id of Object.values(fields)) expect(quest.names, `${type}`).toContain(id);
  });

  it('has a rule and a place for every tip', () => {
    for (const { rule, pointAt } of tips) {
      expect(RULES).toContain(`\n- ${rule} `);
      expect(pointOf(pointAt, quest.names)).not.toBeNull();
    }
  });

  it(`lets ${PLAYERS} random players get to an end, and sees at once what is lost`, () => {
    for (let seed = 1; seed <= PLAYERS; seed++) {
      const roll = dice(seed);
      let free = 0;
      const within: (boolean | null)[] = [];
      const end = playMission(
        mission,
        ({ offers, mayWait }) => {
          // Now and then it stops the other side with all that it has.
          if (mayWait && roll(4) > 0) return undefined;
          const left = free < 8 ? offers : offers.filter(({ type }) => !isFree(type));
          const action = left[roll(left.length)];
          if (isFree(action.type)) free++;
          return action;
        },
        (state) => {
          within.push(canReach(state, quest));
          return true;
        },
      );
      const last = stands(mission, end) === 'won';
      // Within reach up to some state, and never again after that.
      const lostAt = last ? within.length : within.indexOf(false);
      expect(within, `seed ${seed}`).toEqual(within.map((_, at) => at < lostAt));
    }
  });
});

/** The choices of the mission's side among these actions. `isWanted`: asked of the state before each, and of all that follows. */
function choicesOf(
  { start, side }: TestMission,
  actions: readonly Action[],
  isWanted: (before: State, rest: readonly Action[]) => boolean = () => true,
): number[] {
  const state = copyState(start);
  return actions.flatMap((action, at) => {
    const isOne = action.side === side && isChoice(state, action) && isWanted(state, actions.slice(at));
    perform(state, action);
    return isOne ? at : [];
  });
}

/** Those from which the goal is within reach though the other side does again what it has done. */
const choicesWithin = (mission: TestMission, actions: readonly Action[]): number[] =>
  choicesOf(mission, actions, (before, rest) => {
    const theirs = rest.filter(({ side, type }) => side !== mission.side && type !== 'pass');
    return canReach(before, { ...mission.quest, theirs }) === true;
  });

describe.each(MISSIONS)('$name, played by somebody who', (mission) => {
  it.each(Object.entries(PLAYED[mission.name]))('%s', (_, { moves, ends, back }) => {
    const { start, quest } = mission;
    let done: readonly Action[] = [];
    const end = playMission(mission, making(mission, moves), (state, actions) => {
      done = [...actions];
      return canReach(state, quest) !== false;
    });
    expect(stands(mission, end)).toBe(ends === 'won' ? 'won' : 'on');
    const chance = ends === 'lost' ? lastChance(start, quest, done) : null;
    expect(chance === null ? undefined : done[chance].type).toBe(back);
    if (chance !== null)
      expect(choicesWithin(mission, done)).toEqual(choicesOf(mission, done).filter((at) => at <= chance));
    expect(stands(mission, playMission(mission, making(mission, moves)))).toBe(ends);
  });
});
