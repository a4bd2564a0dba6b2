import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../../../tests/engine/cards.ts';
import { playRandomGame } from '../../../tests/engine/randomGame.ts';
import type { State } from '../../engine/index.ts';
import { copyState, dice, registerCatalog, SIDES } from '../../engine/index.ts';
import { buildPosition } from '../position.ts';
import { isSettled } from '../setupOf.ts';
import { BadScenario } from '../trouble.ts';
import type { Destination } from './edit.ts';
import { added, atTurn, moved, placesFor, removed, withFact, withNumber } from './edit.ts';
import type { Draft } from './held.ts';
import { cardsIn, draftOf } from './held.ts';

const catalog = registerCatalog(TEST_CARDS);
const stateOf = (draft: Draft): State => buildPosition(catalog, { setup: draft }, {}).state;
const start = (): Draft =>
  draftOf(
    buildPosition(
      catalog,
      {
        setup: {
          turn: { number: 4, step: 'assign' },
          lair: { '2': { card: 'guard', attached: ['jetpack'] }, '3': 'crate' },
          networks: [{ nodes: ['hub'], spies: ['agent'] }],
          plan: 'heist',
        },
      },
      {},
    ).state,
  );
const ids = (held: readonly { id: string }[] = []) => held.map(({ id }) => id);

describe('a position that is edited', () => {
  it('keeps what is attached to a Minion that is moved, and swaps two in the lair', () => {
    const far = moved(start(), catalog, 'guard', { at: 'square', square: 7 });
    expect(far.lair).toMatchObject({ 7: { id: 'guard', attached: [{ id: 'jetpack' }] } });
    expect(Object.keys(far.lair)).toEqual(['3', '7']);
    const swapped = moved(far, catalog, 'guard', { at: 'square', square: 3 });
    expect(swapped.lair).toMatchObject({ 3: { id: 'guard' }, 7: { id: 'crate' } });
  });

  it('discards what stood where a new card is put, and what was attached to it', () => {
    const next = added(start(), catalog, 'guard', { at: 'square', square: 2 });
    expect(next.lair[2]?.id).not.toBe('guard');
    expect(ids(next.discards.genius)).toEqual(['guard', 'jetpack']);
  });

  it('joins a Node where connectors face each other, and unassigns Spies whom a smaller Network does not support', () => {
    const wide = added(start(), catalog, 'hub', { at: 'network', node: 'hub' });
    expect(stateOf(wide).links).toHaveLength(wide.networks[0].nodes.length - 1);
    const none = removed(start(), catalog, 'hub');
    expect(none.networks).toEqual([]);
    expect(ids(none.unassigned)).toEqual(['agent']);
  });

  it('sends a Spy into the lair in the infiltrate step, and takes it out with the step', () => {
    const sent = moved(start(), catalog, 'agent', { at: 'lair', square: 2 });
    expect(stateOf(sent)).toMatchObject({ turn: { number: 4, step: 'infiltrate' }, infiltration: { square: 2 } });
    expect(stateOf(atTurn(sent, { number: 5, step: 'lair' })).infiltration).toBeNull();
  });

  it('sets damage, Busy, the status of the plan, scores and what is left', () => {
    let next = withFact(start(), 'guard', { damage: 1, busy: true });
    next = withFact(next, 'heist', { status: 'activated' });
    next = withNumber(withNumber(next, 'genius', 3), 'actionsLeft', 1);
    expect(stateOf(next)).toMatchObject({
      plan: { status: 'activated', faceUp: true },
      score: { genius: 3 },
      actionsLeft: 1,
    });
    expect(stateOf(next).lair[1]).toMatchObject({ damage: 1, busy: true });
  });

  it('stands, or is refused in words, after any changes; and no card is lost', () => {
    const roll = dice(12);
    const positions: State[] = [];
    playRandomGame({
      seed: 2,
      catalog,
      watch: (state) => {
        if (state.winner === null && isSettled(state) && roll(12) === 0) positions.push(copyState(state));
      },
    });
    let refused = 0;
    for (const state of positions) {
      let draft = draftOf(state);
      expect(stateOf(draft)).toMatchObject({ turn: state.turn, score: state.score, infiltrated: expect.any(Array) });
      for (let i = 0; i < 12; i++) {
        const next = anyMove(draft, roll);
        expect(ids(cardsIn(next)).sort()).toEqual(ids(cardsIn(draft)).sort());
        try {
          stateOf(next);
          draft = next;
        } catch (error) {
          if (!(error instanceof BadScenario)) throw error;
          refused++;
        }
      }
    }
    expect(positions.length).toBeGreaterThan(10);
    expect(refused).toBeLessThan(positions.length * 3);
  });
});

function anyMove(draft: Draft, roll: (n: number) => number): Draft {
  const cards = cardsIn(draft);
  const { card, id } = cards[roll(cards.length)];
  const kinds = placesFor(catalog.definitions[catalog.indexOf.get(card) ?? 0]);
  const at = kinds[roll(kinds.length)];
  const hosts = Object.values(draft.lair).flatMap((unit) => (unit && unit.id !== id ? [unit.id] : []));
  const nodes = draft.networks.flatMap((network) => ids(network.nodes)).filter((node) => node !== id);
  const place = {
    at,
    square: 1 + roll(8),
    host: hosts[roll(hosts.length || 1)] ?? '',
    node: nodes[roll(nodes.length || 1)] ?? '',
    side: SIDES[roll(2)],
  } as Destination;
  return moved(draft, catalog, id, place);
}
