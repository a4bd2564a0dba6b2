/** What the parts of the store share behind its public face, and how the page gets to see what changed. */
import type { StoreApi } from 'zustand/vanilla';
import type { Catalog, GameEvent, Refusal, Rules, Side } from '../engine/index.ts';
import { refuse } from '../engine/index.ts';
import type { Lookup, OpenGame } from './game.ts';
import { NO_GAME, publish } from './publish.ts';
import type { GameRecord } from './record.ts';
import type { Manners } from './responses.ts';
import type { Saves } from './saves.ts';
import { openSaves } from './saves.ts';
import type { Claimed } from './tabs.ts';
import type { Notice, PublicState, Store } from './types.ts';
import type { World } from './world.ts';

export interface Room {
  readonly world: World;
  readonly saves: Saves;
  readonly api: StoreApi<Store>;
  game: OpenGame | null;
  /** The right to write the open save. */
  claimed: Claimed | null;
  /** A tap holds the bar. */
  held: boolean;
  /** The page tells something large, such as the end of a plan, over the bar. */
  telling: boolean;
  /** The designers' cards as they are now; not yet those of the open game while they wait. */
  cards: { catalog: Catalog; rules: Partial<Rules> } | null;
  /** Where each side's log was when it last looked; for the recap of the curtain. */
  seen: { genius: number; spymaster: number };
  /** Who has the device, where it is passed on: the side that lifted the last curtain. */
  seated: Side | null;
  stopBar(): void;
  stopAwake(): void;
}

/** Both hands are closed. */
export const CLOSED = { genius: null, spymaster: null };

export function openRoom(world: World, api: StoreApi<Store>): Room {
  return {
    world,
    api,
    saves: openSaves(world.keep),
    game: null,
    claimed: null,
    held: false,
    telling: false,
    cards: null,
    seen: { genius: 0, spymaster: 0 },
    seated: null,
    stopBar() {},
    stopAwake() {},
  };
}

/** The cards of a set that the record has been checked to need. */
export const lookup =
  (room: Room): Lookup =>
  (hash) =>
    room.saves.cards(hash) ?? [];

/** Is the bar held: by a tap, a curtain, a question between the two, or something told over it? */
export const isHeld = (room: Room, { curtain, undoRequest, drawOffer }: PublicState = room.api.getState()): boolean =>
  room.held || curtain !== null || undoRequest !== null || drawOffer !== null || coversBar(room);

/** Where there is no bar to run out unseen, what is told holds nothing up. */
const coversBar = ({ telling, game }: Room): boolean => {
  const grace = game?.record.settings.grace;
  return telling && grace !== 0 && grace !== 'untimed';
};

export const isLocked = (room: Room): boolean => room.api.getState().readOnly !== null;

/** Is there a game that this tab may change? */
export const isOpen = (room: Room): boolean => room.game !== null && !isLocked(room);

/** `what` stands in the way: `claim`, `curtain`, `elsewhere` (another tab plays this game), `no-game`, … */
export const notNow = (what: string): Refusal => refuse('not-now', 'R9.1', { what });

/** Changes facts of the record that are no moves. */
export function change(room: Room, change: Partial<GameRecord>): void {
  if (room.game) room.game = { ...room.game, record: { ...room.game.record, ...change } };
}
export function changeManners(room: Room, manners: Partial<Manners>): void {
  if (room.game) change(room, { manners: { ...room.game.record.manners, ...manners } });
}

/** Lets the page see the game as it is now; `extra` comes in the same stroke. */
export function show(room: Room, extra: Partial<PublicState> = {}, events: GameEvent[] = []): void {
  if (!room.game) {
    room.api.setState({ ...NO_GAME, ...extra });
    return;
  }
  const before = { ...room.api.getState(), ...extra };
  const published = publish(room.game, before, isHeld(room, before), before.readOnly !== null);
  const latest = events.length > 0 ? { events, serial: before.latest.serial + 1 } : before.latest;
  room.api.setState({ ...extra, ...published, latest });
}

/** Saves the open game, if this tab may, and says so where it cannot be. */
export function save(room: Room): void {
  const { game, claimed } = room;
  if (!game || !claimed?.mayWrite() || isLocked(room)) return;
  const problem = room.saves.save(game.record, game.timeline);
  if (problem) notify(room, { id: 'storage', message: problem.message });
  else dismiss(room, 'storage');
}

export function notify(room: Room, notice: Notice): void {
  const { notices } = room.api.getState();
  if (notices.some((n) => n.id === notice.id && n.message === notice.message)) return;
  room.api.setState({ notices: [...notices.filter((n) => n.id !== notice.id), notice] });
}
export function dismiss(room: Room, id: Notice['id']): void {
  const { notices } = room.api.getState();
  if (notices.some((n) => n.id === id)) room.api.setState({ notices: notices.filter((n) => n.id !== id) });
}
