/** What of an open game the page is given: views, offers and facts that are public, and the open peeks (R10). */
import type { Action, Side } from '../engine/index.ts';
import {
  awaiting,
  definitionOf,
  lairTotals,
  legalActions,
  mayInterrupt,
  meetsCost,
  publicOffers,
  reuse,
  view,
} from '../engine/index.ts';
import type { OpenGame } from './game.ts';
import { canUndo, dueFor } from './game.ts';
import { canRespond, decide } from './responses.ts';
import type { GameOver, PeekData, PublicState, Response } from './types.ts';

/** The fields that follow from the game itself. */
type Published = Pick<
  PublicState,
  | 'game'
  | 'table'
  | 'offers'
  | 'awaiting'
  | 'log'
  | 'peeks'
  | 'commit'
  | 'commitOffers'
  | 'response'
  | 'canClaim'
  | 'claim'
  | 'holdNext'
  | 'yields'
  | 'canUndo'
  | 'gameOver'
>;

/** More offers than anybody looks through: a hand of twenty has a million ways to be discarded. */
const MOST_OFFERS = 5000;

/** At rest: no game is open. */
export const NO_GAME: Published = {
  game: null,
  table: null,
  offers: [],
  awaiting: null,
  log: [],
  peeks: { genius: null, spymaster: null },
  commit: null,
  commitOffers: [],
  response: { kind: 'none' },
  canClaim: { genius: false, spymaster: false },
  claim: null,
  holdNext: { genius: false, spymaster: false },
  yields: { genius: null, spymaster: null },
  canUndo: { side: null, free: false, needsConsent: false, actionIndex: -1 },
  gameOver: null,
};

/** `before`: what was published last, whose equal parts are reused. `held`: the bar stands still. */
export function publish(game: OpenGame, before: Published, held: boolean, locked: boolean): Published {
  const { record, timeline } = game;
  const { state } = timeline;
  const { manners, commit } = record;
  const table = view(state, 'table', before.table ?? undefined);
  const { seed: _, ...settings } = record.settings;
  const own = askedOnce((side) => ownOffers(game, side));
  const next: Omit<Published, 'log' | 'table' | 'peeks'> = {
    game: { id: record.id, names: record.names, settings, created: record.created },
    offers: locked ? [] : tableOffers(game, table),
    awaiting: awaiting(table),
    commit,
    commitOffers: commit ? own(commit.side).filter((action) => 'card' in action && action.card === commit.card) : [],
    response: responseOf(game, held),
    canClaim: bySide((side) => !locked && manners.claim === null && mayRespond(table, side)),
    claim: manners.claim,
    holdNext: manners.holdNext,
    yields: manners.yields,
    canUndo: locked ? NO_GAME.canUndo : canUndo(game),
    gameOver: gameOver(game),
  };
  return {
    ...reuse(before, next),
    table,
    log: timeline.log,
    peeks: bySide((side) => before.peeks[side] && peek(game, side, before.peeks[side], own)),
  };
}

/** Two may ask for the same side's offers in one stroke; they are worked out once. */
function askedOnce<T>(of: (side: Side) => T): (side: Side) => T {
  const known: { [S in Side]?: T } = {};
  return (side) => (known[side] ??= of(side));
}
const bySide = <T>(of: (side: Side) => T): { [S in Side]: T } => ({ genius: of('genius'), spymaster: of('spymaster') });

/** Whatever the side holds: may it play an instant now, or as soon as the other has passed (R9.1, R9.5)? */
const mayRespond = (table: NonNullable<Published['table']>, side: Side): boolean =>
  mayInterrupt(table, side) || canRespond(table, side);

/** While a claim freezes the game, only what the claimant may do in public. */
function tableOffers(game: OpenGame, table: NonNullable<Published['table']>): Action[] {
  const { claim } = game.record.manners;
  if (!claim) return publicOffers(table);
  const due = dueFor(game, claim).game.timeline.state;
  return publicOffers(view(due, 'table')).filter((action) => action.side === claim);
}

function responseOf(game: OpenGame, held: boolean): Response {
  const { manners, settings } = game.record;
  const decision = decide(game.timeline.state, manners, settings.grace, held);
  return decision.do === 'wait' ? decision.response : { kind: 'grace' };
}

function ownOffers(game: OpenGame, side: Side): Action[] {
  const offers: Action[] = [];
  const { claim } = game.record.manners;
  if (claim && claim !== side) return offers;
  for (const action of legalActions(dueFor(game, side).game.timeline.state, side)) {
    if (action.type !== 'completePlan') offers.push(action);
    if (offers.length === MOST_OFFERS) break;
  }
  return offers;
}

/** What that side sees and may do. `before`: what it saw last. */
export function peek(
  game: OpenGame,
  side: Side,
  before: PeekData | null,
  own = (asking: Side) => ownOffers(game, asking),
): PeekData {
  const { state } = game.timeline;
  const seen = view(state, side, before?.view);
  return reuse(before, { view: seen, offers: own(side), plan: side === 'genius' ? planOf(game) : null });
}

function planOf({ timeline: { state } }: OpenGame): PeekData['plan'] {
  if (!state.plan) return null;
  const { card } = state.plan;
  const have = lairTotals(state);
  const cost = definitionOf(state, card).planCost;
  return { card, have, cost: { ...cost }, met: meetsCost(have, cost) };
}

function gameOver({ record, timeline: { state } }: OpenGame): GameOver | null {
  const { winner, ending, score, turn, scored } = state;
  if (winner === null || ending === null) return null;
  return {
    winner,
    how: ending,
    score,
    turns: turn.number,
    rounds: Math.ceil(turn.number / 2),
    plans: bySide((side) => scored[side].length),
    minutes: Math.round(record.played / 60_000),
    seed: record.settings.seed,
  };
}
