/** A hint in words: what a strong bot would do, and why, in facts of the asker's view alone. */

import { reasons } from '../../../../engine/foresight.ts';
import type { Act, Action, ActionType, Advice, CardId, View } from '../../../../engine/index.ts';
import { definitionOf, occupantAt, whatIsAsked } from '../../../../engine/index.ts';
import type { OfButton } from '../../actions.ts';
import { ACTION_BUTTONS } from '../../actions.ts';
import { count, list, percent, uncapital } from '../../words.ts';
import { optionWords } from './choices.ts';
import { aimWords, costWords, nameOf, replyWords } from './reasons.ts';

export const HINT = {
  ask: 'Hint',
  withdraw: 'Put the hint away',
  thinking: 'The adviser is thinking …',
  none: 'The adviser cannot be asked now.',
  asked: (times: number) => `${count(times, 'hint')} used`,
  askedTold: (times: number) => `asked for ${count(times, 'hint')}`,
};

const square = (n: number): string => `square ${n}`;

type Tell<T extends ActionType> = (view: View, action: Act<T>) => string;

type Deeds = { readonly [T in Exclude<ActionType, OfButton>]: Tell<T> } & { readonly [T in OfButton]?: Tell<T> };

/** What to do, in the imperative. An action without a row has the words of its button. */
const DEEDS: Deeds = {
  choosePlan: (view, { card }) => `Choose ${nameOf(view, card)}`,
  advancePlan: () => 'Advance the plan',
  completePlan: (view, { sacrifice }) => `Complete the plan with ${list(sacrifice.map((card) => nameOf(view, card)))}`,
  activatePlan: () => 'Activate the plan',
  playMinion: (view, { card, square: at }) => `Play ${nameOf(view, card)} in ${square(at)}`,
  moveMinion(view, { minion, square: at }) {
    const there = occupantAt(view, at);
    const swap = there ? `, where it changes places with ${nameOf(view, there.card)}` : '';
    return `Move ${nameOf(view, minion)} to ${square(at)}${swap}`;
  },
  build: (view, { card, workers, square: at, minion }) =>
    `Build ${nameOf(view, card)} ${at === undefined ? `on ${nameOf(view, minion ?? card)}` : `in ${square(at)}`} with ${list(workers.map((one) => nameOf(view, one)))}`,
  playSpy: (view, { card }) => `Play ${nameOf(view, card)}`,
  playNode: (view, { card }) => `Play ${nameOf(view, card)}`,
  connect: (view, { node, to }) => `Connect ${nameOf(view, node)} with ${nameOf(view, to)}`,
  disconnect: (view, { node, edge }) => `Cut the ${edge} connection of ${nameOf(view, node)}`,
  assign: (view, { spy, node }) => `Assign ${nameOf(view, spy)} to the Network of ${nameOf(view, node)}`,
  unassign: (view, { spy }) => `Take ${nameOf(view, spy)} off its Network`,
  infiltrate: (view, { spy }) => `Send ${nameOf(view, spy)} into the lair`,
  attack: () => 'Attack',
  sneak: () => 'Sneak',
  destroy: () => 'Destroy it',
  ignore: () => 'Ignore it',
  playInstant: (view, { card, targets = [] }) => `Play ${nameOf(view, card)}${aimed(view, targets)}`,
  useAbility: (view, { card, targets = [] }) => `Use the ability of ${nameOf(view, card)}${aimed(view, targets)}`,
  choose: choiceDeed,
  discard: (view, { cards }) => `Discard ${list(cards.map((card) => nameOf(view, card)))}`,
  pass: () => 'Let it resolve',
  endStep: () => 'End the step',
  concede: () => 'Concede',
  agreeDraw: () => 'Agree on a draw',
};

const aimed = (view: View, targets: readonly CardId[]): string =>
  targets.length > 0 ? ` on ${list(targets.map((card) => nameOf(view, card)))}` : '';

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

/** What an action does, in the imperative, without a full stop. */
export function deedWords(view: View, action: Action): string {
  const deed = DEEDS[action.type] as Tell<ActionType> | undefined;
  return deed ? deed(view, action as never) : ACTION_BUTTONS[action.type as OfButton];
}

/** So many aims are told at most. */
const MOST_AIMS = 3;

/** The hint: the move, what it is for, what the other side can do then, what it costs, and how it is judged. */
export function hintWords(view: View, { action, chance, next }: Advice): string {
  const { aims, replies, costs } = reasons(view, action);
  const why = aims.flatMap((aim) => aimWords(view, aim) ?? []).slice(0, MOST_AIMS);
  const what = `${deedWords(view, action)}${why.length > 0 ? `, so that ${list(why)}` : ': the adviser finds nothing better'}`;
  const answers = replies.flatMap((reply) => replyWords(view, reply) ?? []);
  const cost = costs.length > 0 ? [`It costs ${list(costs.map((one) => costWords(view, one)))}`] : [];
  return [what, ...answers, ...cost, ...judged(view, chance, next)].map((sentence) => `${sentence}.`).join(' ');
}

function judged(view: View, chance: number | null, next: Advice['next']): string[] {
  if (chance === null) return [];
  const other = next ? `; next best, with ${percent(next.chance)}: ${uncapital(deedWords(view, next.action))}` : '';
  return [`Your chance to win is then about ${percent(chance)}${other}`];
}
