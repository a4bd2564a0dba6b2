/** A hint in words: what a strong bot would do, and why, in facts of the asker's view alone. */
import type { Act, Action, ActionType, CardId, View } from '../../../engine/index.ts';
import { definitionOf, forecast, joinForecast, occupantAt, statOf, whatIsAsked } from '../../../engine/index.ts';
import { count, list, percent, uncapital } from '../words.ts';
import { optionWords } from './choices.ts';
import { attackWords, destroyWords, ignoreWords, sneakWords } from './forecasts.ts';
import type { Facts } from './hintFacts.ts';
import {
  costFacts,
  danger,
  nameOf,
  networkFacts,
  nodeFacts,
  statsOf,
  supportFacts,
  textFacts,
  wayFacts,
} from './hintFacts.ts';
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

const square = (n: number): string => `square ${n}`;

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
  advancePlan: (view) => ({
    deed: 'Advance the plan',
    why: ['it can be completed in your next turn', ...costFacts(view)],
  }),
  completePlan: (view, { sacrifice }) => ({
    deed: `Complete the plan with ${list(sacrifice.map((card) => nameOf(view, card)))}`,
    why: view.plan ? [`Evilness ${definitionOf(view, view.plan.card).evilness}`] : [],
  }),
  activatePlan: (view) => ({
    deed: 'Activate the plan',
    why: [...costFacts(view), 'from then on the Spy Master sees it, two turns before it is complete'],
  }),
  playMinion: (view, { card, square: at }) => ({
    deed: `Play ${nameOf(view, card)} in ${square(at)}`,
    why: [...guardFacts(view, card), ...costFacts(view, { contraptions: 0, minions: definitionOf(view, card).value })],
  }),
  moveMinion: (view, { minion, square: at }) => {
    const there = occupantAt(view, at);
    const swap = there ? `, where it changes places with ${nameOf(view, there.card)}` : '';
    return { deed: `Move ${nameOf(view, minion)} to ${square(at)}${swap}`, why: guardFacts(view, minion) };
  },
  build: (view, { card, workers, square: at, minion }) => ({
    deed: `Build ${nameOf(view, card)} ${at === undefined ? `on ${nameOf(view, minion ?? card)}` : `in ${square(at)}`} with ${list(workers.map((one) => nameOf(view, one)))}`,
    why: [...costFacts(view, { contraptions: definitionOf(view, card).cost, minions: 0 }), ...textFacts(view, card)],
  }),
  playSpy: (view, { card }) => ({
    deed: `Play ${nameOf(view, card)}`,
    why: [statsOf(view, card, ['attack', 'health', 'sneak']), ...supportFacts(view, card)],
  }),
  playNode: (view, { card }) => ({
    deed: `Play ${nameOf(view, card)}`,
    why: nodeFacts(view, card),
  }),
  connect: (view, action) => {
    const name = (card: CardId): string => nameOf(view, card);
    const { to, node, edge } = action;
    return {
      deed: `Connect ${name(node)} with ${name(to)}`,
      why: [joinForecastWords(joinForecast(view, action), edge, name(node), name)],
    };
  },
  disconnect: (view, { node, edge }) => ({
    deed: `Cut the ${edge} connection of ${nameOf(view, node)}`,
    why: networkFacts(view, node),
  }),
  assign: (view, { spy, node }) => ({
    deed: `Assign ${nameOf(view, spy)} to the Network of ${nameOf(view, node)}`,
    why: networkFacts(view, node),
  }),
  unassign: (view, { spy }) => ({ deed: `Take ${nameOf(view, spy)} off its Network`, why: [] }),
  infiltrate: (view, { spy }) => ({
    deed: `Send ${nameOf(view, spy)} into the lair`,
    why: [...wayFacts(view, spy), ...danger(view)],
  }),
  attack: (view) => ({ deed: 'Attack', why: inSquare(view, 'attack') }),
  sneak: (view) => ({ deed: 'Sneak', why: inSquare(view, 'sneak') }),
  destroy: (view) => ({ deed: 'Destroy it', why: inSquare(view, 'destroy') }),
  ignore: (view) => ({ deed: 'Ignore it', why: inSquare(view, 'ignore') }),
  playInstant: (view, { card, targets = [] }) => ({
    deed: `Play ${nameOf(view, card)}${aimed(view, targets)}`,
    why: [...textFacts(view, card), ...danger(view)],
  }),
  useAbility: (view, { card, targets = [] }) => ({
    deed: `Use the ability of ${nameOf(view, card)}${aimed(view, targets)}`,
    why: [...textFacts(view, card), ...danger(view)],
  }),
  choose: (view, action) => ({ deed: choiceDeed(view, action), why: [] }),
  discard: (view, { cards }) => ({
    deed: `Discard ${list(cards.map((card) => nameOf(view, card)))}`,
    why: [`it makes room for ${count(cards.length, 'new card')}`],
  }),
  pass: () => ({ deed: 'Let it resolve', why: ['no card that can be played now is worth more in what waits'] }),
  endStep: (view) => ({
    deed: 'End the step',
    why: [
      ...(view.turn.step === 'actions' && view.actionsLeft > 0
        ? [`${count(view.actionsLeft, 'Action')} not used`]
        : []),
      ...costFacts(view),
      ...danger(view),
    ],
  }),
  concede: () => ({ deed: 'Concede', why: [] }),
  agreeDraw: () => ({ deed: 'Agree on a draw', why: [] }),
};

const aimed = (view: View, targets: readonly CardId[]): string =>
  targets.length > 0 ? ` on ${list(targets.map((card) => nameOf(view, card)))}` : '';

/** What a Minion is there for: it stands in the way, and may build. */
function guardFacts(view: View, card: CardId): Facts {
  const work = statOf(view, card, 'work');
  return [
    `it stands guard there with ${statsOf(view, card, ['perception', 'attack', 'health'])}`,
    ...(work > 1 ? [`it gives ${work} Work`] : []),
  ];
}

/** What is chosen, in the words of the card that asks. */
function choiceDeed(view: View, { ids, option, side }: Act<'choose'>): string {
  if (ids) return ids.length > 0 ? `Choose ${list(ids.map((card) => nameOf(view, card)))}` : 'Choose none';
  const { choice } = view;
  if (option === undefined || !choice) return 'Choose what is named below';
  if (choice.kind === 'square') return `Choose ${square(option)}`;
  const asked = whatIsAsked(view);
  if (asked?.about === 'whether') return option === 0 ? 'Let the text take effect' : 'Decline what the text offers';
  const words = choice.source < 0 ? null : optionWords(asked, option, definitionOf(view, choice.source).type, side);
  return words ? `Choose “${words}”` : 'Choose what is named below';
}

/** What attacking, sneaking, destroying or ignoring leads to. */
function inSquare(view: View, way: 'attack' | 'sneak' | 'destroy' | 'ignore'): string[] {
  const seen = forecast(view);
  if (!seen) return [];
  const occupant = definitionOf(view, seen.occupant);
  const words = {
    attack: () => seen.attack && attackWords(seen.attack, seen, (card) => definitionOf(view, card).name),
    sneak: () => seen.sneak && sneakWords(seen.sneak),
    destroy: () => seen.destroy && destroyWords(seen.destroy, occupant),
    ignore: () => seen.ignore && ignoreWords(seen.ignore, occupant),
  }[way]();
  return words ? [words] : [];
}

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
