/** A game at the table by commands alone: two people play, claim, hold, peek, agree and reload at random. */

import { isDeepStrictEqual } from 'node:util';
import type { Action, Card, Side, State } from '../../src/engine/index.ts';
import {
  awaiting,
  EDGES,
  legalActions,
  nodeInPlay,
  other,
  registerCatalog,
  SIDES,
  view,
} from '../../src/engine/index.ts';
import type { Command, Envelope, Handled, Session } from '../../src/host/index.ts';
import { begun, handle, resumed } from '../../src/host/index.ts';
import type { GameRecord } from '../../src/record/index.ts';
import { newRecord, openGame, rulesFor } from '../../src/record/index.ts';

export type Roll = (n: number) => number;

const pick = <T>(list: readonly T[], roll: Roll): T => list[roll(list.length)];

/** Who plays whom, by turns: two games of people, one against a bot on each side, and one of two bots. */
const SOURCES = [
  { genius: 'people', spymaster: 'people' },
  { genius: 'bot', spymaster: 'people' },
  { genius: 'people', spymaster: 'bot' },
  { genius: 'people', spymaster: 'people' },
  { genius: 'bot', spymaster: 'bot' },
];

/** A session at its first choice, with seating and grace chosen by `roll`. */
export function begin(cards: readonly Card[], seed: number, roll: Roll): Session {
  const settings = {
    seating: pick(['side-by-side', 'across', 'one-side'] as const, roll),
    grace: pick([0, 1, 2, 5, 'untimed'] as const, roll),
    preset: pick(['recommended', 'as-printed'] as const, roll),
  };
  const record = newRecord(
    {
      id: `game-${seed}`,
      now: 0,
      names: { genius: 'Ada', spymaster: 'Bob' },
      settings: { ...settings, seed },
      position: null,
      sources: SOURCES[(seed + 4) % SOURCES.length],
    },
    { cards: registerCatalog(cards).hash, rules: rulesFor({ maxRounds: 8 }, settings.preset), actions: [] },
  );
  const session = begun({ record, start: null, timeline: openGame(record) });
  return handle({ ...session, staged: roll(3) === 0 }, { do: 'unlock' }, 0).session;
}

/** The session as a page makes it again from its save. */
export function reloaded({ record }: Session): Session {
  const kept = JSON.parse(JSON.stringify(record)) as GameRecord;
  return resumed({ record: kept, start: null, timeline: openGame(kept) });
}

/** The command of a person who wants the game to go on, or of the bot that is asked; null once it is over. */
export function wayOn(session: Session, roll: Roll): (Command & Envelope) | null {
  const { curtain, waiting, record, telling, beats, timeline } = session;
  if (timeline.state.winner !== null) return null;
  if (curtain) return curtain.why === 'hand' && roll(2) === 0 ? { do: 'stay-in-seat' } : { do: 'lift-curtain' };
  const { undo } = record.requests;
  if (undo) return roll(2) === 0 ? { do: 'agree-undo', side: other(undo.by) } : { do: 'decline-undo' };
  if (record.requests.draw) return { do: 'decline-draw' };
  switch (waiting.kind) {
    case 'held':
      return telling ? { do: 'tell', on: false } : { do: 'release' };
    case 'passing':
    case 'grace':
      return (waiting.startedAt === null || waiting.over) && roll(2) === 0
        ? { do: 'shown', beat: beats.performed }
        : { do: 'time-up', question: session.question };
    case 'thinking': {
      const { question, answer, over } = session.thought;
      const isFresh = question === session.question;
      if (isFresh && answer && over && roll(2) === 0) return { do: 'shown', beat: beats.performed };
      if (isFresh && (answer || !over)) return { do: 'time-up', question };
      return {
        do: 'answer',
        side: waiting.side,
        action: anyAction(timeline.state, roll),
        from: record.sources[waiting.side],
        question: session.question,
      };
    }
    case 'oks':
      return { do: 'ok', side: pick(waiting.waiting, roll) };
    case 'ask':
      return { do: 'let-resolve', side: waiting.side };
    case 'claimed':
      return { do: 'never-mind' };
    case 'none':
      return { do: 'act', action: anyAction(timeline.state, roll) };
  }
}

/** One of the offers of the side that decides. Moves that change little are half as likely, so that games end. */
function anyAction(state: State, roll: Roll): Action {
  const { side } = awaiting(state);
  if (!side) throw new Error('nobody decides');
  const all = [...legalActions(state, side)];
  const offers = awaiting(state).kind === 'respond' ? all : all.filter(({ type }) => type !== 'pass');
  const bold = offers.filter(
    ({ type }) => !['moveMinion', 'unassign', 'assign', 'disconnect', 'discard'].includes(type),
  );
  const from = bold.length > 0 && roll(4) > 0 ? bold : offers;
  if (from.length === 0) throw new Error(`${side} cannot do anything in ${JSON.stringify(state.turn)}`);
  return pick(from, roll);
}

/** Any command that people give at a table, sensible or not. */
export function whim(session: Session, roll: Roll): Command {
  const open = SIDES.find((one) => session.openHands[one]);
  if (open && roll(3) === 0)
    return { do: 'commit', side: open, card: pick(session.timeline.state.hands[open], roll) ?? 0 };
  if (session.record.commit && roll(3) === 0) return { do: 'take-back' };
  const { state } = session.timeline;
  const side = pick(SIDES, roll);
  const node = pick([...state.nodes.map((one) => one.network), 0], roll);
  return pick<() => Command>(
    [
      () => ({ do: 'claim', side }),
      () => ({ do: 'claim', side }),
      () => ({ do: 'never-mind' }),
      () => ({ do: 'hold-next', side, on: roll(3) > 0 }),
      () => ({ do: 'yield', side, on: pick([true, false], roll) }),
      () => ({ do: 'hold' }),
      () => ({ do: 'release' }),
      () => ({ do: 'tell', on: roll(2) === 0 }),
      () => ({ do: 'ok', side }),
      () => ({ do: 'open-hand', side }),
      () => ({ do: 'open-hand', side }),
      () => ({ do: 'close-hand', side }),
      () => ({ do: 'close-hands' }),
      () => ({ do: 'lift-curtain' }),
      () => ({ do: 'stay-in-seat' }),
      () => ({ do: 'undo' }),
      () => ({ do: 'ask-undo', side }),
      () => ({ do: 'agree-undo', side }),
      () => ({ do: 'offer-draw', side }),
      () => (roll(40) === 0 ? { do: 'agree-draw', side } : { do: 'decline-draw' }),
      () => ({ do: 'set', seating: pick(['side-by-side', 'across', 'one-side'] as const, roll) }),
      () => ({ do: 'set', grace: pick([0, 1, 2, 5, 'untimed'] as const, roll) }),
      () => ({ do: 'place', node, at: [roll(9) - 4, roll(9) - 4] }),
      () => ({ do: 'stage', on: roll(2) === 0 }),
      () => ({ do: 'shown', beat: session.beats.performed }),
      () => (roll(6) === 0 ? { do: 'lock' } : { do: 'let-resolve', side }),
      () => responseOf(session, side, roll),
      () => responseOf(session, side, roll),
      () => noteOf(session, side, roll),
      () => noteOf(session, side, roll),
      () => joining(session, roll),
      () => endingAndSending(session, roll),
      () => ({ do: 'sneak-on', side: 'spymaster', on: roll(4) > 0 }),
      () => ({ do: 'sneak-on', side: 'spymaster', on: roll(4) > 0 }),
    ],
    roll,
  )();
}

/** Plays an instant of the side's hand, if it may play one now. */
function responseOf({ timeline: { state } }: Session, side: (typeof SIDES)[number], roll: Roll): Command {
  const offers = [...legalActions(state, side)].filter(({ type }) => type === 'playInstant');
  if (offers.length === 0) return { do: 'claim', side };
  return { do: 'act', action: pick(offers, roll) };
}

/** Notes that a Spy goes to some Network, or takes its note away. Often that is neither possible nor sensible. */
function noteOf({ timeline: { state } }: Session, side: Side, roll: Roll): Command {
  const spies = [...state.spies.map(({ card }) => card), ...state.hands.spymaster];
  const nodes = [...state.nodes.map(({ card }) => card), null];
  const from = roll(10) === 0 ? side : 'spymaster';
  return { do: 'note-assignment', side: from, spy: pick(spies, roll) ?? 0, node: pick(nodes, roll) };
}

/** Plays a Node and connects it with one in play by any edge, by one gesture. */
function joining({ timeline: { state } }: Session, roll: Roll): Command {
  const plays = [...legalActions(state, 'spymaster')].filter((action) => action.type === 'playNode');
  const action = pick(plays, roll);
  const to = pick(state.nodes, roll)?.card;
  if (!action || to === undefined) return { do: 'never-mind' };
  return {
    do: 'act',
    action,
    next: { type: 'connect', side: 'spymaster', node: action.card, edge: pick(EDGES, roll), to },
    place: { node: to, at: [roll(9) - 4, roll(9) - 4] },
  };
}

/** Ends the step and sends a Spy, by one gesture. */
function endingAndSending({ timeline: { state } }: Session, roll: Roll): Command {
  const spy = pick(state.spies, roll)?.card ?? 0;
  return {
    do: 'act',
    action: { type: 'endStep', side: 'spymaster' },
    next: { type: 'infiltrate', side: 'spymaster', spy },
  };
}

/** Somebody concedes after so many commands. The session is written out at each, and a long one takes long to write. */
const LONGEST = 400;

export interface TableGame {
  commands: number;
  /** How many frames the table was shown. */
  frames: number;
  reloads: number;
  /** For each kind of command, how often it changed anything; for each kind of waiting, how often it was waited for. */
  done: Record<string, number>;
  waited: Record<string, number>;
  /** How often the session told why it did not do something, and how many actions it made by itself. */
  told: number;
  own: number;
  end: Session;
}

/**
 * Plays one game to its end; the same seed gives the same game. A second session does the same, but is written as JSON
 * and read again at every command. Throws if the two differ, or if the game does not go on though both want it to.
 */
export function playTable(cards: readonly Card[], seed: number, roll: Roll): TableGame {
  let plain = begin(cards, seed, roll);
  let stored = plain;
  let now = 0;
  let reloads = 0;
  let frames = 0;
  let commands = 0;
  const done: Record<string, number> = {};
  const waited: Record<string, number> = {};
  let told = 0;
  const fail = (what: string, command?: Command): never => {
    throw new Error(`seed ${seed}, command ${commands} ${JSON.stringify(command)}: ${what}`);
  };
  const send = (command: Command & Envelope): boolean => {
    const before = plain;
    const first = handle(plain, command, now);
    const second = handle(JSON.parse(JSON.stringify(stored)), command, now);
    plain = first.session;
    stored = second.session;
    commands++;
    if (commands % 20 === 0) compare(command);
    const unlike = unlikeFrames(before, first);
    if (unlike) fail(unlike, command);
    frames += first.beats.reduce((sum, beat) => sum + beat.frames.length - 1, 0);
    if (first.refusal && plain !== before) fail('it was refused, and yet something changed', command);
    if (isOverlooked(plain)) fail('a hand is open before the other side', command);
    if (plain.waiting !== before.waiting) waited[plain.waiting.kind] = (waited[plain.waiting.kind] ?? 0) + 1;
    if (plain.notDone && plain.notDone !== before.notDone) told++;
    if (plain !== before) done[command.do] = (done[command.do] ?? 0) + 1;
    return plain !== before;
  };
  const compare = (command?: Command) => {
    if (JSON.stringify(plain) !== JSON.stringify(stored)) fail('JSON does not go on alike', command);
  };
  while (plain.timeline.state.winner === null) {
    if (commands >= LONGEST) {
      const side = SIDES.find((one) => plain.record.sources[one] === 'people');
      if (side) send({ do: 'act', action: { type: 'concede', side } });
      break;
    }
    now += roll(3000);
    if (roll(60) === 0) {
      const again = reloaded(plain);
      if (JSON.stringify(again.timeline) !== JSON.stringify(plain.timeline)) fail('its save is played to another end');
      plain = again;
      stored = plain;
      reloads++;
      send({ do: 'unlock' });
    }
    if (roll(2) === 0) send(whim(plain, roll));
    if (plain.locked) send({ do: 'unlock' });
    const next = wayOn(plain, roll);
    if (next && !send(next)) fail('nobody can go on', next);
    if (commands % 50 === 0) goesOn(plain, now, roll, fail);
  }
  compare();
  const own = plain.record.segments.reduce((sum, segment) => sum + segment.own.length, 0);
  return { commands, frames, reloads, done, waited, told, own, end: plain };
}

/**
 * What is wrong with the frames of a command, if anything: they lead from the table before it to the table after it, one
 * frame from the other, and tell each event of its beat once and in order.
 */
function unlikeFrames(before: Session, { session, beats }: Handled): string | undefined {
  let table = view(before.timeline.state, 'table');
  for (const { frames } of beats) {
    if (!isDeepStrictEqual(frames[0], { ...frames[0], view: table, events: [] })) return 'its frames begin elsewhere';
    const within = frames.slice(1, -1).flatMap(({ view: { frames: resolving } }) => resolving);
    if (within.some(({ picked, each }) => picked || each)) return 'a frame shows what was picked';
    table = frames[frames.length - 1].view;
  }
  const told = beats.flatMap(({ frames }) => frames.flatMap(({ events }) => events));
  const log = session.timeline.log
    .slice(before.timeline.log.length)
    .flatMap((one) => ('event' in one ? [one.event] : []));
  if (beats.length > 0 && !isDeepStrictEqual(told, log)) return 'its frames tell other events than the log';
  const isThere = beats.length === 0 || isDeepStrictEqual(table, view(session.timeline.state, 'table'));
  return isThere ? undefined : 'its frames end elsewhere';
}

/** Checks that an action follows when both want to go on: nobody waits for what no command can give. */
function goesOn(from: Session, now: number, roll: Roll, fail: (what: string) => never): void {
  let session = from;
  for (let i = 0; i < 12; i++) {
    const next = wayOn(session, roll);
    if (!next) return;
    session = handle(session, next, now).session;
    if (session.timeline.moves !== from.timeline.moves) return;
  }
  fail(`nobody can go on from ${JSON.stringify(from.waiting)}`);
}

/** True if a hand is open behind a curtain, or where only the other side sees the device. */
const isOverlooked = ({ openHands, curtain, seated, record }: Session): boolean =>
  SIDES.some(
    (side) =>
      openHands[side] &&
      (curtain !== null ||
        record.sources[side] !== 'people' ||
        (record.settings.seating === 'one-side' && record.sources[other(side)] === 'people' && seated !== side)),
  );

/** True if every Node that has a place on the table is in play. */
export const placesAreInPlay = ({ record, timeline }: Session): boolean =>
  Object.keys(record.layout).every((card) => nodeInPlay(timeline.state, Number(card)) !== null);
