/** The bots judge cards as before when the game learns to say more. */
import { afterAll, expect, it, vi } from 'vitest';
import { readCards } from '../../src/cards/read.ts';
import { FULL } from '../full.ts';

const VOCABULARY = '../../src/engine/vocabulary';

/** The first of a table, of each kind that a bot could count. */
const ADDED = {
  verb: { file: 'language.ts', table: 'VERBS', names: 'VERB_NAMES' },
  action: { file: 'actions.ts', table: 'ACTIONS', names: 'ACTION_TYPES' },
  keyword: { file: 'types.ts', names: 'KEYWORDS' },
  'status of a plan': { file: 'types.ts', names: 'PLAN_STATUSES' },
  statistic: { file: 'types.ts', names: 'STATS' },
  'type of card': { file: 'types.ts', names: 'CARD_TYPES' },
} as const;

const { cards, rules } = readCards('src/cards');

/** Judgements and moves of the bots in the first rounds of a game, by modules that are loaded anew. */
async function playedAnew(): Promise<{ judgements: number[]; moves: unknown[] }> {
  vi.resetModules();
  const { copyState, registerCatalog, SIDES } = await import('../../src/engine/index.ts');
  const { Learned } = await import('../../src/bots/value/judge.ts');
  const { firstNets, secondNets } = await import('../../src/bots/value/nets.ts');
  const { playGame } = await import('../../src/sim/game.ts');
  const judgements: number[] = [];
  const moves: unknown[] = [];
  let turn = 0;
  const match = { catalog: registerCatalog(cards), rules: { ...rules, maxRounds: FULL ? 4 : 2 } };
  playGame({ ...match, genius: 'deputy', spymaster: 'rookie' }, 7, {
    action(state, action) {
      moves.push(action);
      if (state.turn.number === turn) return;
      turn = state.turn.number;
      for (const side of SIDES)
        for (const nets of [firstNets(), secondNets()])
          judgements.push(new Learned(side, nets[side]).worth(copyState(state)));
    },
  });
  return { judgements, moves };
}

const before = await playedAnew();

afterAll(() => {
  vi.resetModules();
});

it.each(Object.entries(ADDED))('a new %s changes no judgement of the game’s cards, and no move', async (_, added) => {
  const { file, names } = added;
  vi.doMock(`${VOCABULARY}/${file}`, async (original) => {
    const real = await original<Record<string, object>>();
    return {
      ...real,
      [names]: ['addedForATest', ...(real[names] as string[])],
      ...('table' in added && { [added.table]: { addedForATest: { side: 'any', fields: {} }, ...real[added.table] } }),
    };
  });
  const after = await playedAnew();
  const { [names]: table } = (await import(`${VOCABULARY}/${file}`)) as Record<string, readonly string[]>;
  vi.doUnmock(`${VOCABULARY}/${file}`);
  expect(table[0]).toBe('addedForATest');
  expect(before.judgements.length).toBeGreaterThan(12);
  expect(after).toEqual(before);
});
