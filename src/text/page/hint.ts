/** A hint in words: what a strong bot would do, and why, in facts of the asker's view alone. */
import type { Act, Action, ActionType, CardId, View } from '../../engine/index.ts';
import {
  definitionOf,
  forecast,
  joinForecast,
  lairTotals,
  meetsCost,
  nodeInPlay,
  occupantAt,
  sneakLeft,
  statOf,
} from '../../engine/index.ts';
import { count, list, opening, uncapital } from '../words.ts';
import { attackWords, destroyWords, ignoreWords, sneakWords } from './forecasts.ts';
import { joinForecastWords } from './map.ts';

export const HINT = {
  ask: 'Hint',
  thinking: 'The adviser is thinking …',
  none: 'The adviser cannot be asked now.',
  asked: (times: number) => count(times, 'hint'),
  askedTold: (times: number) => `asked for ${count(times, 'hint')}`,
};

/** See `Advice` of the table. */
interface Advice {
  readonly action: Action;
  readonly chance: number | null;
  readonly next: { readonly action: Action; readonly chance: number } | null;
}

/** What to do, in the imperative, and the facts that speak for it. */
interface Told {
  deed: string;
  why: readonly string[];
}

const nameOf = (view: View, card: CardId): string => definitionOf(view, card).name;
const square = (n: number): string => `square ${n}`;

/** What the plan still lacks of its cost, for its owner; null if there is no plan, or it is hidden. */
function lacking(view: View): string | null {
  const { plan } = view;
  if (!plan || plan.card < 0) return null;
  const have = lairTotals(view);
  const cost = definitionOf(view, plan.card).planCost;
  if (meetsCost(have, cost)) return 'the lair is worth what the plan costs';
  const missing = (['contraptions', 'minions'] as const).flatMap((kind) => {
    const lack = cost[kind] - have[kind];
    return lack > 0 ? [`${lack} of ${cost[kind]} in ${kind === 'minions' ? 'Minions' : 'Contraptions'}`] : [];
  });
  return `the plan still lacks ${list(missing)}`;
}

function fact(text: string | null): readonly string[] {
  return text === null ? [] : [text];
}

/** What a Spy meets first on its way: the nearest Minion or Contraption. */
function firstOnTheWay(view: View, spy: CardId): string {
  const at = view.lair.findIndex((unit) => unit !== null);
  const unit = view.lair[at];
  if (!unit) return 'the lair is empty';
  const what = `${nameOf(view, unit.card)} in ${square(at + 1)} is the first on the way`;
  if (definitionOf(view, unit.card).type !== 'minion') return what;
  const [sneak, perception] = [sneakLeft(view, spy), statOf(view, unit.card, 'perception')];
  return `${what}, with Perception ${perception} against Sneak ${sneak}`;
}

/** What could be lost: how far the other side's plan is. */
function danger(view: View): readonly string[] {
  const { plan, score, rules } = view;
  if (!plan || view.viewer !== 'spymaster' || plan.status === 'in-progress') return [];
  const { evilness } = definitionOf(view, plan.card);
  const wins = score.genius + evilness >= rules.scoreToWin ? ', and with it the game' : '';
  return [`the Genius is ${plan.status === 'advanced' ? 'one turn' : 'two turns'} from Evilness ${evilness}${wins}`];
}

const statsOf = (view: View, card: CardId, stats: readonly ('attack' | 'health' | 'perception' | 'sneak')[]): string =>
  list(stats.map((stat) => `${opening(stat)} ${statOf(view, card, stat)}`));

type Tell<T extends ActionType> = (view: View, action: Act<T>) => Told;

const TOLD: { readonly [T in ActionType]: Tell<T> } = {
  choosePlan: (view, { card }) => {
    const { name, evilness, planCost } = definitionOf(view, card);
    const { contraptions, minions } = planCost;
    return {
      deed: `Choose ${name}`,
      why: [`Evilness ${evilness} for Contraptions worth ${contraptions} and Minions worth ${minions}`],
    };
  },
  advancePlan: (view) => ({ deed: 'Advance the plan', why: fact(lacking(view)) }),
  completePlan: (view, { sacrifice }) => ({
    deed: `Complete the plan with ${list(sacrifice.map((card) => nameOf(view, card)))}`,
    why: view.plan ? [`Evilness ${definitionOf(view, view.plan.card).evilness}`] : [],
  }),
  activatePlan: (view) => ({
    deed: 'Activate the plan',
    why: [...fact(lacking(view)), 'from then on the Spy Master sees it, two turns before it is complete'],
  }),
  playMinion: (view, { card, square: at }) => ({
    deed: `Play ${nameOf(view, card)} in ${square(at)}`,
    why: [statsOf(view, card, ['attack', 'health', 'perception']), ...fact(lacking(view))],
  }),
  moveMinion: (view, { minion, square: at }) => {
    const there = occupantAt(view, at);
    const swap = there ? `, where it changes places with ${nameOf(view, there.card)}` : '';
    return { deed: `Move ${nameOf(view, minion)} to ${square(at)}${swap}`, why: [] };
  },
  build: (view, { card, workers, square: at, minion }) => ({
    deed: `Build ${nameOf(view, card)} ${at === undefined ? `on ${nameOf(view, minion ?? card)}` : `in ${square(at)}`} with ${list(workers.map((one) => nameOf(view, one)))}`,
    why: [`it is worth ${definitionOf(view, card).cost}`, ...fact(lacking(view))],
  }),
  playSpy: (view, { card }) => ({
    deed: `Play ${nameOf(view, card)}`,
    why: [statsOf(view, card, ['attack', 'health', 'sneak'])],
  }),
  playNode: (view, { card }) => ({
    deed: `Play ${nameOf(view, card)}`,
    why: [`${count(view.actionsLeft, 'Action')} left`],
  }),
  connect: (view, action) => {
    const name = (card: CardId): string => nameOf(view, card);
    const { to, node, edge } = action;
    return {
      deed: `Connect ${name(node)} with ${name(to)}`,
      why: [joinForecastWords(joinForecast(view, action), edge, name(node), name)],
    };
  },
  disconnect: (view, { node, edge }) => ({ deed: `Cut the ${edge} connection of ${nameOf(view, node)}`, why: [] }),
  assign: (view, { spy, node }) => ({
    deed: `Assign ${nameOf(view, spy)} to the Network of ${nameOf(view, node)}`,
    why: [networkSizeWords(view, node)],
  }),
  unassign: (view, { spy }) => ({ deed: `Take ${nameOf(view, spy)} off its Network`, why: [] }),
  infiltrate: (view, { spy }) => ({
    deed: `Send ${nameOf(view, spy)} into the lair`,
    why: [firstOnTheWay(view, spy), ...danger(view)],
  }),
  attack: (view) => ({ deed: 'Attack', why: inSquare(view, 'attack') }),
  sneak: (view) => ({ deed: 'Sneak', why: inSquare(view, 'sneak') }),
  destroy: (view) => ({ deed: 'Destroy it', why: inSquare(view, 'destroy') }),
  ignore: (view) => ({ deed: 'Ignore it', why: inSquare(view, 'ignore') }),
  playInstant: (view, { card, targets = [] }) => ({
    deed: `Play ${nameOf(view, card)}${aimed(view, targets)}`,
    why: danger(view),
  }),
  useAbility: (view, { card, targets = [] }) => ({
    deed: `Use the ability of ${nameOf(view, card)}${aimed(view, targets)}`,
    why: danger(view),
  }),
  choose: (view, { ids }) => ({
    deed:
      ids && ids.length > 0
        ? `Choose ${list(ids.map((card) => nameOf(view, card)))}`
        : 'Choose the option that is named below',
    why: [],
  }),
  discard: (view, { cards }) => ({ deed: `Discard ${list(cards.map((card) => nameOf(view, card)))}`, why: [] }),
  pass: () => ({ deed: 'Let it resolve', why: ['no card that can be played now is worth more in what waits'] }),
  endStep: (view) => ({
    deed: 'End the step',
    why: [...fact(view.viewer === 'genius' ? lacking(view) : null), ...danger(view)],
  }),
  concede: () => ({ deed: 'Concede', why: [] }),
  agreeDraw: () => ({ deed: 'Agree on a draw', why: [] }),
};

const aimed = (view: View, targets: readonly CardId[]): string =>
  targets.length > 0 ? ` on ${list(targets.map((card) => nameOf(view, card)))}` : '';

function networkSizeWords(view: View, node: CardId): string {
  const network = nodeInPlay(view, node)?.network;
  return `its size is ${view.nodes.filter((one) => one.network === network).length}`;
}

/** What attacking, sneaking, destroying or ignoring leads to. */
function inSquare(view: View, way: 'attack' | 'sneak' | 'destroy' | 'ignore'): string[] {
  const seen = forecast(view);
  if (!seen) return [];
  const occupant = definitionOf(view, seen.occupant);
  const words = {
    attack: () => seen.attack && attackWords(seen.attack),
    sneak: () => seen.sneak && sneakWords(seen.sneak),
    destroy: () => seen.destroy && destroyWords(seen.destroy, occupant),
    ignore: () => seen.ignore && ignoreWords(seen.ignore, occupant),
  }[way]();
  return words ? [words] : [];
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

const tell = (view: View, action: Action): Told => (TOLD[action.type] as Tell<ActionType>)(view, action as never);

/** The hint, as two or three short sentences. */
export function hintWords(view: View, { action, chance, next }: Advice): string {
  const { deed, why } = tell(view, action);
  const because = why.length > 0 ? `: ${why.join('; ')}` : '';
  const sure = chance === null ? '' : ` Your chance to win is then about ${percent(chance)}.`;
  const instead =
    next && chance !== null ? ` Next best: ${uncapital(tell(view, next.action).deed)} (${percent(next.chance)}).` : '';
  return `${deed}${because}.${sure}${instead}`;
}
