/** What of a session the page is given: views, offers and facts that are public, and the open hands (R10). */
import type { Action, Awaiting, BySide, CardId, Ending, Side, View } from '../engine/index.ts';
import {
  awaiting,
  definitionOf,
  lairTotals,
  legalActions,
  meetsCost,
  publicOffers,
  reuse,
  view,
} from '../engine/index.ts';
import { bySide } from './commands.ts';
import type { LogEntry } from './log.ts';
import { dueFor } from './moves.ts';
import type { GameRecord } from './record.ts';
import type { Manners, Waiting } from './respond.ts';
import { mayClaim } from './respond.ts';
import type { Curtain, Session } from './session.ts';
import type { Settings } from './settings.ts';
import type { CanUndo } from './undo.ts';
import { canUndo, NO_UNDO } from './undo.ts';

/** What a side sees while it looks into its hand. */
export interface PeekData {
  view: View;
  /** Everything this side could do now (after a claim: once it is its turn to respond), completing a plan left out. */
  offers: Action[];
  /** Only in the Genius's hand, and only with a plan. `cost` is that of the plan; `met`: R3.2 holds now. */
  plan: {
    card: CardId;
    have: { contraptions: number; minions: number };
    cost: { contraptions: number; minions: number };
    met: boolean;
  } | null;
}

/** A curtain with what happened on the table since that side last looked; for a new Evil Plan, what became of the last. */
export type ShownCurtain = Pick<Curtain, 'for' | 'why'> & { recap: LogEntry[] };

export interface GameFacts {
  id: string;
  names: BySide<string>;
  settings: Settings;
  created: number;
}

export interface GameOver {
  winner: Side | 'draw';
  how: Ending;
  score: BySide<number>;
  turns: number;
  rounds: number;
  /** Plans scored by each side: completed by the Genius, thwarted by the Master. */
  plans: BySide<number>;
  minutes: number;
  /** Told once there is nothing left to hide. */
  seed: number;
}

/** All that the page may know of a game. It decides nothing: what is waited for was decided in `handle`. */
export interface Published extends Omit<Manners, 'oks'>, Pick<GameRecord, 'commit' | 'layout' | 'sources'> {
  /** The open game; null on the title screen. All other fields are at rest without one. */
  game: GameFacts | null;
  /** The table as both see it (R10); equal parts are reused from one command to the next. */
  table: View | null;
  /** What the table may light up, from public facts alone. Empty while a claim freezes the acting side out. */
  offers: Action[];
  awaiting: Awaiting | null;
  waiting: Waiting;
  log: LogEntry[];
  peeks: BySide<PeekData | null>;
  /** Everything that its side can do with the committed card now. */
  commitOffers: Action[];
  /** May that side press INTERRUPT: whenever the rules allow it an instant, whatever its hand (R9.1, R9.5). */
  canClaim: BySide<boolean>;
  curtain: ShownCurtain | null;
  canUndo: CanUndo;
  undoRequest: { by: Side } | null;
  drawOffer: { by: Side } | null;
  /** This tab may only watch: the same save is open in another one. */
  readOnly: 'open-elsewhere' | null;
  gameOver: GameOver | null;
}

/** More offers than anybody looks through: a hand of twenty has a million ways to be discarded. */
const MOST_OFFERS = 5000;

const NOBODY: BySide<null> = { genius: null, spymaster: null };
const NEITHER: BySide<boolean> = { genius: false, spymaster: false };

/** At rest: no game is open. */
export const NO_GAME: Published = {
  game: null,
  table: null,
  offers: [],
  awaiting: null,
  waiting: { kind: 'none' },
  log: [],
  peeks: NOBODY,
  commit: null,
  commitOffers: [],
  canClaim: NEITHER,
  claim: null,
  holdNext: NEITHER,
  yields: NOBODY,
  curtain: null,
  canUndo: NO_UNDO,
  undoRequest: null,
  drawOffer: null,
  readOnly: null,
  gameOver: null,
  layout: {},
  sources: { genius: '', spymaster: '' },
};

/** `before`: what was published last, whose equal parts are reused. */
export function publish(session: Session, before: Published): Published {
  const { record, timeline, waiting, locked } = session;
  const { state, log } = timeline;
  const { manners, commit, requests, layout, sources, names, created, id } = record;
  const { claim, holdNext, yields } = manners;
  const table = view(state, 'table', before.table ?? undefined);
  const { seed: _, ...settings } = record.settings;
  const own = askedOnce((side) => ownOffers(session, side));
  const next: Omit<Published, 'log' | 'table' | 'peeks'> = {
    game: { id, names, settings, created },
    offers: locked ? [] : tableOffers(session, table),
    awaiting: awaiting(table),
    waiting,
    commit,
    commitOffers: commit ? own(commit.side).filter((action) => 'card' in action && action.card === commit.card) : [],
    canClaim: bySide((side) => !locked && mayClaim(table, claim, side)),
    claim,
    holdNext,
    yields,
    curtain: shownCurtain(session),
    canUndo: locked ? NO_UNDO : canUndo(session),
    undoRequest: requests.undo,
    drawOffer: requests.draw,
    readOnly: locked ? 'open-elsewhere' : null,
    gameOver: gameOver(session),
    layout,
    sources,
  };
  return {
    ...reuse(before, next),
    table,
    log,
    peeks: bySide((side) => (session.peeks[side] ? peek(session, side, before.peeks[side], own) : null)),
  };
}

const shownCurtain = ({ curtain, timeline }: Session): ShownCurtain | null =>
  curtain && { for: curtain.for, why: curtain.why, recap: timeline.log.slice(curtain.since) };

/** Two may ask for the same side's offers in one stroke; they are worked out once. */
function askedOnce<T>(of: (side: Side) => T): (side: Side) => T {
  const known: { [S in Side]?: T } = {};
  return (side) => (known[side] ??= of(side));
}
/** While a claim freezes the game, only what the claimant may do in public. */
function tableOffers(session: Session, table: View): Action[] {
  const { claim } = session.record.manners;
  if (!claim) return publicOffers(table);
  const due = dueFor(session, claim).timeline.state;
  return publicOffers(view(due, 'table')).filter((action) => action.side === claim);
}

function ownOffers(session: Session, side: Side): Action[] {
  const offers: Action[] = [];
  const { claim } = session.record.manners;
  if (claim && claim !== side) return offers;
  for (const action of legalActions(dueFor(session, side).timeline.state, side)) {
    if (action.type !== 'completePlan') offers.push(action);
    if (offers.length === MOST_OFFERS) break;
  }
  return offers;
}

/** What that side sees and may do. `before`: what it saw last. `own`: its offers. */
function peek(session: Session, side: Side, before: PeekData | null, own: (side: Side) => Action[]): PeekData {
  const seen = view(session.timeline.state, side, before?.view);
  return reuse(before, { view: seen, offers: own(side), plan: side === 'genius' ? planOf(session) : null });
}

function planOf({ timeline: { state } }: Session): PeekData['plan'] {
  if (!state.plan) return null;
  const { card } = state.plan;
  const have = lairTotals(state);
  const cost = definitionOf(state, card).planCost;
  return { card, have, cost: { ...cost }, met: meetsCost(have, cost) };
}

function gameOver({ record, timeline: { state } }: Session): GameOver | null {
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
