/** Plays a game and gathers its positions, as each side sees them at the end of each turn. */
import type { Bot } from '../../bots/bot.ts';
import { rookie } from '../../bots/rookie/rookie.ts';
import { Describer } from '../../bots/value/features.ts';
import { learnedPlanner } from '../../bots/value/learnedPlanner.ts';
import type { Net } from '../../bots/value/net.ts';
import type { BySide, Catalog, Rules, Side, State } from '../../engine/index.ts';
import { copyState, dice, SIDES } from '../../engine/index.ts';
import { playBots } from '../game.ts';
import { explorer } from './explorer.ts';
import { Gatherer } from './samples.ts';

export interface Lessons {
  catalog: Catalog;
  rules: Rules;
  /** Half of the players judge by these nets, the others by the rookie's rule. Null: all by the rookie's rule. */
  nets: BySide<Net> | null;
}

export type Gathered = BySide<Gatherer>;
export const gatherers = (): Gathered => ({ genius: new Gatherer(), spymaster: new Gatherer() });

/** Plays the game of a seed. Its positions get the seed as the number of their game. */
export function gather({ catalog, rules, nets }: Lessons, seed: number, to: Gathered): void {
  const roll = dice(seed);
  const player = (side: Side): Bot => {
    const own = 2 * seed + (side === 'genius' ? 0 : 1);
    const learned = nets && roll(2) === 1;
    const bot = learned ? learnedPlanner(() => nets, own) : rookie(own);
    return explorer(bot, own);
  };
  let turn = 0;
  const look = (state: State): void => {
    if (state.turn.number === turn || state.stack.at(-1)?.kind !== 'endTurn') return;
    turn = state.turn.number;
    for (const side of SIDES) to[side].add(new Describer(side).describe(copyState(state)), seed);
  };
  const bots = { genius: player('genius'), spymaster: player('spymaster') };
  const { winner } = playBots({ catalog, rules, bots }, seed, { action: look }).state;
  const result = winner === 'genius' ? 1 : winner === 'spymaster' ? 0 : 0.5;
  for (const side of SIDES) to[side].end(result);
}
