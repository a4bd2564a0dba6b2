/** What is kept of a mirror match: enough for every figure of a level. */

import type { BotName } from '../../bots/index.ts';
import { Learned } from '../../bots/value/judge.ts';
import { firstNets } from '../../bots/value/nets.ts';
import type { BySide, GameEvent, PlanStatus, State } from '../../engine/index.ts';
import { bySide, copyState, definitionOf, roundOf, SIDES } from '../../engine/index.ts';
import type { CardsAndRules, Result } from '../field/deal.ts';
import { playDeal, resultOf } from '../field/deal.ts';
import { dealt } from '../game.ts';

/** A plan that was chosen. `faceDown`: the turns of the Genius that ended with it face down. */
export interface PlanRecord {
  evilness: number;
  faceDown: number;
  end: 'completed' | 'thwarted' | 'open';
}
/** A turn of the Master that found a plan: how it lay, its Evilness, and whether it was thwarted in that turn. */
export type Raid = [plan: PlanStatus, evilness: number, thwarted: boolean];

export interface GameRecord {
  seed: number;
  result: Result;
  rounds: number;
  leadChanges: number;
  /** At the end. */
  score: BySide<number>;
  /** Had the winner been behind? */
  comeback: boolean;
  /** The chance that the nets give the Genius at the end of each round. */
  chances: number[];
  raids: Raid[];
  plans: PlanRecord[];
  /** The decks as they were shuffled at the start, the top first: the indices of the definitions. */
  decks: BySide<number[]>;
  /** The loops of cards that were cut (R9.6), as `Played` names them; absent: none. */
  loops?: string[];
}

/** Plays the deal of a seed between two of the same bot. */
export function recordGame(set: CardsAndRules, bot: BotName, seed: number): GameRecord {
  const scribe = new Scribe();
  const played = playDeal(set, { genius: bot, spymaster: bot }, seed, {
    event: (state, event) => scribe.heard(state, event),
  });
  const { winner, turn, score } = played.state;
  return {
    seed,
    result: resultOf(played),
    rounds: roundOf(turn.number),
    leadChanges: scribe.leadChanges,
    score: { genius: score.genius, spymaster: score.spymaster },
    comeback: winner !== null && winner !== 'draw' && scribe.behind.has(winner),
    chances: scribe.chances,
    raids: scribe.raids,
    plans: scribe.plans,
    decks: decksOf(dealt(set.catalog, seed, set.rules).state),
    ...(played.loops.size > 0 && { loops: [...played.loops] }),
  };
}

/** The decks, the top first: the indices of the definitions. */
export const decksOf = ({ decks, cards }: State): BySide<number[]> =>
  bySide((side) => decks[side].map((card) => cards[card]));

/** What both nets together say: each knows one of the hands. */
function chanceOf(state: State): number {
  const nets = firstNets();
  const judges = bySide((side) => new Learned(side, nets[side]));
  const told = SIDES.map((side) => {
    const chance = judges[side].chance(copyState(state));
    return side === 'genius' ? chance : 1 - chance;
  });
  return Math.round(1000 * (told.reduce((sum, chance) => sum + chance, 0) / told.length)) / 1000;
}

class Scribe {
  readonly chances: number[] = [];
  readonly raids: Raid[] = [];
  readonly plans: PlanRecord[] = [];
  readonly behind = new Set<string>();
  leadChanges = 0;
  #leader: string | undefined;

  heard(state: State, event: GameEvent): void {
    const { plan, score } = state;
    const last = this.plans.at(-1);
    switch (event.type) {
      case 'turnStarted':
        if (event.side === 'spymaster' && plan)
          this.raids.push([plan.status, definitionOf(state, plan.card).evilness, false]);
        break;
      case 'turnEnded':
        if (event.side === 'spymaster') this.chances.push(chanceOf(state));
        else if (plan?.status === 'in-progress' && last) last.faceDown++;
        break;
      case 'planChosen':
        this.plans.push({ evilness: definitionOf(state, event.card).evilness, faceDown: 0, end: 'open' });
        break;
      case 'planCompleted':
        if (last) last.end = 'completed';
        break;
      case 'thwarted': {
        if (last) last.end = 'thwarted';
        const raid = this.raids.at(-1);
        if (raid && state.turn.side === 'spymaster') raid[2] = true;
        break;
      }
      case 'scored':
        this.#lead(score);
        break;
    }
  }

  #lead({ genius, spymaster }: State['score']): void {
    if (genius === spymaster) return;
    const leader = genius > spymaster ? 'genius' : 'spymaster';
    if (this.#leader && this.#leader !== leader) this.leadChanges++;
    this.#leader = leader;
    this.behind.add(leader === 'genius' ? 'spymaster' : 'genius');
  }
}
