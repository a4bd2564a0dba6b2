/** Carries the game on after every change: what nobody has to decide happens by itself, now or when the bar ends. */
import type { Action, GameEvent, Refusal, Side } from '../engine/index.ts';
import { awaiting, LoopError, other } from '../engine/index.ts';
import type { OpenGame } from './game.ts';
import { act, changeCards, mayChangeCards } from './game.ts';
import { playedUntil } from './record.ts';
import { decide } from './responses.ts';
import type { Room } from './room.ts';
import { CLOSED, change, changeManners, dismiss, isHeld, isLocked, notify, notNow, save, show } from './room.ts';
import { rulesFor } from './rules.ts';
import { cardsLoop, cardsWait, cardVanished } from './sentences.ts';
import type { Curtain, LogEntry, PublicState } from './types.ts';

/** One action, by hand or automatic. Collects what the table saw; draws the curtain where one is needed. */
export function step(room: Room, action: Action, events: GameEvent[]): Refusal | undefined {
  const { game } = room;
  if (!game) return undefined;
  const done = actOrLoop(room, game, action);
  if (done.refusal) return done.refusal;
  room.game = done.game;
  events.push(...done.events);
  const now = room.world.now();
  change(room, { updated: now, played: playedUntil(game.record, now) });
  const { commit } = done.game.record;
  if (commit && !done.game.timeline.state.hands[commit.side].includes(commit.card)) change(room, { commit: null });
  const curtain = curtainAfter(room, game.timeline.state.turn.number, game.timeline.state.offered.length > 0);
  if (curtain) room.api.setState({ curtain, peeks: CLOSED });
  return undefined;
}

/** Cards that set each other off without end are the designers' mistake: told, and the move is not made. */
function actOrLoop(room: Room, game: OpenGame, action: Action): ReturnType<typeof act> {
  try {
    return act(game, action);
  } catch (error) {
    if (!(error instanceof LoopError)) throw error;
    notify(room, { id: 'cards', message: cardsLoop });
    return { refusal: notNow('loop') };
  }
}

/** R3.1 is done in secret; on one side of the table each turn begins behind the curtain. */
function curtainAfter(room: Room, turnBefore: number, wasOffered: boolean): Curtain | null {
  if (!room.game) return null;
  const { record, timeline } = room.game;
  const { turn, offered, winner } = timeline.state;
  const oneSide = record.settings.seating === 'one-side';
  const turned = turn.number !== turnBefore && winner === null;
  if (turned) room.seen[other(turn.side)] = timeline.log.findLastIndex((entry) => entry.turn < turn.number) + 1;
  if (offered.length > 0 && !wasOffered)
    return { for: 'genius', why: 'plan', recap: oneSide ? recapFor(room, 'genius') : fateOfPlan(timeline.log) };
  return turned && oneSide ? { for: turn.side, why: 'turn', recap: recapFor(room, turn.side) } : null;
}

const recapFor = (room: Room, side: Side): LogEntry[] => room.game?.timeline.log.slice(room.seen[side]) ?? [];

/** What has happened since the last Evil Plan was completed or thwarted; nothing before the first. */
function fateOfPlan(log: readonly LogEntry[]): LogEntry[] {
  const fate = log.findLastIndex(
    (entry) => entry.kind === 'event' && (entry.event.type === 'planCompleted' || entry.event.type === 'thwarted'),
  );
  return fate < 0 ? [] : log.slice(fate);
}

/** Who alone has the device, where it is passed on; else nobody has it alone. */
const aloneWithIt = (room: Room): Side | null =>
  room.game?.record.settings.seating === 'one-side' ? room.seated : null;

/**
 * Where the device is passed on, nobody sees a hand but the side that has lifted the last curtain: it falls now, if
 * that is the other one. True if it does.
 */
export function handOver(room: Room, side: Side): boolean {
  if (room.game?.record.settings.seating !== 'one-side' || room.seated === side) return false;
  const curtain: Curtain = { for: side, why: 'hand', recap: recapFor(room, side) };
  room.api.setState({ curtain, peeks: CLOSED });
  return true;
}

/** Goes on as far as nobody is asked, then shows and saves the game. `events`: what this change has told so far. */
export function settle(room: Room, events: GameEvent[] = [], extra: Partial<PublicState> = {}): void {
  const shown = room.api.getState();
  if ((Object.keys(extra) as (keyof PublicState)[]).some((key) => extra[key] !== shown[key])) room.api.setState(extra);
  room.stopBar();
  let bar: PublicState['grace'] = null;
  while (room.game && !isLocked(room)) {
    takeWaitingCards(room);
    const { timeline, record } = room.game;
    const decision = decide(timeline.state, record.manners, record.settings.grace, isHeld(room), aloneWithIt(room));
    if (decision.do === 'claim') {
      const holdNext = { ...record.manners.holdNext, [decision.side]: false };
      changeManners(room, { claim: decision.side, holdNext });
      handOver(room, decision.side);
    } else if (decision.do === 'pass') {
      const { side } = awaiting(timeline.state);
      if (!side || step(room, { type: 'pass', side }, events)) break;
    } else {
      if (decision.do === 'bar') bar = startBar(room, decision.ms);
      break;
    }
  }
  show(room, { grace: bar }, events);
  save(room);
}

function startBar(room: Room, ms: number): PublicState['grace'] {
  const stop = room.world.after(ms, () => {
    room.stopBar = () => {};
    endBar(room);
  });
  room.stopBar = () => {
    stop();
    room.stopBar = () => {};
  };
  return { startedAt: room.world.now(), ms };
}

/** Both sides pass, and what comes next is settled. */
function endBar(room: Room): void {
  const events: GameEvent[] = [];
  for (;;) {
    const responder = room.game?.timeline.state.responder;
    if (!responder || step(room, { type: 'pass', side: responder }, events)) break;
    if (room.game?.timeline.state.passes === 0) break;
  }
  settle(room, events);
}

/** Brings changed cards into the open game, once nothing waits to be resolved. */
function takeWaitingCards(room: Room): void {
  const { game, cards, api } = room;
  const shown = api.getState().cards;
  if (!game || !cards || !shown?.waiting) return;
  if (!mayChangeCards(game)) {
    notify(room, { id: 'cards', message: cardsWait });
    return;
  }
  api.setState({ cards: { ...shown, waiting: false } });
  dismiss(room, 'cards');
  const changed = changeCards(game, cards.catalog, rulesFor(cards.rules, game.record.settings.preset));
  if (changed.vanished)
    notify(room, { id: 'cards', message: cardVanished(changed.vanished.name, changed.vanished.id) });
  else room.game = changed.game;
}
