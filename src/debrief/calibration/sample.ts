/** Positions of games of bots, with what the nets say of them and how the game ended. */
import type { BotName } from '../../bots/index.ts';
import type { Catalog, Rules, Side, State } from '../../engine/index.ts';
import { dice } from '../../engine/index.ts';
import { playDeal } from '../../sim/field/deal.ts';
import { RESULT, said } from '../said.ts';

export interface Sample {
  /** The seed of its game. */
  readonly game: number;
  /** The side whose turn it is. */
  readonly side: Side;
  /** The chance of the Genius, as the nets say it. */
  readonly chance: number;
  /** 1: the Genius won; 0: it lost; ½: a draw. */
  readonly result: number;
}

/** One decision in so many is taken. */
const EVERY = 15;

/** Samples of the deal of that seed between two bots of that name. Those in which the turn ends the game are left out. */
export function samplesOf(set: { catalog: Catalog; rules: Rules }, bot: BotName, seed: number): Sample[] {
  const roll = dice(seed);
  const found: Omit<Sample, 'result'>[] = [];
  const action = (state: State): void => {
    if (roll(EVERY) > 0) return;
    const { chance, isOver } = said(state);
    if (!isOver) found.push({ game: seed, side: state.turn.side, chance });
  };
  const { state } = playDeal(set, { genius: bot, spymaster: bot }, seed, { action });
  const result = RESULT[state.winner ?? 'draw'];
  return found.map((one) => ({ ...one, result }));
}
