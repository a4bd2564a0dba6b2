import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../../tests/engine/cards.ts';
import { stateIn } from '../../tests/store/position.ts';
import type { Viewer } from '../engine/index.ts';
import { registerCatalog, view } from '../engine/index.ts';
import type { Setup } from './format.ts';
import { NOTHING_TOLD } from './lesson.ts';
import { openMission } from './openMission.ts';
import type { Sight } from './teach.ts';
import { beginning, dismiss, keysTold, teach, tipOf, tipsShown } from './teach.ts';

const { hash } = registerCatalog(TEST_CARDS);
const SETUP: Setup = {
  turn: { number: 3, step: 'lair' },
  hands: { genius: ['guard'] },
  decks: { genius: [], spymaster: [], plans: [] },
};
const TIPS = [
  { when: { turn: { step: 'lair' } }, say: 'At the table.', pointAt: 'lair', rule: 'R2.3' },
  { when: { hands: { genius: ['guard'] } }, say: 'In your hand.', pointAt: 'hand', rule: 'R2.5', peek: 'genius' },
  { when: { turn: { step: 'lair' } }, say: 'For you too.', pointAt: 'card:guard', rule: 'R2.5', peek: 'spymaster' },
  { when: { turn: { side: 'genius' } }, say: 'Without a rule.', pointAt: 'card:agent' },
];
const open = openMission({ setup: SETUP, mission: { side: 'both', brief: 'Try it.', tips: TIPS } }, hash, {})!;
const state = stateIn(SETUP);
const sees = (viewer: Viewer): Sight => ({ view: view(state, viewer), can: [], happened: [], moved: false });
const CLOSED = { genius: null, spymaster: null };
const NEW = beginning(open, []);

describe('what is told', () => {
  it('at the table needs no hand, and in a hand nothing before it is open', () => {
    const now = teach(open, NEW, sees('table'), CLOSED);
    expect([tipOf(open, now.table)?.say, tipOf(open, now.genius), tipOf(open, now.spymaster)]).toEqual([
      'At the table.',
      null,
      null,
    ]);
  });

  it('in a hand is judged by what that hand sees', () => {
    const now = teach(open, NEW, sees('table'), { genius: sees('genius'), spymaster: null });
    expect(tipOf(open, now.genius)?.say).toBe('In your hand.');
    expect(now.table).toEqual(teach(open, NEW, sees('table'), CLOSED).table);
  });

  it('in a hand stays there while it is closed, and comes back with it', () => {
    const shown = teach(open, NEW, sees('table'), { genius: sees('genius'), spymaster: null });
    const closed = teach(open, shown, sees('table'), CLOSED);
    expect(closed.genius).toEqual(shown.genius);
  });

  it('is dismissed for who has read it, and for nobody else', () => {
    const both = teach(open, NEW, sees('table'), { genius: sees('genius'), spymaster: sees('spymaster') });
    const now = dismiss(both, 'genius');
    expect(now.genius).toMatchObject({ stages: { 1: 'read' }, now: null });
    expect([now.table, now.spymaster]).toEqual([both.table, both.spymaster]);
  });

  it('is remembered by its rule and by who alone was told, and not told again', () => {
    const both = teach(open, NEW, sees('table'), { genius: sees('genius'), spymaster: null });
    const read = dismiss(dismiss(both, 'genius'), 'table');
    expect(keysTold(open, both)).toEqual([]);
    expect(tipsShown(open, both).map(({ say }) => say)).toEqual(['At the table.', 'In your hand.']);
    expect(keysTold(open, read)).toEqual(['R2.3', 'genius R2.5']);
    const later = beginning(open, keysTold(open, read));
    const now = teach(open, later, sees('table'), { genius: sees('genius'), spymaster: sees('spymaster') });
    expect([tipOf(open, now.table)?.say, tipOf(open, now.genius), tipOf(open, now.spymaster)?.say]).toEqual([
      'Without a rule.',
      null,
      'For you too.',
    ]);
  });
});

it('a tip stands at its card; at no place where that card is not', () => {
  const guard = open.names.indexOf('guard');
  expect(tipOf(open, { ...NOTHING_TOLD, now: 2 })).toEqual({
    number: 2,
    say: 'For you too.',
    rule: 'R2.5',
    point: { at: 'card', card: guard },
  });
  expect(tipOf(open, { ...NOTHING_TOLD, now: 3 })).toMatchObject({ rule: null, point: null });
  expect(tipOf(open, NOTHING_TOLD)).toBeNull();
});
