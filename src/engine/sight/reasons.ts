/** What speaks for an action, as facts from the view of whoever may do it. */
import { definitionOf } from '../catalogue/register.ts';
import { activeBonuses } from '../facts/bonuses.ts';
import { networkSize, nodeInPlay } from '../facts/lookup.ts';
import { sneakLeft, statOf } from '../facts/stats.ts';
import { lairTotals } from '../rules/evilPlans.ts';
import { supports } from '../rules/spies.ts';
import type { Act, Action, ActionType } from '../vocabulary/actions.ts';
import type { CardId } from '../vocabulary/types.ts';
import type { Forecast } from './forecast.ts';
import { forecast } from './forecast.ts';
import type { Connect, JoinForecast } from './joins.ts';
import { joinForecast, joinsOf } from './joins.ts';
import type { View } from './view.ts';

type FightStat = 'attack' | 'health' | 'sneak';
type Way = 'attack' | 'sneak' | 'destroy' | 'ignore';
interface Need {
  readonly have: number;
  readonly need: number;
}

export type Reason =
  /** What the plan scores. */
  | { readonly is: 'scores'; readonly evilness: number }
  /** What the plan scores, and costs. */
  | { readonly is: 'plan'; readonly evilness: number; readonly contraptions: number; readonly minions: number }
  /** How much of the plan's cost the lair is worth. `adds`: once the action is done. */
  | {
      readonly is: 'cost';
      readonly plan: CardId;
      readonly contraptions: Need;
      readonly minions: Need;
      readonly met: boolean;
      readonly adds: boolean;
    }
  | { readonly is: 'completes-next' | 'reveals' | 'nothing-better' }
  /** What a Minion guards its square with. */
  | { readonly is: 'guards'; readonly perception: number; readonly attack: number; readonly health: number }
  | { readonly is: 'works'; readonly work: number }
  | { readonly is: 'fights'; readonly attack: number; readonly health: number; readonly sneak: number }
  /** The card has a text. */
  | { readonly is: 'text'; readonly card: CardId }
  /** How many of the Networks support the Spy, and the sizes that it needs. */
  | { readonly is: 'support'; readonly fit: number; readonly of: number; readonly spy: CardId }
  | { readonly is: 'joins' | 'could-join'; readonly join: Connect; readonly made: JoinForecast }
  | { readonly is: 'alone'; readonly actionsLeft: number }
  | { readonly is: 'network'; readonly size: number; readonly gives: Readonly<Record<FightStat, number>> }
  /** What is first on the way of a Spy. `perception`: of all Minions together. */
  | {
      readonly is: 'way';
      readonly first: CardId;
      readonly square: number;
      readonly minions: number;
      readonly perception: number;
      readonly sneak: number;
    }
  | { readonly is: 'empty-lair' }
  /** The other side's plan is so many turns from completion. `wins`: and with it the game. */
  | { readonly is: 'danger'; readonly turns: 1 | 2; readonly evilness: number; readonly wins: boolean }
  | { readonly is: 'forecast'; readonly way: Way; readonly seen: Forecast }
  | { readonly is: 'room'; readonly cards: number }
  | { readonly is: 'unused'; readonly actions: number };

type Tell<T extends ActionType> = (view: View, action: Act<T>) => readonly Reason[];

/** An action without a row has no reasons. */
const REASONS: { readonly [T in ActionType]?: Tell<T> } = {
  choosePlan(view, { card }) {
    const { evilness, planCost } = definitionOf(view, card);
    return [{ is: 'plan', evilness, ...planCost }];
  },
  advancePlan: (view) => [{ is: 'completes-next' }, ...cost(view)],
  completePlan: (view) => (view.plan ? [{ is: 'scores', evilness: definitionOf(view, view.plan.card).evilness }] : []),
  activatePlan: (view) => [...cost(view), { is: 'reveals' }],
  playMinion: (view, { card }) => [
    ...guards(view, card),
    ...cost(view, { contraptions: 0, minions: definitionOf(view, card).value }),
  ],
  moveMinion: (view, { minion }) => guards(view, minion),
  build: (view, { card }) => [
    ...cost(view, { contraptions: definitionOf(view, card).cost, minions: 0 }),
    { is: 'text', card },
  ],
  playSpy: (view, { card }) => [fights(view, card), support(view, card)],
  playNode: (view, { card }) => [joinsOrAlone(view, card)],
  connect: (view, action) => [{ is: 'joins', join: action, made: joinForecast(view, action) }],
  disconnect: (view, { node }) => [network(view, node)],
  assign: (view, { node }) => [network(view, node)],
  infiltrate: (view, { spy }) => [way(view, spy), ...danger(view)],
  attack: (view) => foreseen(view, 'attack'),
  sneak: (view) => foreseen(view, 'sneak'),
  destroy: (view) => foreseen(view, 'destroy'),
  ignore: (view) => foreseen(view, 'ignore'),
  playInstant: (view, { card }) => [{ is: 'text', card }, ...danger(view)],
  useAbility: (view, { card }) => [{ is: 'text', card }, ...danger(view)],
  discard: (_, { cards }) => [{ is: 'room', cards: cards.length }],
  pass: () => [{ is: 'nothing-better' }],
  endStep: (view) => [
    ...(view.turn.step === 'actions' && view.actionsLeft > 0
      ? [{ is: 'unused', actions: view.actionsLeft } as const]
      : []),
    ...cost(view),
    ...danger(view),
  ],
};

/** What speaks for the action. It names nothing that the viewer does not see. */
export const reasons = (view: View, action: Action): readonly Reason[] =>
  (REASONS[action.type] as Tell<ActionType> | undefined)?.(view, action as never) ?? [];

/** Nothing if there is no plan, or if it is hidden. */
function cost(view: View, added = { contraptions: 0, minions: 0 }): Reason[] {
  const { plan } = view;
  if (!plan || plan.card < 0) return [];
  const { planCost } = definitionOf(view, plan.card);
  const now = lairTotals(view);
  const part = (kind: 'contraptions' | 'minions'): Need => ({ need: planCost[kind], have: now[kind] + added[kind] });
  const [contraptions, minions] = [part('contraptions'), part('minions')];
  const met = [contraptions, minions].every(({ have, need }) => have >= need);
  return [{ is: 'cost', plan: plan.card, contraptions, minions, met, adds: added.contraptions + added.minions > 0 }];
}

function guards(view: View, card: CardId): Reason[] {
  const [perception, attack, health, work] = (['perception', 'attack', 'health', 'work'] as const).map((stat) =>
    statOf(view, card, stat),
  );
  return [{ is: 'guards', perception, attack, health }, ...(work > 1 ? [{ is: 'works', work } as const] : [])];
}

const fights = (view: View, card: CardId): Reason => ({
  is: 'fights',
  attack: statOf(view, card, 'attack'),
  health: statOf(view, card, 'health'),
  sneak: statOf(view, card, 'sneak'),
});

function support(view: View, spy: CardId): Reason {
  const networks = [...new Set(view.nodes.map((node) => node.network))];
  const fit = networks.filter((one) => supports(view, spy, networkSize(view, one)));
  return { is: 'support', fit: fit.length, of: networks.length, spy };
}

const worthOf = ({ changes, unassigned, size }: JoinForecast): number =>
  changes.reduce((sum, { attack, health, sneak }) => sum + attack + health + sneak, 0) -
  2 * unassigned.length +
  size / 99;

function joinsOrAlone(view: View, node: CardId): Reason {
  const [best] = joinsOf(view, node)
    .map((join) => ({ join, made: joinForecast(view, join) }))
    .filter(({ made }) => !made.refusal)
    .toSorted((a, b) => worthOf(b.made) - worthOf(a.made));
  return best ? { is: 'could-join', ...best } : { is: 'alone', actionsLeft: view.actionsLeft - 1 };
}

function network(view: View, node: CardId): Reason {
  const of = nodeInPlay(view, node)?.network;
  const nodes = view.nodes.filter((one) => one.network === of);
  const bonuses = nodes.flatMap(({ card }) => activeBonuses(view, card));
  const sum = (stat: FightStat): number => bonuses.reduce((total, bonus) => total + bonus[stat], 0);
  return {
    is: 'network',
    size: nodes.length,
    gives: { attack: sum('attack'), health: sum('health'), sneak: sum('sneak') },
  };
}

function way(view: View, spy: CardId): Reason {
  const at = view.lair.findIndex((unit) => unit !== null);
  const first = view.lair[at];
  if (!first) return { is: 'empty-lair' };
  const minions = view.lair.flatMap((unit) =>
    unit && definitionOf(view, unit.card).type === 'minion' ? [unit.card] : [],
  );
  const perception = minions.reduce((sum, card) => sum + statOf(view, card, 'perception'), 0);
  const sneak = sneakLeft(view, spy);
  return { is: 'way', first: first.card, square: at + 1, minions: minions.length, perception, sneak };
}

function danger(view: View): Reason[] {
  const { plan, score, rules } = view;
  if (!plan || plan.card < 0 || view.viewer !== 'spymaster' || plan.status === 'in-progress') return [];
  const { evilness } = definitionOf(view, plan.card);
  const wins = score.genius + evilness >= rules.scoreToWin;
  return [{ is: 'danger', turns: plan.status === 'advanced' ? 1 : 2, evilness, wins }];
}

function foreseen(view: View, fight: Way): Reason[] {
  const seen = forecast(view);
  return seen ? [{ is: 'forecast', way: fight, seen }] : [];
}
