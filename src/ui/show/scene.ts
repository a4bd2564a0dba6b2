/**
 * What the page shows of an action: a scene is a function of its frames. It shows nothing that stands neither in the
 * first nor in the last of them.
 */
import type { CardId, Edge, EventType, GameEvent, Shortfall, Side, StackKind, View } from '../../engine/index.ts';
import { offset, ownerOf } from '../../engine/index.ts';
import type { Beat, Layout, Whole } from '../../host/index.ts';
import { wholeOf } from '../../host/index.ts';
import type { Mark } from '../../text/en/table/marks.ts';
import { climaxOf } from './climax.ts';

/** A place on the page. `middle`: between the two sides, where announced cards lie. */
export type ScenePlace =
  /** `tile`: a Spy's own among the Networks, where it stands while the Spy is in the lair. */
  | { at: 'card' | 'tile'; card: CardId }
  | { at: 'square'; square: number }
  | { at: 'hand' | 'deck' | 'discard' | 'score'; side: Side }
  | { at: 'plans' | 'plan' | 'middle' | 'tray' | 'networks' };

/** What a file says has become of its plan. */
export type Stamp = 'revealed' | 'activated' | 'advanced' | 'delayed' | 'stalled';

export type Picture =
  /**
   * Cards go from place to place; HIDDEN ones show their backs. `leave`: they are gone from where they were; `late`:
   * they set out only after something else has been seen there.
   */
  | { kind: 'fly'; cards: readonly CardId[]; from: ScenePlace; to: ScenePlace; leave?: boolean; late?: boolean }
  /** An instant goes from the hand to the middle, and is shown large on the way. */
  | { kind: 'lay'; card: CardId; side: Side }
  /** A Spy goes from its Network to the entrance of the lair. */
  | { kind: 'send'; spy: CardId }
  /** A Spy goes into a square of the lair; 9: to the plan. */
  | { kind: 'walk'; spy: CardId; square: number }
  | { kind: 'sneak'; spy: CardId; card: CardId; square: number; spent: number; left: number }
  /** `saved`: the units that live although their damage is lethal (R9.6). */
  | { kind: 'combat'; round: Round | null; spy: CardId; card: CardId; saved?: readonly CardId[] }
  /** A card goes off, bursts into pieces (on the stack too), falls dead, or drops out of sight. */
  | { kind: 'spring' | 'burst' | 'fall' | 'drop'; card: CardId }
  /** A Node, with its Network, comes to an edge of another one and snaps into place: `edge` is that Node's own. */
  | { kind: 'snap'; node: CardId; edge: Edge; to: CardId }
  /** The connection between two Nodes breaks. */
  | { kind: 'break'; nodes: readonly [CardId, CardId] }
  /** The score of a side counts from one figure to the other. */
  | { kind: 'score'; side: Side; from: number; to: number }
  /** Minions work at what is built there. */
  | { kind: 'work'; workers: readonly CardId[]; to: ScenePlace }
  /** Damage, or a death, goes from one card to another: to who takes it instead, or from who deals it. */
  | { kind: 'bolt'; from: CardId; to: CardId }
  /** A few words over a place. */
  | { kind: 'mark'; on: ScenePlace; mark: Mark }
  /** The file of a plan. `opens`: the plan was face down before, so there is more to read. `lacks`: why it is stalled. */
  | { kind: 'dossier'; card: CardId; stamp: Stamp; opens: boolean; lacks?: Shortfall }
  /** Cards that one side shows to all, large. */
  | { kind: 'shown'; cards: readonly CardId[]; side: Side }
  | { kind: 'turn'; side: Side; turn: number }
  /** The doomsday device goes off, or goes out, and its points go to the score. `Banner` draws the banner. */
  | { kind: 'climax'; deed: 'completed' | 'thwarted'; side: Side; points: number };

/** The pictures that play at one time, between two frames. `events`: the events that are told in words meanwhile. */
export interface Cue {
  readonly events: readonly GameEvent[];
  /** The frame of its beat that it leads to. The table turns to it once the last cue that leads there is over. */
  readonly frame: number;
  /** The table turns so many milliseconds after the cue begins instead. The speed does not change that. */
  readonly lead?: number;
  readonly pictures: readonly Picture[];
  /** The length in milliseconds at speed × 1. */
  readonly ms: number;
}

type Of<T extends EventType> = Extract<GameEvent, { type: T }>;
/** The pictures of an event. */
type Stager<T extends EventType> = (event: Of<T>, whole: Whole) => readonly Picture[];

/** For an event that something else shows: the comment at its row says what. */
export const UNSHOWN = (): readonly Picture[] => [];

/** How long each kind of picture stays, in milliseconds. */
const MS: Readonly<Record<Picture['kind'], number>> = {
  fly: 380,
  lay: 1300,
  send: 600,
  walk: 320,
  sneak: 650,
  combat: 900,
  spring: 550,
  burst: 750,
  fall: 600,
  drop: 1000,
  snap: 450,
  break: 450,
  score: 1000,
  mark: 500,
  bolt: 700,
  work: 650,
  dossier: 2400,
  shown: 1600,
  turn: 800,
  climax: 1300,
};

const at = (card: CardId): ScenePlace => ({ at: 'card', card });
const inSquare = (square: number): ScenePlace => ({ at: 'square', square });
const of = (where: 'hand' | 'deck' | 'discard' | 'score', side: Side): ScenePlace => ({ at: where, side });
const MIDDLE: ScenePlace = { at: 'middle' };

const fly = (cards: readonly CardId[], from: ScenePlace, to: ScenePlace, leave = false): Picture[] =>
  cards.length > 0 ? [{ kind: 'fly', cards, from, to, leave }] : [];
const markOn = (on: ScenePlace, what: Mark): Picture[] => [{ kind: 'mark', on, mark: what }];
const mark = (card: CardId, what: Mark | null): Picture[] => (card >= 0 && what ? markOn(at(card), what) : []);
const spring = (card: CardId): Picture[] => (card >= 0 ? [{ kind: 'spring', card }] : []);
const dossier = (card: CardId, stamp: Stamp, opens = false): Picture[] =>
  card >= 0 ? [{ kind: 'dossier', card, stamp, opens }] : [];

/** What would have come to one card, and comes to another. */
const PASSED_ON: readonly Extract<GameEvent, { type: 'replaced' }>['instead'][] = ['beDamaged', 'die'];
const bolt = (from: CardId, to: CardId): Picture[] =>
  from >= 0 && to >= 0 && from !== to ? [{ kind: 'bolt', from, to }] : [];

/** The end of a plan. Its points go to the score if they count now, and not only after a choice (R3.5). */
function climax(events: readonly GameEvent[]): Picture[] {
  const end = climaxOf(events);
  return end ? [{ kind: 'climax', deed: end.deed, side: end.side, points: end.total === null ? 0 : end.points }] : [];
}

/** True if the event is the first of its type for which that holds. */
const isFirst = <E extends GameEvent>(event: E, events: readonly GameEvent[], holds: (one: E) => boolean): boolean =>
  events.find((one) => one.type === event.type && holds(one as E)) === event;

/** The declared steps of a Spy in the lair. */
const IN_LAIR: readonly StackKind[] = ['enter', 'destroy', 'ignore', 'attack', 'sneak', 'reach'];
/** True if it was a step of a Spy that had left the lair before. */
const hasLeft = ({ kind, card }: Of<'fizzled'>, { infiltration }: View): boolean =>
  IN_LAIR.includes(kind) && infiltration?.spy !== card;

/** The same flights, after something else has been seen there. */
const later = (ways: readonly Picture[]): Picture[] => ways.map((way) => ({ ...way, late: true }));

/** Events by which a Spy leaves the lair. */
export const LEAVING: readonly EventType[] = ['turnedBack', 'leftLair', 'ejected'];
export const isAbout = (event: GameEvent, card: CardId): boolean => 'card' in event && event.card === card;

/** A Spy leaves the lair for its Network; for the tray, if it becomes unassigned at the same time. */
function out(spy: CardId, { events }: Whole): Picture[] {
  const isLost = events.some((event) => event.type === 'unassigned' && isAbout(event, spy));
  return fly([spy], at(spy), isLost ? { at: 'tray' } : { at: 'tile', card: spy }, true);
}

/** A card goes to its owner's pile or hand. */
const home = ({ after }: Whole, card: CardId, where: 'discard' | 'hand'): Picture[] =>
  card >= 0 ? fly([card], at(card), of(where, ownerOf(after, card)), true) : [];
/** The picture of a card, which then goes to the discard pile. */
const end = (whole: Whole, card: CardId, kind: 'burst' | 'fall'): Picture[] =>
  card >= 0 ? [{ kind, card }, ...later(home(whole, card, 'discard'))] : [];

type Round = Of<'combatRound'>;
/** The units whose death in a round is replaced before the next round. */
function savedIn(round: Round, events: readonly GameEvent[]): { saved?: readonly CardId[] } {
  const after = events.slice(events.indexOf(round) + 1);
  const next = after.findIndex(({ type }) => type === 'combatRound');
  const saved = (next < 0 ? after : after.slice(0, next)).flatMap((event) =>
    event.type === 'replaced' && event.instead === 'die' ? event.card : [],
  );
  return saved.length > 0 ? { saved } : {};
}

/** How each event is staged. */
export const STAGED: { readonly [T in EventType]: Stager<T> } = {
  turnStarted: (e) => [{ kind: 'turn', side: e.side, turn: e.number }],
  // `Step` announces it as soon as the table shows the step.
  stepStarted: UNSHOWN,
  // The beginning of the next turn shows it.
  turnEnded: UNSHOWN,
  plansOffered: (e) => fly(e.cards, { at: 'plans' }, { at: 'plan' }),
  // It is chosen behind the curtain, and `Device` shows it as the curtain opens.
  planChosen: UNSHOWN,
  // A plan that is activated is turned up with that stamp.
  planRevealed: (e) => (e.why === 'activated' ? [] : dossier(e.card, 'revealed', true)),
  planSwapped: (e) => fly([e.card], { at: 'plan' }, { at: 'plans' }),
  planActivated: (e, { events }) =>
    dossier(
      e.card,
      'activated',
      events.some(({ type }) => type === 'planRevealed'),
    ),
  planAdvanced: (e) => dossier(e.card, 'advanced'),
  planCompleted: (_, { events }) => climax(events),
  planDelayed: (e) => dossier(e.card, 'delayed'),
  planStalled: (e) => [{ kind: 'dossier', card: e.card, stamp: 'stalled', opens: false, lacks: e }],
  thwarted: (_, { events }) => climax(events),
  // In the banner of a completed or thwarted plan the score counts up already.
  scored: (e, { events }) =>
    climaxOf(events)?.told.includes(e) ? [] : [{ kind: 'score', side: e.side, from: e.total - e.points, to: e.total }],
  drawn: (e) => fly(e.cards, of('deck', e.side), of('hand', e.side)),
  discarded: (e) => fly(e.cards, of('hand', e.side), of('discard', e.side)),
  revealed: (e) => [{ kind: 'shown', cards: e.cards, side: e.side }],
  looked: (e) => markOn(of('deck', e.side), { looked: e.count }),
  found: (e) => fly(e.cards, of('deck', e.side), of('hand', e.side)),
  reshuffled: (e) => fly([-2, -2, -2], of('discard', e.side), of('deck', e.side)),
  minionPlayed: (e) => fly([e.card], of('hand', 'genius'), inSquare(e.square)),
  minionMoved: (e) => [
    ...fly([e.card], inSquare(e.from), inSquare(e.square), true),
    ...(e.swapped >= 0 ? fly([e.swapped], inSquare(e.square), inSquare(e.from), true) : []),
  ],
  contraptionMoved: (e) => [
    ...fly([e.card], inSquare(e.from), inSquare(e.square), true),
    ...(e.swapped >= 0 ? fly([e.swapped], inSquare(e.square), inSquare(e.from), true) : []),
  ],
  built: (e) => {
    const to = e.host >= 0 ? at(e.host) : inSquare(e.square);
    return [
      ...e.workers.flatMap((worker) => mark(worker, 'works')),
      { kind: 'work', workers: e.workers, to },
      ...fly([e.card], of('hand', 'genius'), to),
    ];
  },
  sacrificed: (e, whole) => e.cards.flatMap((card) => home(whole, card, 'discard')),
  spyPlayed: (e) => fly([e.card], of('hand', 'spymaster'), { at: 'tray' }),
  nodePlayed: (e) => fly([e.card], of('hand', 'spymaster'), { at: 'networks' }),
  connected: (e) => [{ kind: 'snap', node: e.node, edge: e.edge, to: e.to }],
  disconnected: (e, { events }) => [
    { kind: 'break', nodes: [e.node, e.to] },
    ...(isFirst(e, events, ({ why }) => why === 'thwart') ? mark(e.node, 'breaksUp') : []),
  ],
  assigned: (e) => fly([e.card], at(e.card), at(e.node), true),
  // The connection that changed it shows it.
  networkChanged: UNSHOWN,
  // A Spy that leaves the lair too goes to the tray at once.
  unassigned: (e, { events }) =>
    events.some((event) => LEAVING.includes(event.type) && isAbout(event, e.card))
      ? mark(e.card, e.why === 'support' ? 'unsupported' : null)
      : fly([e.card], at(e.card), { at: 'tray' }, true),
  announced: (e) =>
    e.kind === 'playInstant'
      ? [{ kind: 'lay', card: e.card, side: e.side }]
      : e.kind === 'useAbility'
        ? spring(e.card)
        : [],
  // What comes of it shows it.
  passed: UNSHOWN,
  // If the Spy of the step has left the lair, that departure was shown.
  fizzled: (e, { before }) =>
    hasLeft(e, before) ? [] : e.cancelled ? [{ kind: 'burst', card: e.card }] : mark(e.card, 'fizzled'),
  missed: (e) => mark(e.card, 'missed'),
  // The announcement shows it. It is discarded when it has resolved.
  instantPlayed: UNSHOWN,
  // The announcement showed it.
  abilityUsed: UNSHOWN,
  sent: (e) => [{ kind: 'send', spy: e.card }],
  entered: (e) => [{ kind: 'walk', spy: e.spy, square: e.square }],
  healed: (e) => mark(e.card, { healed: e.amount }),
  ignored: (e) => mark(e.card, 'ignored'),
  sneaked: (e) => [{ kind: 'sneak', spy: e.spy, card: e.card, square: e.square, spent: e.spent, left: e.sneak }],
  combatStarted: (e) => [{ kind: 'combat', round: null, spy: e.spy, card: e.card }],
  combatRound: (e, { events }) => [{ kind: 'combat', round: e, spy: e.spy, card: e.card, ...savedIn(e, events) }],
  // The last round shows it.
  combatEnded: UNSHOWN,
  turnedBack: (e, whole) => out(e.card, whole),
  leftLair: (e, whole) => out(e.card, whole),
  ejected: (e, whole) => [{ kind: 'drop', card: e.card }, ...later(out(e.card, whole))],
  damaged: (e) => (e.combat ? [] : [...bolt(e.by, e.card), ...mark(e.card, { damaged: e.amount })]),
  died: (e, whole) => [...mark(e.card, e.why === 'weaker' ? 'weaker' : null), ...end(whole, e.card, 'fall')],
  destroyed: (e, whole) => end(whole, e.card, 'burst'),
  bounced: (e, whole) => home(whole, e.card, 'hand'),
  modified: (e) => mark(e.card, { stat: e.stat, by: e.by }),
  granted: (e) => mark(e.card, { keyword: e.keyword }),
  madeBusy: (e) => mark(e.card, 'busy'),
  madeFree: (e) => mark(e.card, 'free'),
  shielded: (e) => mark(e.card, 'shielded'),
  prevented: (e) => mark(e.card, { prevented: e.amount }),
  reentered: (e) => [{ kind: 'walk', spy: e.card, square: e.square }],
  passedSquare: (e) => mark(e.card, 'past'),
  counters: (e) => mark(e.card, { counters: e.name, by: e.by }),
  given: (e) => markOn(of('hand', e.side), { given: e.what, amount: e.amount }),
  replaced: (e) => [...(PASSED_ON.includes(e.instead) ? bolt(e.card, e.source) : []), ...mark(e.source, 'replaced')],
  triggered: (e) => spring(e.card),
  unpaid: (e) => mark(e.card, 'fizzled'),
  loopCut: (e) => e.cards.flatMap((card) => mark(card, 'loop')),
  chosen: (e) => e.cards.flatMap((card) => mark(card, 'chosen')),
  // The end of the game has a screen of its own.
  gameOver: UNSHOWN,
};

const picturesOf = <E extends GameEvent>(event: E, whole: Whole): readonly Picture[] =>
  (STAGED[event.type] as Stager<E['type']>)(event as never, whole);

/** Marks that say why something happens: a newcomer reads them for the first time. */
const CAUSES: readonly Mark[] = ['breaksUp', 'unsupported', 'weaker'];

/** A plan that is on the page already gets its stamp more quickly. Two units that meet have not struck yet. */
function msOf(picture: Picture): number {
  if (picture.kind === 'dossier' && !picture.opens) return 1100;
  if (picture.kind === 'mark' && CAUSES.includes(picture.mark)) return 1100;
  return picture.kind === 'combat' && picture.round === null ? 600 : MS[picture.kind];
}

/** Pictures of one of these kinds can play at one time, since each has a place of its own. */
const SIDE_BY_SIDE: readonly (readonly Picture['kind'][])[] = [
  ['mark', 'bolt'],
  ['fly'],
  ['break', 'mark'],
  ['burst', 'fly'],
  ['fall', 'fly', 'mark'],
];

/** True if these two can play at one time: several marks, several moving cards, or several deaths. */
const together = (a: Cue, b: Cue): boolean =>
  SIDE_BY_SIDE.some(([kind, ...others]) =>
    [a, b].every(
      ({ pictures }) =>
        pictures.some((picture) => picture.kind === kind) &&
        pictures.every((picture) => picture.kind === kind || others.includes(picture.kind)),
    ),
  ) && !b.pictures.some((picture) => a.pictures.some((before) => follows(picture, before)));

/**
 * True if a card goes on from the place to which it went before, or if cards leave a place to which others have just
 * gone.
 */
const follows = (picture: Picture, before: Picture): boolean =>
  picture.kind === 'fly' &&
  before.kind === 'fly' &&
  (before.cards.some((card) => card >= 0 && picture.cards.includes(card)) || isSame(before.to, picture.from));

/** The scene of a beat: its cues in the order of its events. Every event is told in exactly one cue. */
export function sceneOf(beat: Pick<Beat, 'frames'>): Cue[] {
  const whole = wholeOf(beat);
  const cues: Cue[] = [];
  const gone = new Map<CardId, ScenePlace>();
  let told: GameEvent[] = [];
  for (const [frame, { events }] of beat.frames.entries())
    for (const event of events) {
      told.push(event);
      const pictures = picturesOf(event, whole).map((picture) => whereItIs(picture, gone));
      if (pictures.length === 0) continue;
      const cue: Cue = {
        events: told,
        frame,
        pictures,
        ms: Math.max(...pictures.map(msOf)),
        ...leadOf(pictures, beat.frames[frame - 1].layout),
      };
      told = [];
      const last = cues.at(-1);
      if (last && together(last, cue)) cues[cues.length - 1] = joined(last, cue);
      else cues.push(cue);
    }
  const frame = beat.frames.length - 1;
  const spent = resolved(whole);
  if (told.length > 0 || spent.length > 0)
    cues.push({ events: told, frame, pictures: spent, ms: spent.length > 0 ? MS.fly : 0 });
  return cues;
}

/**
 * The milliseconds from the opening of a file to the fall of its stamp, at every speed: `.stamp` in `large.module.css`.
 */
const STAMPED = 560;

/**
 * The time at which the table turns to the frame of these pictures; undefined: when they end. The table turns when a
 * file is stamped. It turns at once where a turn begins. It turns at once where Nodes are connected that lie side by
 * side already, so that nothing moves twice. It turns at once where Spies fly to a Network or to the tray, so that
 * there is room for them.
 */
function leadOf(pictures: readonly Picture[], layout: Layout): Pick<Cue, 'lead'> {
  if (pictures.some(({ kind }) => kind === 'dossier')) return { lead: STAMPED };
  const drops = pictures.some(({ kind }) => kind === 'drop');
  const isAhead = (picture: Picture): boolean =>
    picture.kind === 'turn' ||
    (picture.kind === 'snap' && isInPlace(picture, layout)) ||
    picture.kind === 'drop' ||
    (picture.kind === 'fly' && ['tray', 'card', 'tile'].includes(picture.to.at) && (!picture.late || drops));
  return pictures.every(isAhead) ? { lead: 0 } : {};
}

/** True if the two Nodes lie side by side already. */
function isInPlace({ node, edge, to }: Extract<Picture, { kind: 'snap' }>, layout: Layout): boolean {
  const [from, at] = [layout[node], layout[to]];
  const [x, y] = offset[edge];
  return from !== undefined && at !== undefined && at[0] - from[0] === x && at[1] - from[1] === y;
}

/**
 * Puts a mark at the place to which its card has gone in this scene. `gone`: the places to which cards have gone so
 * far; the picture is noted in it.
 */
function whereItIs(picture: Picture, gone: Map<CardId, ScenePlace>): Picture {
  if (picture.kind === 'fly') for (const card of picture.cards) if (card >= 0) gone.set(card, picture.to);
  if (picture.kind !== 'mark' || picture.on.at !== 'card') return picture;
  return { ...picture, on: gone.get(picture.on.card) ?? picture.on };
}

/** The flights of resolved instants from the middle to their piles. No event tells them. */
const resolved = ({ before, after }: Whole): Picture[] =>
  before.stack
    .filter(
      ({ kind, card, side }) => kind === 'playInstant' && !waits(after, card) && after.discards[side].includes(card),
    )
    .flatMap(({ card, side }) => fly([card], MIDDLE, of('discard', side)));
const waits = ({ stack }: View, card: CardId): boolean => stack.some((waiting) => waiting.card === card);

/** True if both are the same place. */
export const isSame = (a: ScenePlace, b: ScenePlace): boolean => JSON.stringify(a) === JSON.stringify(b);

const joined = (a: Cue, b: Cue): Cue => ({
  ...b,
  events: [...a.events, ...b.events],
  pictures: [...a.pictures, ...b.pictures],
  ms: Math.max(a.ms, b.ms),
});
