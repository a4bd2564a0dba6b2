/** The search for a way to a mission's goal: what it finds is what a plain search through everything finds. */
import { describe, expect, it } from 'vitest';
import type { Action, State } from '../../src/engine/index.ts';
import { copyState, dice, legalActions, perform, SIDES, view } from '../../src/engine/index.ts';
import { readScenario } from '../../src/scenario/format.ts';
import { holds, momentOf } from '../../src/scenario/lesson.ts';
import { openScenario } from '../../src/scenario/open.ts';
import type { Quest } from '../../src/scenario/reach/canReach.ts';
import { canReach } from '../../src/scenario/reach/canReach.ts';
import { deadlineOf } from '../../src/scenario/reach/deadline.ts';
import { FULL } from '../full.ts';
import { MISSIONS, playMission, SET } from './mission.ts';

/** So many states are searched plainly. */
const FEW = FULL ? 5_000 : 2_000;

/** The same, without any short cut: every state by its whole text, every action of both sides. Null: there are too many. */
function plainly(start: State, { side, names, goal, lost }: Quest): boolean | null {
  const seen = new Set<string>();
  const open = [start];
  for (let state = open.pop(); state; state = open.pop()) {
    const summary = momentOf(view(state, side), names, [], []);
    if (goal && holds(goal, summary)) return true;
    if (state.winner !== null || (lost && holds(lost, summary))) continue;
    for (const mover of SIDES)
      for (const action of legalActions(state, mover)) {
        const next = after(state, action);
        const text = JSON.stringify(next);
        if (!seen.has(text)) open.push(next);
        seen.add(text);
        if (seen.size > FEW) return null;
      }
  }
  return false;
}

function after(state: State, action: Action): State {
  const next = copyState(state);
  perform(next, action);
  return next;
}

describe('finds what a plain search finds, late in random plays:', () => {
  it.each(MISSIONS)('$name', (mission) => {
    const { quest, side } = mission;
    const last = deadlineOf(quest.lost) - 1;
    // In the last lair step of the Genius there is too much to do that changes nothing.
    const lost = [quest.lost ?? [], side === 'genius' ? { turn: { number: last, step: 'lair' } } : []].flat();
    const late = { ...quest, lost };
    const found: (boolean | null)[] = [];
    const plain: boolean[] = [];
    for (let seed = 1; seed <= (FULL ? 40 : 8); seed++) {
      const roll = dice(seed);
      playMission(
        mission,
        ({ state, offers, mayWait }) => {
          if (mayWait && roll(4) > 0) return undefined;
          // Has three thoughts: most of what is done by chance alone loses at once.
          const thoughts = [1, 2, 3].map(() => offers[roll(offers.length)]);
          return thoughts.find((action) => canReach(after(state, action), late)) ?? thoughts[0];
        },
        (state) => {
          const reached = canReach(state, late);
          if (state.turn.number < last - 1 || found.filter((one) => one === reached).length >= 4 * seed) return true;
          const known = plainly(copyState(state), late);
          if (known === null) return true;
          plain.push(known);
          found.push(reached);
          return true;
        },
      );
    }
    expect(found).toEqual(plain);
    expect(new Set(found)).toEqual(new Set([true, false]));
  });
});

/** A quest of the Genius, or of the side given, at a set-up with the game's cards and these of its own. */
function asked(setup: object, quest: Partial<Quest>, cards: object[] = [], budget?: number): boolean | null {
  const decks = { genius: [], spymaster: [], plans: [] };
  const scenario = readScenario({ setup: { decks, ...setup }, cards });
  const { state, names } = openScenario(scenario, { cards: SET.cards, rules: SET.rules });
  return canReach(state, { side: 'genius', names, ...quest }, budget);
}

describe('a plan that is completed before its deadline', () => {
  const setup = {
    turn: { number: 3, side: 'genius', step: 'lair' },
    plan: 'evening-news',
    lair: { 2: 'henchman', 3: { card: 'knuckles', attached: ['x-ray-specs'] }, 8: 'powder-keg' },
  };
  const goal = { score: { genius: 2 } };
  const plain = {
    id: 'plain',
    type: 'plan',
    name: 'Plain',
    copies: 1,
    evilness: 2,
    cost: { contraptions: 1, minions: 1 },
  };
  const instant = (id: string, ...effects: object[]): object => ({
    id,
    type: 'epiphany',
    name: id,
    copies: 2,
    abilities: [{ kind: 'play', effects }],
  });
  const hurry = instant('hurry', { verb: 'hasten' });
  /** The turn in which it can be completed at the soonest. */
  const takes = (more: object, cards: object[] = []): number | undefined =>
    [3, 4, 5, 6, 7, 8].find((number) => {
      const known = asked({ ...setup, ...more }, { goal, lost: [{ turn: { number: number + 1 } }] }, cards);
      expect(known).not.toBeNull();
      return known;
    });

  it('takes three turns, R3.3 to R3.5', () => {
    expect(takes({ plan: 'plain' }, [plain])).toBe(7);
    expect(takes({ plan: { card: 'plain', status: 'activated' } }, [plain])).toBe(7);
    expect(takes({ plan: { card: 'plain', status: 'advanced' } }, [plain])).toBe(5);
  });

  it('takes two where its activation hastens it, unless it was selected in this turn', () => {
    expect(takes({})).toBe(5);
    expect(takes({ happened: [{ event: 'planChosen', side: 'genius' }] })).toBe(7);
    expect(takes({ plan: { card: 'evening-news', status: 'activated' } })).toBe(7);
  });

  it('takes fewer where it is set back, and its activation hastens it', () => {
    const activated = { plan: { card: 'evening-news', status: 'activated' } };
    expect(takes({ ...activated, hands: { spymaster: ['anonymous-tip'] } })).toBe(5);
  });

  it('takes fewer with a card that hastens it', () => {
    const held = { plan: 'plain', hands: { genius: ['hurry'] } };
    expect(takes(held, [plain, hurry])).toBe(5);
    const soon = { ...held, turn: { number: 4, side: 'spymaster', step: 'assign' } };
    expect(takes(soon, [plain, hurry])).toBe(7);
    expect(takes({ ...soon, hands: { genius: ['hurry', 'hurry'] } }, [plain, hurry])).toBe(5);
    const planStep = { turn: { number: 3, side: 'genius', step: 'plan' } };
    expect(takes({ ...held, ...planStep, plan: { card: 'plain', status: 'activated' } }, [plain, hurry])).toBe(5);
  });

  it('is not needed with a card that gives Evilness by itself', () => {
    const boast = instant('boast', { verb: 'score', who: 'you', amount: 2 });
    expect(takes({ plan: 'plain', hands: { genius: ['boast'] } }, [plain, boast])).toBe(3);
    expect(takes({ plan: null, hands: { genius: ['boast'] } }, [boast])).toBe(3);
  });

  it('is won where the goal holds together with what is lost', () => {
    expect(asked(setup, { goal: { turn: { number: 4 } }, lost: [{ turn: { number: 4 } }] })).toBe(true);
  });

  it('is unknown when the budget is used up', () => {
    expect(asked(setup, { goal, lost: [{ turn: { number: 8 } }] }, [], 2)).toBeNull();
    expect(asked(setup, { goal: { lair: [] }, lost: [{ turn: { number: 4 } }] }, [], 5)).toBeNull();
  });
});

it('R9.1 counts with a card that is played in response', () => {
  const setup = {
    turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
    lair: { 8: 'blast-door' },
    plan: { card: 'left-shoes', status: 'advanced' },
    networks: [{ nodes: ['safehouse'], spies: ['temp-agent'] }],
    infiltration: { spy: 'temp-agent', square: 8 },
  };
  const quest = { goal: { score: { genius: 1 } }, lost: [{ turn: { number: 8 } }] };
  expect(asked(setup, quest)).toBe(false);
  expect(asked({ ...setup, hands: { genius: ['trapdoor'] } }, quest)).toBe(true);
});

it('R9.5 counts with a card that interrupts the other side', () => {
  const setup = { turn: { number: 4, step: 'actions' }, networks: [{ nodes: ['safehouse'] }] };
  const quest = { goal: { turn: { number: 4, step: 'actions' }, networks: [] } };
  expect(asked(setup, quest)).toBe(false);
  expect(asked({ ...setup, hands: { genius: ['letter-bomb'] } }, quest)).toBe(true);
});

it('tells positions apart by their hands, where chance matters', () => {
  // No two of them are on the stack together: between them everything but the hand is as it was.
  const alone = { not: { exists: { type: 'epiphany', zone: 'stack' } } };
  const reveal = { verb: 'reveal', who: 'opponent', amount: 1, pick: 'random' };
  const abilities = [{ kind: 'play', if: alone, effects: [reveal] }];
  const shout = { id: 'shout', type: 'epiphany', name: 'Shout', copies: 2, abilities };
  const setup = { turn: { number: 3, step: 'lair' }, hands: { genius: ['shout', 'shout'] } };
  const quest = { goal: { hands: { genius: [] } }, lost: [{ turn: { number: 4 } }] };
  expect(asked(setup, quest, [shout])).toBe(true);
});

it('R10.1 holds the goal against what the side sees', () => {
  const setup = { turn: { number: 4 }, plan: 'evening-news' };
  const goal = { plan: { card: 'evening-news' } };
  const lost = [{ turn: { number: 6 } }];
  expect(asked(setup, { side: 'genius', goal, lost })).toBe(true);
  expect(asked(setup, { side: 'spymaster', goal, lost })).toBe(false);
  const met = { ...setup, lair: { 3: 'knuckles', 4: 'powder-keg' } };
  expect(asked(met, { side: 'spymaster', goal, lost })).toBe(true);
});
