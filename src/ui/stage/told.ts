/** What the table shows within a scene: the figures that the events told so far have changed. */
import type { GameEvent, View } from '../../engine/index.ts';

/** The view as far as these events tell of a fight (R7.1), of the plan (R3.3) and of the score; the same if they tell nothing. */
export function viewTold(view: View, events: readonly GameEvent[]): View {
  const now = events.reduce(afterFigures, view);
  const plan = planTold(view.plan, events);
  return plan === view.plan ? now : { ...now, plan };
}

/** The view after what an event says of figures. */
function afterFigures(view: View, event: GameEvent): View {
  if (event.type === 'combatRound' && event.toSpy + event.toMinion > 0) return afterBlows(view, event);
  return event.type === 'scored' ? { ...view, score: { ...view.score, [event.side]: event.total } } : view;
}

/** The view with the damage of a round of combat on the two who fight. */
const afterBlows = (view: View, { spy, card, toSpy, toMinion }: Extract<GameEvent, { type: 'combatRound' }>): View => ({
  ...view,
  spies: view.spies.map((one) => (one.card === spy ? { ...one, damage: one.damage + toSpy } : one)),
  lair: view.lair.map((one) => (one?.card === card ? { ...one, damage: one.damage + toMinion } : one)),
});

/** The plan as these events leave it while it lies there. */
export const planTold = (plan: View['plan'], events: readonly GameEvent[]): View['plan'] =>
  plan && events.reduce(afterStamp, plan);

function afterStamp(plan: NonNullable<View['plan']>, event: GameEvent): NonNullable<View['plan']> {
  switch (event.type) {
    case 'planRevealed':
      return { ...plan, card: event.card, faceUp: true };
    case 'planActivated':
      return { ...plan, status: 'activated' };
    case 'planAdvanced':
      return { ...plan, status: 'advanced' };
    case 'planDelayed':
      return { ...plan, status: event.status };
    default:
      return plan;
  }
}
