import type { GameEvent, View } from '../../engine/index.ts';

/** The view with the damage of these rounds of combat on those who fight; the same view if there is none (R7.1). */
export function afterBlows(view: View, events: readonly GameEvent[]): View {
  return events.reduce(
    (now, event) => (event.type === 'combatRound' && event.toSpy + event.toMinion > 0 ? struck(now, event) : now),
    view,
  );
}

const struck = (view: View, { spy, card, toSpy, toMinion }: Extract<GameEvent, { type: 'combatRound' }>): View => ({
  ...view,
  spies: view.spies.map((one) => (one.card === spy ? { ...one, damage: one.damage + toSpy } : one)),
  lair: view.lair.map((one) => (one?.card === card ? { ...one, damage: one.damage + toMinion } : one)),
});
