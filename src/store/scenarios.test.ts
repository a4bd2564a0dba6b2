import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../../tests/engine/cards.ts';
import { playOn } from '../../tests/store/player.ts';
import { Browser, OPTIONS, openTab } from '../../tests/store/world.ts';
import { runScenario } from '../cli/runScenario.ts';
import type { Card } from '../engine/index.ts';
import { dice, RECOMMENDED } from '../engine/index.ts';
import { PEOPLE } from '../record/index.ts';
import { saveSentence } from '../text/en/saves/trouble.ts';
import type { NewGameOptions } from './types.ts';

const POSITION = {
  setup: { turn: { number: 3, step: 'lair' }, lair: { '2': 'guard' }, hands: { genius: ['guard'] } },
};
const AGAINST_A_BOT = { genius: PEOPLE, spymaster: 'intern' };

function open(options: Partial<NewGameOptions> = {}) {
  const browser = new Browser();
  const store = openTab(browser);
  store.getState().setPreferences({ show: 0 });
  const problem = store.getState().newGame({ ...OPTIONS, ...options });
  return { browser, store, problem, s: () => store.getState() };
}

describe('a game as a scenario', () => {
  it('is refused while two people play, until both agree or the game is over', async () => {
    const { s } = open({ position: POSITION });
    expect(await s().writePosition()).toEqual({ why: 'secret' });
    expect(await s().writeMoves(1, {})).toEqual({ why: 'secret' });
    expect(await s().writePosition(true)).toMatchObject({ setup: { lair: { '2': 'guard' } } });
    s().post({ do: 'act', action: { type: 'concede', side: 'genius' } });
    expect(await s().writePosition()).toMatchObject({ setup: { lair: { '2': 'guard' } } });
  });

  it('is given against a bot, whose next chances stay a secret', async () => {
    const { s } = open({ position: POSITION, sources: AGAINST_A_BOT });
    const scenario = await s().writePosition();
    expect(scenario).toMatchObject({ name: 'Ada against Intern, turn 3', setup: { turn: POSITION.setup.turn } });
    expect(JSON.stringify(scenario)).not.toContain('random');
  });

  it('is not there without a game, before the first plan, or without a move', async () => {
    const { s } = open({ position: POSITION, sources: AGAINST_A_BOT });
    expect(await s().writeMoves(1, {})).toEqual({ why: 'no-moves' });
    s().leave();
    expect(await s().writePosition()).toEqual({ why: 'no-game' });
    expect(await open({ sources: AGAINST_A_BOT }).s().writePosition()).toEqual({ why: 'nothing-yet' });
  });

  it('holds the moves of the last turns, and runs green', async () => {
    const { store, browser, s } = open();
    const roll = dice(4);
    for (let i = 0; i < 4000 && !s().gameOver; i++) playOn(store, browser, roll);
    const scenario = await s().writeMoves(4, {});
    const result = runScenario(scenario, 'x', { cards: TEST_CARDS, rules: RECOMMENDED });
    expect(result.ok ? result.name : result.error).toMatch(/^Ada against Bob, turn \d+$/);
    expect(scenario).toMatchObject({ actions: expect.any(Array), expect: { winner: s().gameOver?.winner } });
  });
});

describe('a game from a scenario', () => {
  const ogre: Card = { id: 'ogre', type: 'minion', name: 'Ogre', copies: 1, attack: 5, health: 5, perception: 0 };
  const OWN = { cards: [ogre], rules: { handSize: 3 }, setup: { ...POSITION.setup, lair: { '1': 'ogre' } } };

  it('is played with its own cards and rules, also again and from its save', () => {
    const { s, problem } = open({ position: OWN });
    expect(problem).toBeUndefined();
    expect(s().table?.rules.handSize).toBe(3);
    expect(s().startAgain()).toBeUndefined();
    const id = s().game?.id ?? '';
    s().leave();
    expect(s().resume(id)).toBeUndefined();
    expect(s().table).toMatchObject({
      rules: { handSize: 3 },
      lair: [{ card: 0 }, null, null, null, null, null, null, null],
    });
  });

  it('is refused in words if the scenario cannot stand, and the game that is open stays', () => {
    const { s } = open();
    const { game } = s();
    const problem = s().newGame({ ...OPTIONS, position: { ...OWN, rules: { handSize: 'many' } } });
    expect(problem && saveSentence(problem)).toContain('handSize');
    expect(s().game).toBe(game);
  });
});
