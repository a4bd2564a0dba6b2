/** The part of a session that the page gets: public views, offers and facts, and the open hands (R10). */

import type {
  Action,
  ActionType,
  Advice,
  Awaiting,
  BySide,
  CardId,
  Ending,
  Seed,
  Side,
  View,
} from '../../engine/index.ts';
import {
  ACTIONS,
  awaiting,
  bySide,
  definitionOf,
  isInfiltrating,
  lairTotals,
  legalActions,
  meetsCost,
  other,
  reuse,
  roundOf,
  someActions,
  view,
} from '../../engine/index.ts';
import type { CanUndo, Chronicle, GameRecord, LogEntry, Settings, StandingOrders } from '../../record/index.ts';
import { canUndo, chronicleOf, hasBot, isByPeople, NO_UNDO, segmentOf } from '../../record/index.ts';
import { isPassedOn } from '../doing/curtain.ts';
import { sitsAlone } from '../doing/hands.ts';
import { MOST_OFFERS } from '../doing/opponent.ts';
import { tableOffers, tableView } from '../views/tableView.ts';
import type { Curtain, NotDone, Session } from '../vocabulary/session.ts';
import type { Waiting } from '../vocabulary/waiting.ts';
import { mayClaim } from '../waiting/decide.ts';
import { couldRespond, fuseOf } from '../waiting/fuse.ts';
import { endsAfterSpy } from '../waiting/idleSteps.ts';
import { stateFor } from '../waiting/stateFor.ts';
import { decider } from './hint.ts';
import type { ShownRecap } from './recap.ts';
import { pendingRecap } from './recap.ts';

/** What a side sees while it looks into its hand. */
export interface OpenHand {
  view: View;
  /** All that this side can do now, or (after a claim) once it may respond. Completing a plan is left out. */
  offers: Action[];
  /** For the Genius alone, while it has a plan. `cost`: the plan's cost. `met`: R3.2 holds now. */
  plan: {
    card: CardId;
    have: { contraptions: number; minions: number };
    cost: { contraptions: number; minions: number };
    met: boolean;
  } | null;
  /** The card of it that is carried over the table, and all that can be done with it; null: there is none. */
  carried: { side: Side; card: CardId; offers: Action[] } | null;
  /** True if this side may ask for a hint now. */
  mayAskHint: boolean;
  /** The hint that was asked for; null if none was, `thinking` until it is there, `none` if the adviser has none. */
  hint: Advice | 'thinking' | 'none' | null;
}

/** A curtain, with what happened since that side last looked. For a new Evil Plan: what became of the last one. */
export type ShownCurtain = Pick<Curtain, 'for' | 'why'> & { recap: LogEntry[] };

export interface GameFacts {
  id: string;
  names: BySide<string>;
  /** With a bot at the table, all faces one side, as if the device were passed on. */
  settings: Settings;
  created: number;
  /** The card set: its content hash, and its name; null: the game's own. */
  set: { hash: string; name: string | null };
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
  chronicle: Chronicle;
  /** Given only when there is nothing left to hide. */
  seed: Seed;
}

/** All that the page may know of a game. Nothing is decided here: `handle` has decided what is waited for. */
export interface Published
  extends Omit<StandingOrders, 'oks' | 'byHand'>,
    Pick<GameRecord, 'commit' | 'layout' | 'notes' | 'sources' | 'hints'> {
  /** The open game; null on the title screen. Without a game all other fields are as in `NO_GAME`. */
  game: GameFacts | null;
  /** The table as both see it (R10); equal parts are reused from one command to the next. */
  table: View | null;
  /** What the table may light up, from public facts alone. Empty while a claim keeps the acting side from acting. */
  offers: Action[];
  awaiting: Awaiting | null;
  waiting: Waiting;
  /** The bar is held until somebody releases it, and not only as long as something lies over the table. */
  held: boolean;
  /**
   * Who may end the full bar of a step of the plan early: the side that did not announce it (R9.2). Null without such a
   * bar, and if the device is passed on, since that side does not see the bar.
   */
  barFor: Side | null;
  /**
   * The side that may let it run this turn, or does so (`on`): the idle side, from the first bar of the turn on. Null if
   * the device is passed on, since that side does not see the bars.
   */
  letsRun: { side: Side; on: boolean } | null;
  /** A Spy of people is in the lair. Once it is out, nobody can be sent any more, and the turn ends by itself. */
  endsAfterSpy: boolean;
  log: LogEntry[];
  /** The first entry of the log that was still to be shown when the game was opened, counted from 0. */
  opened: number;
  openHands: BySide<OpenHand | null>;
  /** The device is passed from one side to the other: only one of the two sees it. */
  passedOn: boolean;
  /** The side whose hand may lie open without being held, as it has the device to itself; null if there is none. */
  sits: Side | null;
  /** All that its side can do with the committed card now. */
  commitOffers: Action[];
  /** True if the side may press INTERRUPT: the rules allow it an instant now, whatever its hand holds (R9.1, R9.5). */
  canClaim: BySide<boolean>;
  curtain: ShownCurtain | null;
  /** What the page is to show again to the side that has lifted the curtain, until it says that it was shown. */
  recap: ShownRecap | null;
  canUndo: CanUndo;
  /** Somebody took moves back after a bot had shown something. */
  hindsight: boolean;
  /** How often each side has asked for a hint. */
  hinted: BySide<number>;
  undoRequest: { by: Side } | null;
  drawOffer: { by: Side } | null;
  /** What the session was to do by itself, and why it did not. */
  notDone: NotDone | null;
  /** This tab may only watch: the same save is open in another one. */
  readOnly: 'open-elsewhere' | null;
  gameOver: GameOver | null;
}

const NOBODY: BySide<null> = { genius: null, spymaster: null };
const NEITHER: BySide<boolean> = { genius: false, spymaster: false };

/** What is published while no game is open. */
export const NO_GAME: Published = {
  game: null,
  table: null,
  offers: [],
  awaiting: null,
  waiting: { kind: 'none' },
  held: false,
  barFor: null,
  letsRun: null,
  endsAfterSpy: false,
  opened: 0,
  log: [],
  openHands: NOBODY,
  passedOn: false,
  sits: null,
  commit: null,
  commitOffers: [],
  canClaim: NEITHER,
  claim: null,
  holdNext: NEITHER,
  yields: { genius: false, spymaster: false },
  sneakOn: null,
  notes: [],
  notDone: null,
  curtain: null,
  recap: null,
  canUndo: NO_UNDO,
  hindsight: false,
  hinted: { genius: 0, spymaster: 0 },
  undoRequest: null,
  drawOffer: null,
  readOnly: null,
  gameOver: null,
  layout: {},
  sources: { genius: '', spymaster: '' },
  hints: false,
};

/** What the page may know of the session. `before`: what was published last; its equal parts are reused. */
export function publish(session: Session, before: Published): Published {
  const { record, timeline, waiting, locked } = session;
  const { state, log } = timeline;
  const { manners, commit, notes, requests, layout, sources, hints, names, created, id } = record;
  const { claim, holdNext, yields, sneakOn } = manners;
  const table = tableView(state, before.table ?? undefined);
  const { seed: _, ...agreed } = record.settings;
  const segment = segmentOf(record);
  const settings: Settings = hasBot(record) ? { ...agreed, seating: 'one-side' } : agreed;
  const next: Omit<Published, 'log' | 'table' | 'openHands'> = {
    game: { id, names, settings, created, set: { hash: segment.cards, name: segment.name ?? null } },
    offers: locked ? [] : sharedOffers(session, table).filter(({ side }) => isByPeople(record, side)),
    awaiting: awaiting(table),
    waiting,
    held: waiting.kind === 'held' && record.held,
    barFor: barFor(session, table),
    letsRun: letsRun(session),
    endsAfterSpy:
      isByPeople(record, 'spymaster') && settings.grace !== 'untimed' && endsAfterSpy(table, manners.byHand),
    opened: session.opened,
    passedOn: isPassedOn(session),
    sits: sitsAlone(session),
    commit,
    commitOffers: commit ? offersOfCard(session, commit) : [],
    canClaim: bySide((side) => !locked && isByPeople(record, side) && mayClaim(table, claim, side)),
    claim,
    holdNext,
    yields,
    sneakOn,
    notes,
    notDone: session.notDone,
    curtain: shownCurtain(session),
    recap: pendingRecap(session),
    canUndo: locked ? NO_UNDO : canUndo(session),
    hindsight: record.hindsight,
    hinted: record.hinted,
    undoRequest: requests.undo,
    drawOffer: requests.draw,
    readOnly: locked ? 'open-elsewhere' : null,
    gameOver: gameOver(session),
    layout,
    sources,
    hints,
  };
  return {
    ...reuse(before, next),
    table,
    log,
    openHands: bySide((side) => (session.openHands[side] ? openHand(session, side, before.openHands[side]) : null)),
  };
}

function barFor(session: Session, table: View): Side | null {
  const top = table.stack.at(-1);
  if (session.waiting.kind !== 'grace' || isPassedOn(session) || !top) return null;
  const side = other(top.side);
  return fuseOf(table) === 'full' && !isInfiltrating(table) && couldRespond(table, side) ? side : null;
}

function letsRun(session: Session): Published['letsRun'] {
  const { record, timeline, burned } = session;
  const { turn, winner } = timeline.state;
  const side = other(turn.side);
  if (isPassedOn(session) || !isByPeople(record, side) || winner !== null) return null;
  const on = record.manners.yields[side];
  return on || burned === turn.number ? { side, on } : null;
}

const shownCurtain = ({ curtain, timeline }: Session): ShownCurtain | null =>
  curtain && { for: curtain.for, why: curtain.why, recap: timeline.log.slice(curtain.since) };

/** The public offers at the table. While a side has a claim, only its own. */
function sharedOffers(session: Session, table: View): Action[] {
  const { claim } = session.record.manners;
  if (!claim) return tableOffers(table);
  const due = stateFor(session, claim);
  return tableOffers(tableView(due)).filter((action) => action.side === claim);
}

function ownOffers(session: Session, side: Side): Action[] {
  const { claim } = session.record.manners;
  if (claim && claim !== side) return [];
  const state = stateFor(session, side);
  return [...someActions(state, side, MOST_OFFERS, (type) => type === 'completePlan')];
}

/** All that can be done with a card of a hand, however many other offers there are. */
function offersOfCard(session: Session, { card, side }: NonNullable<GameRecord['commit']>): Action[] {
  const { claim } = session.record.manners;
  if (claim && claim !== side) return [];
  const offers: Action[] = [];
  for (const action of legalActions(stateFor(session, side), side, (type) => !isOfCard(type)))
    if ('card' in action && action.card === card) offers.push(action);
  return offers;
}

const isOfCard = (type: ActionType): boolean => 'card' in ACTIONS[type].fields;

/** What that side sees and may do. `before`: what it saw last. */
function openHand(session: Session, side: Side, before: OpenHand | null): OpenHand {
  const seen = view(session.timeline.state, side, before?.view);
  return reuse(before, {
    view: seen,
    offers: ownOffers(session, side),
    plan: side === 'genius' ? planOf(session) : null,
    carried: carriedBy(session, side),
    mayAskHint: session.record.hints && decider(session) === side,
    hint: hintFor(session, side),
  });
}

const carriedBy = (session: Session, side: Side): OpenHand['carried'] =>
  session.carried?.side === side ? { ...session.carried, offers: offersOfCard(session, session.carried) } : null;

/** A hint stays while its action can still be done. How it was judged holds for the position in which it was asked for. */
function hintFor({ hint, question }: Session, side: Side): OpenHand['hint'] {
  if (hint?.side !== side) return null;
  const { advice } = hint;
  if (hint.question === question) return advice ?? 'thinking';
  return advice === null || advice === 'none' ? null : { ...advice, chance: null, next: null };
}

function planOf({ timeline: { state } }: Session): OpenHand['plan'] {
  if (!state.plan) return null;
  const { card } = state.plan;
  const have = lairTotals(state);
  const cost = definitionOf(state, card).planCost;
  return { card, have, cost: { ...cost }, met: meetsCost(have, cost) };
}

function gameOver(session: Session): GameOver | null {
  const {
    record,
    timeline: { state },
  } = session;
  const { winner, ending, score, turn, scored } = state;
  if (winner === null || ending === null) return null;
  return {
    winner,
    how: ending,
    score,
    turns: turn.number,
    rounds: roundOf(turn.number),
    plans: bySide((side) => scored[side].length),
    minutes: Math.round(record.played / 60_000),
    chronicle: chronicleOf(session),
    seed: record.settings.seed,
  };
}
