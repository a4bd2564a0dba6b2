/** What a player chose, told to that player in one sentence. */
import type { ActionOf, ActionType, View } from '../../../engine/index.ts';
import { definitionOf, NONE } from '../../../engine/index.ts';
import type { ToldChoice } from '../../facts/choices.ts';
import { aim, announcement } from '../game/announcements.ts';
import { STEP_TERMS } from '../terms.ts';
import type { Naming } from '../words.ts';
import { card, cards, count, uncapital } from '../words.ts';

type Teller<T extends ActionType> = (action: ActionOf<T>, at: ToldChoice, name: Naming) => string;

const spyDoes =
  (deed: string) =>
  (_: unknown, { spy, met }: ToldChoice, name: Naming): string =>
    `You let ${card(spy, name)} ${deed} ${card(met, name)}`;

const played = ({ card: id }: { readonly card: number }, _: unknown, name: Naming): string =>
  `You played ${card(id, name)}`;

const TELLERS: { readonly [T in ActionType]: Teller<T> } = {
  choosePlan: () => 'You selected an Evil Plan',
  advancePlan: () => 'You advanced the Evil Plan',
  completePlan: ({ sacrifice }, _, name) => `You completed the Evil Plan with ${cards(sacrifice, name)}`,
  playMinion: (a, _, name) => `You played ${card(a.card, name)} into square ${a.square}`,
  moveMinion: (a, _, name) => `You moved ${card(a.minion, name)} to square ${a.square}`,
  build(a, _, name) {
    const where = a.minion === undefined ? `in square ${a.square}` : `onto ${card(a.minion, name)}`;
    const what = `${card(a.card, name)} ${where}`;
    return a.workers.length > 0 ? `You let ${cards(a.workers, name)} build ${what}` : `You built ${what}`;
  },
  activatePlan: () => 'You activated the Evil Plan',
  playSpy: played,
  playNode: played,
  connect: (a, _, name) => `You connected ${card(a.node, name)} to ${card(a.to, name)}`,
  disconnect: (a, _, name) => `You took a connection of ${card(a.node, name)} apart`,
  assign: (a, _, name) => `You assigned ${card(a.spy, name)} to the Network with ${card(a.node, name)}`,
  unassign: (a, _, name) => `You took ${card(a.spy, name)} off its Network`,
  infiltrate: (a, _, name) => `You sent ${card(a.spy, name)} into the lair`,
  destroy: spyDoes('destroy'),
  ignore: spyDoes('ignore'),
  attack: spyDoes('attack'),
  sneak: spyDoes('sneak by'),
  playInstant: (a, { spy }, name) =>
    `You played ${card(a.card, name)}${aim(a.targets ?? [], name)}${spy === NONE ? '' : ` while ${card(spy, name)} was in the lair`}`,
  useAbility: (a, _, name) => `You used the ability of ${card(a.card, name)}${aim(a.targets ?? [], name)}`,
  choose: (_, { asked }, name) => `You made the choice that ${card(asked, name)} asks for`,
  discard: (a) => `You discarded ${count(a.cards.length, 'card')}`,
  pass: (_, { waiting, square }, name) =>
    `You let it resolve${waiting ? `: ${announcement(waiting, square, name)}` : ''}`,
  endStep: (_, at) => `You ended the ${stepOf(at)}${undone(at)}`,
  concede: () => 'You gave the game up',
  agreeDraw: () => 'You agreed to a draw',
};

function stepOf({ turn: { side, step } }: ToldChoice): string {
  const term = STEP_TERMS[side][step];
  return term ? `${uncapital(term.name)} step` : 'turn';
}

/** What can be left undone, the most telling first. */
const LEFT: readonly (readonly [ActionType, string])[] = [
  ['completePlan', ' without completing the Evil Plan'],
  ['advancePlan', ' without advancing the Evil Plan'],
  ['activatePlan', ' without activating the Evil Plan'],
  ['assign', ' while a Spy could still be assigned'],
  ['infiltrate', ' while a Spy could still be sent'],
];

/** What was left undone in a step, as far as all may know it; empty if nothing was. */
function undone({ turn: { step }, instead, held, actionsLeft }: ToldChoice): string {
  const left = LEFT.find(([type]) => instead.includes(type));
  if (left) return left[1];
  if (step === 'actions' && actionsLeft > 0) return ` with ${count(actionsLeft, 'Action')} left`;
  if (step === 'lair' && held > 0) return ` with ${count(held, 'card')} in your hand`;
  return instead.includes('moveMinion') ? ' with your Minions as they stood' : '';
}

/** "You ended the lair step with 2 cards in your hand." */
export function choiceWords(choice: ToldChoice, deck: Pick<View, 'set' | 'cards'>): string {
  const tell = TELLERS[choice.action.type] as Teller<ActionType>;
  return `${tell(choice.action, choice, (id) => definitionOf(deck, id).name)}.`;
}
