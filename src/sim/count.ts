/** Counts one game while it is played. */
import type { CardId, Catalog, Definition, GameEvent, Side, State } from '../engine/index.ts';
import { definitionOf, ownerOf, roundOf, SIDES } from '../engine/index.ts';
import type { Match } from './game.ts';
import { playGame } from './game.ts';
import type { CardTally, PlanTally, Tally } from './tally.ts';

/** A card is dead if its owner holds it through so many of its turns and never plays it. */
const DEAD_AFTER = 2;

/** The rows of a tally, by the id of the card. */
export interface Rows {
  plans: ReadonlyMap<string, PlanTally>;
  cards: ReadonlyMap<string, CardTally>;
}
export const rowsOf = (tally: Tally): Rows => ({
  plans: new Map(tally.plans.map((row) => [row.card, row])),
  cards: new Map(tally.cards.map((row) => [row.card, row])),
});

/** How a game went. `geniusWins`: 1, or ½ without a winner, or 0. `comebacks`: 1 if the winner had been behind. */
export interface Outcome {
  geniusWins: number;
  rounds: number;
  leadChanges: number;
  comebacks: number;
}

/** Plays the game of a seed and adds it to the tally. `rows`: those of this tally. */
export function countGame(match: Match, seed: number, tally: Tally, rows: Rows): Outcome {
  const game = new Game(match.catalog, tally, rows);
  const { state, decisions, loops } = playGame(match, seed, { event: (now, event) => game.heard(now, event) });
  tally.games++;
  tally.decisions += decisions;
  if (loops.size > 0) tally.looped++;
  for (const loop of loops) tally.loops[loop] = (tally.loops[loop] ?? 0) + 1;
  const rounds = roundOf(state.turn.number);
  tally.rounds[rounds] = (tally.rounds[rounds] ?? 0) + 1;
  return { rounds, ...game.end(state.winner === 'draw' ? null : state.winner) };
}

class Game {
  readonly #catalog: Catalog;
  readonly #tally: Tally;
  readonly #rows: Rows;
  readonly #drawn = new Set<CardId>();
  readonly #played = new Set<CardId>();
  /** For each card in a hand, the number of its owner's turns since it came there. */
  readonly #held = new Map<CardId, number>();
  readonly #dead = new Set<CardId>();
  readonly #wasBehind = new Set<Side>();
  #state: State | undefined;
  #leader: Side | undefined;
  #leadChanges = 0;

  constructor(catalog: Catalog, tally: Tally, rows: Rows) {
    this.#catalog = catalog;
    this.#tally = tally;
    this.#rows = rows;
  }

  heard(state: State, event: GameEvent): void {
    this.#state = state;
    switch (event.type) {
      case 'drawn':
        for (const card of event.cards) this.#drawn.add(card);
        break;
      case 'minionPlayed':
      case 'built':
      case 'spyPlayed':
      case 'nodePlayed':
      case 'instantPlayed':
        this.#played.add(event.card);
        break;
      case 'turnEnded':
        this.#hold(state, event.side);
        if (event.side === 'genius' && state.plan?.status === 'in-progress')
          this.#plan(state, state.plan.card).turnsInProgress++;
        break;
      case 'plansOffered':
        for (const card of event.cards) this.#plan(state, card).offered++;
        break;
      case 'planChosen':
        this.#plan(state, event.card).picked++;
        break;
      case 'planCompleted':
        this.#plan(state, event.card).completed++;
        break;
      case 'thwarted':
        this.#plan(state, event.card).thwarted++;
        break;
      case 'scored':
        this.#lead(state);
        break;
    }
  }

  #plan(state: State, card: CardId): PlanTally {
    return this.#rows.plans.get(definitionOf(state, card).id) as PlanTally;
  }

  #hold(state: State, side: Side): void {
    const hand = state.hands[side];
    for (const card of this.#held.keys())
      if (ownerOf(state, card) === side && !hand.includes(card)) this.#held.delete(card);
    for (const card of hand) {
      const turns = (this.#held.get(card) ?? 0) + 1;
      this.#held.set(card, turns);
      if (turns >= DEAD_AFTER) this.#dead.add(card);
    }
  }

  #lead({ score }: State): void {
    if (score.genius === score.spymaster) return;
    const leader = score.genius > score.spymaster ? 'genius' : 'spymaster';
    if (this.#leader && this.#leader !== leader) this.#leadChanges++;
    this.#leader = leader;
    for (const side of SIDES) if (side !== leader) this.#wasBehind.add(side);
  }

  end(winner: Side | null): Omit<Outcome, 'rounds'> {
    const tally = this.#tally;
    if (winner === 'genius') tally.geniusWins++;
    else if (winner === 'spymaster') tally.spymasterWins++;
    else tally.unfinished++;
    const cameBack = winner !== null && this.#wasBehind.has(winner);
    if (cameBack) tally.comebacks++;
    tally.leadChanges += this.#leadChanges;
    for (const { id } of this.#designs(this.#played)) this.#card(id).played++;
    for (const { id } of this.#designs([...this.#dead].filter((card) => !this.#played.has(card))))
      this.#card(id).dead++;
    for (const { id, side } of this.#designs(this.#drawn)) {
      this.#card(id).drawn++;
      if (side === winner) this.#card(id).wonDrawn++;
    }
    return {
      geniusWins: winner === 'genius' ? 1 : winner === 'spymaster' ? 0 : 0.5,
      leadChanges: this.#leadChanges,
      comebacks: cameBack ? 1 : 0,
    };
  }

  #card(id: string): CardTally {
    return this.#rows.cards.get(id) as CardTally;
  }

  /** The designs of these cards, each once. */
  #designs(cards: Iterable<CardId>): Definition[] {
    const state = this.#state;
    if (!state) return [];
    const indices = new Set<number>();
    for (const card of cards) indices.add(state.cards[card]);
    return [...indices].map((index) => this.#catalog.definitions[index]);
  }
}
