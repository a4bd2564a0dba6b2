/** What the table shows within a scene: the figures that the events told so far have changed. */
import type { CardId, GameEvent, Modifier, View } from '../../engine/index.ts';
import { healthLeft, isLethal, statOf } from '../../engine/index.ts';

/** The view as far as these events tell of Health and other figures, of the plan (R3.3) and of the score; the same if they tell nothing. */
export function viewTold(view: View, events: readonly GameEvent[]): View {
  const now = events.reduce(afterFigures, view);
  const plan = planTold(view.plan, events);
  return plan === view.plan ? now : { ...now, plan };
}

/**
 * The view after what an event says of figures. A round of combat tells the Health that both have left (R7.1), and a Minion
 * that survives returns to full Health (R7.3).
 */
function afterFigures(view: View, event: GameEvent): View {
  switch (event.type) {
    case 'combatRound': {
      const now = event.toSpy > 0 ? withHealth(view, event.spy, event.spyHealth) : view;
      return event.toMinion > 0 ? withHealth(now, event.card, event.minionHealth) : now;
    }
    case 'healed':
      return withHealth(view, event.card, healthLeft(view, event.card) + event.amount);
    case 'damaged':
      return event.combat ? view : withHealth(view, event.card, healthLeft(view, event.card) - event.amount);
    case 'combatEnded':
      return isLethal(view, healthLeft(view, event.card))
        ? view
        : withHealth(view, event.card, statOf(view, event.card, 'health'));
    case 'modified':
      return { ...view, modifiers: [...view.modifiers, changeOf(event)] };
    case 'replaced': {
      // R9.6: whose death is replaced keeps the least Health that is alive.
      const isSaved = event.instead === 'die' && isLethal(view, healthLeft(view, event.card));
      return isSaved ? withHealth(view, event.card, view.rules.lethalDamage === 'exceeds' ? 0 : 1) : view;
    }
    case 'scored':
      return { ...view, score: { ...view.score, [event.side]: event.total } };
    default:
      return view;
  }
}

/** The view in which a Minion or Spy has that Health left. */
function withHealth(view: View, card: CardId, left: number): View {
  const damage = statOf(view, card, 'health') - left;
  const hurt = <U extends { card: CardId } | null>(unit: U): U => (unit?.card === card ? { ...unit, damage } : unit);
  return { ...view, spies: view.spies.map(hurt), lair: view.lair.map(hurt) };
}

const changeOf = ({ card, stat, by }: Extract<GameEvent, { type: 'modified' }>): Modifier => ({
  card,
  stat,
  by,
  keyword: null,
  prevent: null,
  until: 'turn',
  side: 'genius',
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
