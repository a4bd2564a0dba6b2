/** The facts that speak for a play, in words, from the asker's view alone. */
import type { CardId, JoinForecast, View } from '../../../engine/index.ts';
import {
  activeBonuses,
  definitionOf,
  joinForecast,
  joinsOf,
  lairTotals,
  networkSize,
  nodeInPlay,
  sneakLeft,
  statOf,
  supports,
} from '../../../engine/index.ts';
import { rulesText, supportText } from '../cardText.ts';
import { STAT_TERMS } from '../terms.ts';
import { count, list, signed } from '../words.ts';
import { joinForecastWords } from './map.ts';

export type Facts = readonly string[];

const FIGHTING = ['attack', 'health', 'sneak'] as const;

export const nameOf = (view: View, card: CardId): string => definitionOf(view, card).name;

/** "Attack 2, Health 3 and Perception 2" */
export const statsOf = (view: View, card: CardId, stats: readonly ('attack' | 'health' | 'perception' | 'sneak')[]) =>
  list(stats.map((stat) => `${STAT_TERMS[stat].name} ${statOf(view, card, stat)}`));

/**
 * How much of the plan's cost the lair is worth once so much is added, for the plan's owner; nothing if there is no plan,
 * or if it is hidden.
 */
export function costFacts(view: View, added = { contraptions: 0, minions: 0 }): Facts {
  const { plan } = view;
  if (!plan || plan.card < 0) return [];
  const { planCost, name } = definitionOf(view, plan.card);
  const now = lairTotals(view);
  const parts = (['contraptions', 'minions'] as const).map((kind) => ({
    need: planCost[kind],
    have: now[kind] + added[kind],
    of: kind === 'minions' ? 'Minions' : 'Contraptions',
  }));
  const adds = added.contraptions + added.minions > 0;
  if (parts.every(({ need, have }) => have >= need))
    return [adds ? `then the lair is worth what ${name} costs` : `the lair is worth what ${name} costs`];
  const told = parts.flatMap(({ need, have, of }) => (need > 0 ? [`${Math.min(have, need)} of ${need} ${of}`] : []));
  return [`${adds ? `${name} then has` : `${name} has`} ${list(told)}`];
}

/** What the card says that it does, if it says it in few words. */
export function textFacts(view: View, card: CardId): Facts {
  const [line] = rulesText(definitionOf(view, card));
  return line && line.length <= 110 ? [`its text: ${line.replace(/\.$/, '')}`] : [];
}

/** What could be lost: how far the other side's plan is. */
export function danger(view: View): Facts {
  const { plan, score, rules } = view;
  if (!plan || plan.card < 0 || view.viewer !== 'spymaster' || plan.status === 'in-progress') return [];
  const { evilness } = definitionOf(view, plan.card);
  const wins = score.genius + evilness >= rules.scoreToWin ? ', and with it the game' : '';
  return [`the Genius is ${plan.status === 'advanced' ? 'one turn' : 'two turns'} from Evilness ${evilness}${wins}`];
}

/** The Networks that support a Spy of the hand, or the size that it needs. */
export function supportFacts(view: View, spy: CardId): Facts {
  const { supportMin, supportMax } = definitionOf(view, spy);
  const networks = [...new Set(view.nodes.map(({ network }) => network))];
  const fit = networks.filter((network) => supports(view, spy, networkSize(view, network)));
  const size = supportText(supportMin, supportMax);
  if (networks.length === 0) return [`it waits for your first Network: it needs size ${size}`];
  if (fit.length === 0) return [`no Network supports it yet: it needs size ${size}`];
  return [`${whichNetworks(fit.length, networks.length)} can support it`];
}

function whichNetworks(fit: number, of: number): string {
  if (of === 1) return 'your Network';
  if (fit < of) return `${fit} of your ${of} Networks`;
  return of === 2 ? 'both your Networks' : `all your ${of} Networks`;
}

const worthOf = ({ changes, unassigned, size }: JoinForecast): number =>
  changes.reduce((sum, { attack, health, sneak }) => sum + attack + health + sneak, 0) -
  2 * unassigned.length +
  size / 99;

/** What a Node of the hand can be connected with at once, and what that gives; or that it stands alone. */
export function nodeFacts(view: View, node: CardId): Facts {
  const name = (card: CardId): string => nameOf(view, card);
  const [best] = joinsOf(view, node)
    .map((join) => ({ join, made: joinForecast(view, join) }))
    .filter(({ made }) => !made.refusal)
    .toSorted((a, b) => worthOf(b.made) - worthOf(a.made));
  if (!best) return [`it begins a Network of its own; ${count(view.actionsLeft - 1, 'Action')} left after it`];
  return [`it can join then: ${joinForecastWords(best.made, best.join.edge, name(best.join.to), name)}`];
}

/** The size of the Network, and what its Nodes give. */
export function networkFacts(view: View, node: CardId): Facts {
  const network = nodeInPlay(view, node)?.network;
  const nodes = view.nodes.filter((one) => one.network === network);
  const given = nodes.flatMap(({ card }) => activeBonuses(view, card));
  const sums = FIGHTING.map((stat) => ({ stat, by: given.reduce((sum, bonus) => sum + bonus[stat], 0) }));
  const words = sums.filter(({ by }) => by !== 0).map(({ stat, by }) => `${signed(by)} ${STAT_TERMS[stat].name}`);
  return [`the size of that Network is ${nodes.length}${words.length > 0 ? `, which gives ${list(words)}` : ''}`];
}

/** What a Spy meets on its way: the first card, and what sneaking by all that is known would take. */
export function wayFacts(view: View, spy: CardId): Facts {
  const at = view.lair.findIndex((unit) => unit !== null);
  const first = view.lair[at];
  if (!first) return ['the lair is empty'];
  const minions = view.lair.flatMap((unit) =>
    unit && definitionOf(view, unit.card).type === 'minion' ? [unit.card] : [],
  );
  const all = minions.reduce((sum, card) => sum + statOf(view, card, 'perception'), 0);
  const way = `${nameOf(view, first.card)} in square ${at + 1} is the first on the way`;
  if (minions.length === 0) return [`${way}, and no Minion is on it`];
  return [
    way,
    `sneaking by ${minions.length === 1 ? 'the only Minion' : `all ${minions.length} Minions`} takes Sneak ${all}, and it has ${sneakLeft(view, spy)}`,
  ];
}
