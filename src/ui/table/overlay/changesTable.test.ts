import { expect, test } from 'vitest';
import type { GameEvent } from '../../../engine/index.ts';
import type { LogEntry } from '../../../host/index.ts';
import { withCauses } from './changesTable.ts';

const [AGENT, GUARD, CARD] = [1, 2, 3];
const SENT: GameEvent = { type: 'sent', card: AGENT };
const ATTACKS: GameEvent = { type: 'combatStarted', card: GUARD, spy: AGENT, square: 2 };
const EJECTED: GameEvent = { type: 'ejected', card: AGENT, why: 'effect' };
const TURNED_BACK: GameEvent = { type: 'turnedBack', card: AGENT, why: 'harmless' };
const TEXT: GameEvent = { type: 'triggered', card: CARD, on: 'destroyed' };
const announced = (kind: 'playInstant' | 'useAbility' | 'attack'): GameEvent => ({
  type: 'announced',
  kind,
  side: 'genius',
  card: CARD,
  targets: [],
});

const told = (...events: GameEvent[]): GameEvent[] =>
  withCauses(
    events.map((event, i): LogEntry => ({ number: i, segment: 0, actionIndex: i, turn: 4, kind: 'event', event })),
  ).flatMap((entry) => (entry.kind === 'event' ? [entry.event] : []));

test.each<[string, GameEvent[], GameEvent[]]>([
  ['the card that ejects it', [announced('playInstant'), EJECTED], [announced('playInstant'), EJECTED]],
  ['the ability that ejects it', [announced('useAbility'), EJECTED], [announced('useAbility'), EJECTED]],
  ['the text that ejects it', [TEXT, EJECTED], [TEXT, EJECTED]],
  ['whom it has fought in vain', [announced('attack'), ATTACKS, TURNED_BACK], [ATTACKS, TURNED_BACK]],
  [
    'the card, not the fight before it',
    [ATTACKS, announced('playInstant'), EJECTED],
    [announced('playInstant'), EJECTED],
  ],
  [
    'who kills it, in the same line',
    [ATTACKS, { type: 'died', card: AGENT, by: GUARD, why: 'combat' }],
    [{ type: 'died', card: AGENT, by: GUARD, why: 'combat' }],
  ],
  [
    'the text by which it dies',
    [TEXT, { type: 'died', card: AGENT, by: -1, why: 'effect' }],
    [TEXT, { type: 'died', card: AGENT, by: -1, why: 'effect' }],
  ],
  [
    'the text that saves it from death',
    [ATTACKS, { type: 'replaced', card: AGENT, source: CARD, instead: 'die' }, { type: 'bounced', card: AGENT }],
    [
      { type: 'replaced', card: AGENT, source: CARD, instead: 'die' },
      { type: 'bounced', card: AGENT },
    ],
  ],
])('what sends a Spy back is told: %s', (_, events, lines) => {
  expect(told(SENT, ...events)).toEqual([SENT, ...lines]);
});

test('a text or a fight that sends nobody back is not told', () => {
  const sneaked: GameEvent = { type: 'sneaked', card: GUARD, spy: AGENT, square: 2, spent: 1, sneak: 0 };
  expect(told(SENT, TEXT, ATTACKS, sneaked)).toEqual([SENT]);
});
