import { expect, test } from 'vitest';
import { testCatalog } from '../../../../tests/engine/cards.ts';
import { playRandomGame } from '../../../../tests/engine/randomGame.ts';
import { FULL } from '../../../../tests/full.ts';
import type { ActionType } from '../../../engine/index.ts';
import { cardsInPlay, legalActions, newGame, publicOffers, SIDES, view } from '../../../engine/index.ts';
import { cardOf, cardSpot } from '../spots.ts';
import { byButton } from './byButton.ts';
import { beginnings, buttons, leads, meanings, plainPlay } from './gestures.ts';

/** Actions done elsewhere: by the forecasts, in the menu, in an open hand, by INTERRUPT, or as the answer to a card. */
const ELSEWHERE: readonly ActionType[] = [
  'attack',
  'sneak',
  'destroy',
  'ignore',
  'choose',
  'discard',
  'pass',
  'concede',
  'agreeDraw',
];

test('whatever the table offers can be begun on it: by a touch, by a button, or by a button of the card touched', () => {
  const met = new Set<ActionType>();
  for (let seed = 1; seed <= (FULL ? 6 : 2); seed++)
    playRandomGame({
      seed,
      catalog: testCatalog(),
      watch(state) {
        const table = view(state, 'table');
        for (const offer of publicOffers(table)) {
          if (ELSEWHERE.includes(offer.type)) continue;
          met.add(offer.type);
          const isBegun =
            beginnings(table, [offer]).length > 0 ||
            buttons(table, [offer], null).length > 0 ||
            [...cardsInPlay(table)].some((card) => buttons(table, [offer], card).length > 0);
          if (!isBegun) expect.fail(`cannot be begun: ${JSON.stringify(offer)}`);
        }
      },
    });
  expect([...met].sort()).toEqual([
    'activatePlan',
    'advancePlan',
    'assign',
    'completePlan',
    'connect',
    'disconnect',
    'endStep',
    'infiltrate',
    'moveMinion',
    'unassign',
    'useAbility',
  ]);
});

test('an action without a gesture has its button at the card that it names, or in the strip if it names none', () => {
  const table = view(newGame(testCatalog(), { seed: 1 }).state, 'table');
  const send = { type: 'infiltrate', side: 'spymaster', spy: 7 } as const;
  const { begins, buttons: at } = byButton('infiltrate');
  expect(begins?.(table, send)).toEqual([cardSpot(7)]);
  expect(at?.(table, [send], 7)).toEqual([{ label: 'Send into the lair', action: send, primary: true }]);
  expect([8, null].flatMap((held) => at?.(table, [send], held))).toEqual([]);
  const advance = { type: 'advancePlan', side: 'genius' } as const;
  const strip = byButton('advancePlan', false);
  expect(strip.begins?.(table, advance)).toEqual([]);
  expect(strip.buttons?.(table, [advance], 7)).toEqual([]);
  expect(strip.buttons?.(table, [advance], null)).toEqual([{ label: 'Advance plan', action: advance, primary: false }]);
});

test('where a touched card leads to, a touch means something, and the way that was offered is among it', () => {
  let led = 0;
  for (let seed = 1; seed <= (FULL ? 3 : 1); seed++)
    playRandomGame({
      seed,
      catalog: testCatalog(),
      watch(state) {
        const table = view(state, 'table');
        const offers = publicOffers(table);
        for (const held of new Set(beginnings(table, offers).map(cardOf))) {
          if (held === null) continue;
          for (const spot of leads(table, offers, held)) {
            led++;
            const meant = meanings(table, held, spot).map((action) => action.type);
            expect(meant, `${held} to ${spot}`).not.toEqual([]);
            expect(offers.map((offer) => offer.type)).toEqual(expect.arrayContaining([...new Set(meant)]));
          }
        }
      },
    });
  expect(led).toBeGreaterThan(500);
});

test('a card of a hand is played by the action that the rules offer for it', () => {
  const played = new Set<ActionType>();
  playRandomGame({
    seed: 4,
    catalog: testCatalog(),
    watch(state) {
      for (const side of SIDES)
        for (const offer of legalActions(state, side))
          if ('card' in offer && offer.type !== 'useAbility') {
            played.add(offer.type);
            expect(plainPlay(view(state, side), offer.card).type).toBe(offer.type);
          }
    },
  });
  expect([...played].sort()).toEqual(['build', 'choosePlan', 'playInstant', 'playMinion', 'playNode', 'playSpy']);
});
