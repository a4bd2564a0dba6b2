import { expect, test } from 'vitest';
import { beatsOf } from '../../../tests/engine/randomBeats.ts';
import { FULL } from '../../../tests/full.ts';
import { beatOf } from '../../../tests/host/beat.ts';
import type { GameEvent, View } from '../../engine/index.ts';
import type { Cue, Picture } from './scene.ts';
import { sceneOf } from './scene.ts';

const NO_VIEW = { stack: [] } as unknown as View;
const scene = (...events: GameEvent[]): Cue[] => sceneOf(beatOf({ before: NO_VIEW, events, after: NO_VIEW }));
const kinds = (cues: readonly Cue[]) => cues.map(({ pictures }) => pictures.map(({ kind }) => kind).join('+'));

const ROUND = { type: 'combatRound', card: 4, spy: 7, first: null, toMinion: 1, toSpy: 2 } as const;

test('a combat is shown blow by blow, in the order of its rounds', () => {
  const cues = scene(
    { type: 'combatStarted', card: 4, spy: 7, square: 2 },
    { ...ROUND, round: 1, minionHealth: 2, spyHealth: 0 },
    { ...ROUND, round: 2, minionHealth: 1, spyHealth: -2 },
    { type: 'combatEnded', card: 4, spy: 7 },
  );
  expect(kinds(cues)).toEqual(['combat', 'combat', 'combat', '']);
  expect(cues[2].pictures).toEqual([
    { kind: 'combat', spy: 7, card: 4, round: { ...ROUND, round: 2, minionHealth: 1, spyHealth: -2 } },
  ]);
});

test('an event that nothing needs to show is told with the next one that is shown', () => {
  const cues = scene({ type: 'passed', side: 'genius' }, { type: 'entered', card: -1, spy: 7, square: 2 });
  expect(kinds(cues)).toEqual(['walk']);
  expect(cues[0].events.map(({ type }) => type)).toEqual(['passed', 'entered']);
});

test('a plan that does not go on shows in its file what it lacks', () => {
  const short = { have: 1, need: 2, haveMinions: 0, needMinions: 1 };
  const [{ pictures }] = scene({ type: 'planStalled', card: 5, status: 'activated', ...short });
  expect(pictures).toMatchObject([{ kind: 'dossier', card: 5, stamp: 'stalled', lacks: short }]);
});

test('several cards that change at once are marked at one time', () => {
  expect(kinds(scene({ type: 'madeBusy', card: 1 }, { type: 'madeBusy', card: 2 }))).toEqual(['mark+mark']);
});

test('one card on two ways goes them one after the other', () => {
  const cues = scene(
    { type: 'drawn', side: 'genius', cards: [3] },
    { type: 'discarded', side: 'genius', cards: [3] },
    { type: 'drawn', side: 'spymaster', cards: [9] },
  );
  expect(kinds(cues)).toEqual(['fly', 'fly+fly']);
});

test('several that die at once fall at one time, and so do connections that break', () => {
  const [{ after }] = beatsOf(1);
  const events: GameEvent[] = [
    { type: 'died', card: 4, by: 7, why: 'combat' },
    { type: 'died', card: 7, by: 4, why: 'combat' },
    { type: 'disconnected', node: 1, to: 2, why: 'thwart' },
    { type: 'disconnected', node: 2, to: 3, why: 'thwart' },
  ];
  expect(kinds(sceneOf(beatOf({ before: after, events, after })))).toEqual(['fall+fly+fall+fly', 'break+mark+break']);
});

test('who dies or is ejected because a bonus or a Node went is marked with the cause, before it goes', () => {
  const marks = (...events: GameEvent[]) =>
    scene(...events).flatMap(({ pictures }) =>
      pictures.flatMap((one) => (one.kind === 'mark' ? [[one.on, one.mark]] : [])),
    );
  const on = { at: 'card', card: 7 };
  expect(marks({ type: 'unassigned', card: 7, why: 'support' }, { type: 'ejected', card: 7, why: 'support' })).toEqual([
    [on, 'unsupported'],
  ]);
  expect(marks({ type: 'disconnected', node: 7, to: 8, why: 'thwart' })).toEqual([[on, 'breaksUp']]);
  expect(marks({ type: 'disconnected', node: 7, to: 8, why: 'wish' })).toEqual([]);
  const [{ after }] = beatsOf(1);
  const dies = (why: 'weaker' | 'health') =>
    sceneOf(beatOf({ before: after, events: [{ type: 'died', card: 7, by: -1, why }], after }))[0].pictures;
  expect(dies('weaker')[0]).toEqual({ kind: 'mark', on, mark: 'weaker' });
  expect(dies('health').map(({ kind }) => kind)).toEqual(['fall', 'fly']);
});

test('damage is seen going from who deals it, or from who would have taken it, to who takes it', () => {
  const bolts = (...events: GameEvent[]) =>
    scene(...events).flatMap(({ pictures }) =>
      pictures.flatMap((one) => (one.kind === 'bolt' ? [[one.from, one.to]] : [])),
    );
  expect(bolts({ type: 'damaged', card: 7, amount: 2, by: 5, combat: false })).toEqual([[5, 7]]);
  expect(bolts({ type: 'damaged', card: 7, amount: 2, by: 7, combat: false })).toEqual([]);
  expect(bolts({ type: 'damaged', card: 7, amount: 2, by: -1, combat: false })).toEqual([]);
  expect(bolts({ type: 'replaced', card: 7, source: 4, instead: 'die' })).toEqual([[7, 4]]);
  expect(bolts({ type: 'replaced', card: 7, source: 7, instead: 'beDamaged' })).toEqual([]);
  expect(bolts({ type: 'replaced', card: 9, source: 4, instead: 'thwart' })).toEqual([]);
});

test('a Spy that is ejected and unassigned flies once, and what happens to it then is marked where it has come to', () => {
  const cues = scene(
    { type: 'ejected', card: 7, why: 'effect' },
    { type: 'unassigned', card: 7, why: 'effect' },
    { type: 'damaged', card: 7, amount: 2, by: 5, combat: false },
  );
  expect(cues.flatMap(({ pictures }) => pictures)).toEqual([
    { kind: 'drop', card: 7 },
    { kind: 'fly', cards: [7], from: { at: 'card', card: 7 }, to: { at: 'tray' }, leave: true, late: true },
    { kind: 'bolt', from: 5, to: 7 },
    { kind: 'mark', on: { at: 'tray' }, mark: { damaged: 2 } },
  ]);
});

test('R9.6 a round of combat knows whose death is replaced after it, and only after it', () => {
  const cues = scene(
    { ...ROUND, round: 1, minionHealth: -1, spyHealth: 2 },
    { type: 'replaced', card: 4, source: 4, instead: 'die' },
    { ...ROUND, round: 2, minionHealth: -1, spyHealth: 0 },
    { type: 'combatEnded', card: 4, spy: 7 },
  );
  const saved = cues.flatMap(({ pictures }) => pictures.flatMap((one) => (one.kind === 'combat' ? [one.saved] : [])));
  expect(saved).toEqual([[4], undefined]);
});

test('a step whose Spy has left the lair is passed over without a word', () => {
  const step = { type: 'fizzled', kind: 'enter', side: 'spymaster', card: 7, cancelled: false } as const;
  const at = (spy: number | null): View =>
    ({ stack: [], infiltration: spy === null ? null : { spy, square: 1 } }) as unknown as View;
  const kindsAt = (view: View, event: GameEvent) =>
    kinds(sceneOf(beatOf({ before: view, events: [event], after: view })));
  expect(kindsAt(at(null), step)).toEqual(['']);
  expect(kindsAt(at(7), step)).toEqual(['mark']);
  expect(kindsAt(at(null), { ...step, kind: 'playInstant' })).toEqual(['mark']);
  expect(kindsAt(at(null), { ...step, kind: 'playInstant', cancelled: true })).toEqual(['burst']);
});

test('cards leave a pile only after others have come to it', () => {
  const cues = scene(
    { type: 'discarded', side: 'genius', cards: [3] },
    { type: 'reshuffled', side: 'genius', count: 9 },
    { type: 'drawn', side: 'genius', cards: [-2] },
  );
  expect(kinds(cues)).toEqual(['fly', 'fly', 'fly']);
});

test('a plan that is activated opens as one file; one that is face up already gets its stamp more quickly', () => {
  const [opened, ...rest] = scene(
    { type: 'planRevealed', card: 5, why: 'activated' },
    { type: 'planActivated', card: 5 },
  );
  expect(opened.pictures).toEqual([{ kind: 'dossier', card: 5, stamp: 'activated', opens: true }]);
  expect(opened.events.map(({ type }) => type)).toEqual(['planRevealed', 'planActivated']);
  expect(rest).toEqual([]);
  const [known] = scene({ type: 'planActivated', card: 5 });
  expect(known.pictures).toEqual([{ kind: 'dossier', card: 5, stamp: 'activated', opens: false }]);
  expect(known.ms).toBeLessThan(opened.ms);
  const [revealed] = scene({ type: 'planRevealed', card: 5, why: 'effect' });
  expect(revealed.pictures).toEqual([{ kind: 'dossier', card: 5, stamp: 'revealed', opens: true }]);
});

test('R9.1 an instant goes from the hand to the middle, and to its pile when it has resolved', () => {
  const played = scene(
    { type: 'instantPlayed', side: 'genius', card: 5 },
    { type: 'announced', kind: 'playInstant', side: 'genius', card: 5, targets: [2] },
  );
  expect(played.flatMap(({ pictures }) => pictures)).toEqual([{ kind: 'lay', card: 5, side: 'genius' }]);
  const before = { stack: [{ kind: 'playInstant', side: 'genius', card: 5 }] } as unknown as View;
  const after = { stack: [], discards: { genius: [5] } } as unknown as View;
  const resolved = sceneOf(
    beatOf({ before, events: [{ type: 'damaged', card: 2, amount: 1, by: 5, combat: false }], after }),
  );
  expect(kinds(resolved)).toEqual(['bolt+mark', 'fly']);
  expect(resolved[1].pictures).toMatchObject([
    { cards: [5], from: { at: 'middle' }, to: { at: 'discard', side: 'genius' } },
  ]);
});

test('R1.3 the score counts from what it was to what it is', () => {
  const [cue] = scene({ type: 'scored', side: 'genius', points: 2, total: 5 });
  expect(cue.pictures).toEqual([{ kind: 'score', side: 'genius', from: 3, to: 5 }]);
});

test('the points of a thwarted plan count up in its banner alone', () => {
  const cues = scene(
    { type: 'thwarted', card: 3, spy: 7, evilness: 2 },
    { type: 'scored', side: 'spymaster', points: 2, total: 5 },
  );
  expect(kinds(cues)).toEqual(['climax', '']);
  expect(cues[1].events.map(({ type }) => type)).toEqual(['scored']);
});

test('R3.5 the points of a plan fly to the score only where they count now', () => {
  const completed = { type: 'planCompleted', card: 3, evilness: 2 } as const;
  const [waits] = scene(completed);
  expect(waits.pictures).toEqual([{ kind: 'climax', deed: 'completed', side: 'genius', points: 0 }]);
  const [counts] = scene(completed, { type: 'scored', side: 'genius', points: 2, total: 5 });
  expect(counts.pictures).toEqual([{ kind: 'climax', deed: 'completed', side: 'genius', points: 2 }]);
});

/** The cards that a picture shows the face of. */
function facesIn({ kind, ...picture }: Picture): number[] {
  const cards = Object.entries(picture).flatMap(([key, value]) => {
    if (key === 'cards' || key === 'nodes') return value as number[];
    if (['card', 'spy', 'node', 'to'].includes(key) && typeof value === 'number')
      return kind === 'score' ? [] : [value];
    return typeof value === 'object' && value !== null && 'at' in value && value.at === 'card' ? [value.card] : [];
  });
  return cards.filter((card) => card >= 0);
}

/** All cards that stand in a view with their face up. */
const cardsIn = ({ lair, nodes, spies, plan, stack, discards, scored, hands, offered }: View): number[] => [
  ...lair.flatMap((there) => (there ? [there.card, ...there.attached] : [])),
  ...[...nodes, ...spies, ...stack].map(({ card }) => card),
  ...[plan?.card ?? -1, ...offered],
  ...[discards, scored, hands].flatMap(({ genius, spymaster }) => [...genius, ...spymaster]),
];

/** Events that turn up a card for all. It may be out of sight again when the beat is over. */
const TURNED_UP = ['discarded', 'revealed', 'planRevealed'];
const turnedUp = (events: readonly GameEvent[]): number[] =>
  events.flatMap((event) =>
    TURNED_UP.includes(event.type) ? ('cards' in event ? event.cards : 'card' in event ? [event.card] : []) : [],
  );

test('R10.1 a scene tells every event once, in order, and shows no card that stands in neither view', () => {
  let scenes = 0;
  for (const beat of beatsOf(FULL ? 40 : 2)) {
    const cues = sceneOf(beatOf(beat));
    expect(cues.flatMap(({ events }) => events)).toEqual(beat.events);
    const seen = new Set([...cardsIn(beat.before), ...cardsIn(beat.after), ...turnedUp(beat.events)]);
    for (const cue of cues)
      for (const card of cue.pictures.flatMap(facesIn)) expect(seen.has(card), JSON.stringify(cue)).toBe(true);
    scenes += cues.length;
  }
  expect(scenes).toBeGreaterThan(600);
});

test('R10.2 the scenes of two games that differ only in what is hidden are the same, and as long', () => {
  let compared = 0;
  for (const { twin, ...beat } of beatsOf(FULL ? 10 : 1)) {
    // Else something hidden was turned up.
    if (!twin || JSON.stringify(twin.events) !== JSON.stringify(beat.events)) continue;
    compared++;
    expect(sceneOf(beatOf({ ...beat, ...twin }))).toEqual(sceneOf(beatOf(beat)));
  }
  expect(compared).toBeGreaterThan(100);
});
