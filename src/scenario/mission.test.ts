import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../../tests/engine/cards.ts';
import { readSource } from '../cards/source.ts';
import { RECOMMENDED } from '../engine/index.ts';
import { failureSentence } from '../text/en/scenario/result.ts';
import { readScenario } from './format.ts';
import { placeOf } from './places.ts';
import { runScenario } from './run.ts';

const SETUP = {
  turn: { number: 3, step: 'lair' },
  lair: { 2: 'guard' },
  networks: [{ nodes: ['safehouse'], spies: ['agent'] }],
  decks: { genius: [], spymaster: [], plans: [] },
};
const TIP = { when: { turn: { step: 'lair' } }, say: 'Look.', pointAt: 'lair' };
const GENIUS = { side: 'genius', brief: 'Try it.', goal: { turn: { number: 4 } } };
const tip = (change: object) => ({ ...GENIUS, tips: [{ ...TIP, ...change }] });

/** What is said of the mission in that position. */
function said(mission: unknown): string | null {
  const { failure, titles } = runScenario({ setup: SETUP, mission }, 'x.json', {
    cards: TEST_CARDS,
    rules: RECOMMENDED,
  });
  return failure && failureSentence(failure, titles);
}

describe('a mission', () => {
  it('is read with all that it may hold', () => {
    const goal = [{ lair: [null, { card: 'guard' }, null, null, null, null, null, {}] }, { plan: null }];
    const lost = [{ turn: { number: 9 } }, { spies: { agent: { health: 0 } } }, { hands: { spymaster: [null] } }];
    const tips = [
      { ...TIP, pointAt: 'card:guard', rule: 'R6.12' },
      { ...TIP, when: [{ can: { sneak: true } }, { happened: { died: true } }], pointAt: 'square:8' },
      { ...TIP, when: { stack: [{ kind: 'playInstant' }, {}], awaiting: { side: null } }, pointAt: 'interrupt' },
    ];
    const theirs = [[{ type: 'infiltrate', spy: 'agent' }, { type: 'attack' }], []];
    expect(said({ ...GENIUS, goal, lost, tips, theirs })).toBeNull();
    const both = { side: 'both', brief: 'A first game.', tips: Array(40).fill({ ...TIP, peek: 'genius' }) };
    expect(said(both)).toBeNull();
  });

  it.each<[string, unknown, string]>([
    ['no side', { brief: 'Try it.' }, 'mission: key "side" is missing: one of genius, spymaster, both'],
    ['another side', { ...GENIUS, side: 'genuis' }, 'mission.side: unknown word "genuis", did you mean "genius"?'],
    ['a misspelt key', { ...GENIUS, tipps: [] }, 'mission.tipps: unknown key "tipps", did you mean "tips"?'],
    ['a long brief', { ...GENIUS, brief: 'x'.repeat(401) }, 'at most 400 are allowed'],
    ['too many tips', { ...GENIUS, tips: Array(9).fill(TIP) }, 'mission.tips: must be at most 8, unless'],
    ['far too many', { side: 'both', brief: 'x', tips: Array(41).fill(TIP) }, 'mission.tips: must hold at most 40'],
    ['too many words', tip({ say: 'a '.repeat(15) }), 'mission.tips.0.say: must have at most 14 words'],
    ['a peek alone', tip({ peek: 'genius' }), 'mission.tips: may have "peek" only where "side" is "both"'],
    ['a script for both', { side: 'both', brief: 'x', theirs: [] }, 'mission.theirs: needs a "side" other than "both"'],
    ['no such square', tip({ pointAt: 'square:9' }), 'mission.tips.0.pointAt: must be one of plan, strip, '],
    ['no such part', tip({ pointAt: 'deck' }), '"square:1" to "square:8", or "card:" and an id'],
    ['a rule in words', tip({ rule: 'sneaking' }), 'mission.tips.0.rule: must be the number of a rule'],
    ['a rule that is not', tip({ rule: 'R6.13' }), 'must be the number of a rule, from "R1.1" to "R12.1"'],
    ['a pattern that is none', { ...GENIUS, goal: 3 }, 'mission.goal: must be a part of the summary, or a list'],
    ['an empty list', { ...GENIUS, goal: [] }, 'mission.goal: must hold at least 1'],
    [
      'a misspelt goal',
      { ...GENIUS, goal: { scroe: {} } },
      'mission.goal.scroe: unknown key "scroe", did you mean "score"?',
    ],
    [
      'a misspelt key deep in a list',
      { ...GENIUS, lost: [{ turn: { number: 9 } }, { turn: { nubmer: 9 } }] },
      'mission.lost.1.turn.nubmer: unknown key "nubmer", did you mean "number"?',
    ],
    [
      'a misspelt step',
      tip({ when: { turn: { step: 'liar' } } }),
      'mission.tips.0.when.turn.step: unknown word "liar", did you mean "lair"?',
    ],
    [
      'a lair of four squares',
      { ...GENIUS, goal: { lair: [null, null, null, {}] } },
      'mission.goal.lair: must hold exactly 8',
    ],
    [
      'what nobody can do',
      tip({ when: { can: { sneek: true } } }),
      'mission.tips.0.when.can.sneek: unknown key "sneek", did you mean "sneak"?',
    ],
    ['what cannot happen', tip({ when: { happened: { dies: true } } }), 'key "dies", did you mean "died"?'],
    ['what did not happen', tip({ when: { happened: { died: false } } }), 'when.happened.died: must be true'],
    ['"can" in a goal', { ...GENIUS, goal: { can: { sneak: true } } }, 'mission.goal.can: unknown key "can"'],
    [
      'a card that is not there',
      tip({ pointAt: 'card:gaurd' }),
      'mission.tips.0.pointAt: no card in the set-up has the id "gaurd", did you mean "guard"?',
    ],
    [
      'an id that is not there',
      { ...GENIUS, goal: { infiltration: { spy: 'agnet' } } },
      'mission.goal.infiltration.spy: no card in the set-up has the id "agnet", did you mean "agent"?',
    ],
    [
      'a card that no set has',
      { ...GENIUS, lost: [{ lair: [null, { card: 'gaurd' }, null, null, null, null, null, null] }] },
      'mission.lost.0.lair.1.card: there is no card "gaurd", did you mean "guard"?',
    ],
    [
      'a Spy that is not there',
      tip({ when: [{ spies: { agnet: { health: 1 } } }] }),
      'mission.tips.0.when.0.spies.agnet: no card in the set-up has the id "agnet"',
    ],
    [
      'a move that is none',
      { ...GENIUS, theirs: [[{ type: 'snaek' }]] },
      'mission.theirs.0.0: there is no move "snaek". Did you mean "sneak"?',
    ],
    [
      'a move without a type',
      { ...GENIUS, theirs: [[], [{}]] },
      'mission.theirs.1.0: a move is an object like { "type": "sneak" }.',
    ],
    [
      'a move with a wrong field',
      { ...GENIUS, theirs: [[{ type: 'infiltrate', spi: 'agent' }]] },
      'mission.theirs.0.0: "infiltrate" has no field "spi". Did you mean "spy"?',
    ],
    [
      'a move without its field',
      { ...GENIUS, theirs: [[{ type: 'infiltrate' }]] },
      'mission.theirs.0.0: "infiltrate" needs the field "spy". It must be an id in quotes',
    ],
    [
      'a move of nobody there',
      { ...GENIUS, theirs: [[{ type: 'infiltrate', spy: 'agnet' }]] },
      'mission.theirs.0.0: no card in the set-up has the id "agnet", did you mean "agent"?',
    ],
    [
      'a move of the own side',
      { ...GENIUS, theirs: [[{ type: 'playMinion', card: 'guard', square: 1 }]] },
      'mission.theirs.0.0: "playMinion" is no move of the spymaster, whose moves stand here.',
    ],
    [
      'a move that goes on',
      { ...GENIUS, theirs: [[{ type: 'endStep' }]] },
      'mission.theirs.0.0: leave "endStep" out: the other side lets the game go on by itself.',
    ],
  ])('with %s is refused in a sentence', (_, mission, sentence) => {
    expect(said(mission)).toContain(sentence);
  });

  it('tells several mistakes at once, and where the first stands', () => {
    const mission = { ...GENIUS, goal: { infiltration: { spy: 'agnet' } }, theirs: [[{ type: 'sneek' }]] };
    expect(said(mission)).toMatch(/^mission\.goal.*"agent"\?; mission\.theirs.*"sneak"\?$/);
    const text = `{ "setup": ${JSON.stringify(SETUP)},\n"mission": {\n "side": "genius", "brief": "x",\n "goal": { "spies": { "agnet": {} } } } }`;
    const source = readSource(text);
    const { failure } = runScenario(source.value, 'x.json', { cards: TEST_CARDS, rules: RECOMMENDED });
    if (failure?.code !== 'bad-scenario') throw new Error('nothing is wrong');
    expect(placeOf(source, failure.facts.trouble).line).toBe(4);
  });

  it('fails if its solution does not reach its goal, and says what is missing', () => {
    const mission = { ...GENIUS, goal: [{ turn: { number: 9 } }, { turn: { number: 8 } }] };
    const scenario = { setup: SETUP, mission, actions: [{ type: 'endStep' }] };
    const { failure, titles } = runScenario(scenario, 'x.json', { cards: TEST_CARDS, rules: RECOMMENDED });
    expect(failure).toMatchObject({ code: 'expectation', about: { path: ['mission', 'goal', 0, 'turn', 'number'] } });
    expect(failure && failureSentence(failure, titles)).toBe('turn.number: expected 9, found 4');
  });

  it('knows the rules that there are', () => {
    const text = readFileSync(new URL('../engine/RULES.md', import.meta.url), 'utf8');
    const rules = [...text.matchAll(/^- (R\d+\.\d+) /gm)].map(([, rule]) => rule);
    const isRule = (rule: string): boolean => {
      try {
        return readScenario({ mission: tip({ rule }) }).mission !== undefined;
      } catch {
        return false;
      }
    };
    expect(rules.filter((rule) => !isRule(rule))).toEqual([]);
    const all = Array.from({ length: 15 }, (_, section) => Array.from({ length: 15 }, (_, n) => `R${section}.${n}`));
    expect(all.flat().filter(isRule)).toHaveLength(rules.length);
  });
});
