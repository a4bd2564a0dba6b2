/** The facts that speak for an action, what the other side can do then, and what it costs, in words. */
import type { Aim, Cost, End, Reply } from '../../../../engine/foresight.ts';
import type { CardId, View } from '../../../../engine/index.ts';
import { definitionOf, SQUARES } from '../../../../engine/index.ts';
import { rulesText, supportText } from '../../cardText/rulesText.ts';
import { STAT_TERMS } from '../../terms.ts';
import { count, list, signed, uncapital } from '../../words.ts';
import { joinForecastWords } from '../map.ts';
import { attackWords, destroyWords, ignoreWords, sneakWords } from './forecasts.ts';

type Of<I extends Aim['is']> = Extract<Aim, { is: I }>;

export const nameOf = (view: View, card: CardId): string => definitionOf(view, card).name;

const namesOf = (view: View, cards: readonly CardId[]): string => list(cards.map((card) => nameOf(view, card)));

/** A text of a card with more characters is not told. */
const LONGEST_TEXT = 110;

/** What follows "so that". Null where there is nothing to say in few words. */
export function aimWords(view: View, aim: Aim): string | null {
  switch (aim.is) {
    case 'scores':
      return `completing it scores Evilness ${aim.evilness}`;
    case 'adds':
      return addsWords(aim, nameOf(view, aim.plan));
    case 'completes-next':
      return 'it can be completed in your next turn';
    case 'completes-in-two':
      return 'it can be completed two turns from now';
    case 'nothing-better':
      return null;
    case 'guards':
      return `it guards its square with ${stats(aim, ['perception', 'attack', 'health'])}`;
    case 'works':
      return `it can give ${aim.work} Work`;
    case 'fights':
      return `you have a Spy with ${stats(aim, ['attack', 'health', 'sneak'])}`;
    case 'text':
      return textWords(view, aim.card);
    case 'support':
      return `${whichNetworks(aim.fit, aim.of)} can support it`;
    case 'joins':
      return `they join: ${joinWords(view, aim, aim.join.node)}`;
    case 'could-join':
      return `it can join then: ${joinWords(view, aim, aim.join.to)}`;
    case 'alone':
      return 'it begins a Network of its own';
    case 'network':
      return networkWords(aim);
    case 'held':
      if (aim.end.square > SQUARES) return 'no Spy thwarts the plan';
      return `no Spy gets further than square ${aim.end.square}${instead(aim.before)}`;
    case 'opened':
      return `${aim.before ? 'your best Spy' : 'a Spy can be sent, which'} gets ${reachWords(aim.end)}${instead(aim.before)}`;
    case 'through':
      return `${nameOf(view, aim.spy)} gets through${aim.end.is === 'thwarts' ? ' and thwarts the plan' : ''}`;
    case 'clears':
      return `${nameOf(view, aim.spy)} does away with ${namesOf(view, aim.cards)}`;
    case 'room':
      return `there is room for ${count(aim.cards, 'new card')}`;
  }
}

/** `through to the plan`, `to square 5 at best` */
const reachWords = ({ square }: End): string =>
  square > SQUARES ? 'through to the plan' : `to square ${square} at best`;

const instead = (before: End | null): string => (before ? `, instead of getting ${reachWords(before)}` : '');

/** A sentence without its full stop. */
export function replyWords(view: View, reply: Reply): string | null | undefined {
  switch (reply.is) {
    case 'sends':
      return sendsWords(nameOf(view, reply.spy), reply.end);
    case 'no-spy':
      return 'As things stand, the Spy Master has no Spy to send then';
    case 'no-plan':
      return 'The Genius then chooses a plan';
    case 'may-activate':
      return 'The Genius may then activate its plan';
    case 'advances':
      return goesOnWords('advance', nameOf(view, reply.plan), reply.met);
    case 'completes': {
      const gain = ` for Evilness ${reply.evilness}${reply.wins ? ', and with it the game' : ''}`;
      return goesOnWords('complete', nameOf(view, reply.plan) + gain, reply.met);
    }
    case 'gets':
      return `${nameOf(view, reply.spy)} gets ${reachWords(reply.end)}`;
    case 'forecast':
      return forecastWords(view, reply);
  }
}

const sendsWords = (spy: string, end: End): string =>
  end.is === 'thwarts'
    ? `The Spy Master is then likely to send ${spy}, which gets through and thwarts the plan`
    : `Of the Spy Master's Spies, ${spy} then gets furthest: ${reachWords(end)}`;

const goesOnWords = (deed: string, what: string, met: boolean): string =>
  met ? `The Genius is then likely to ${deed} ${what}` : `As the lair is, the Genius cannot ${deed} ${what} then`;

/** What follows "It costs". */
export function costWords(view: View, cost: Cost): string {
  switch (cost.is) {
    case 'action':
      return `an Action (${cost.left} left)`;
    case 'minion':
      return `one of this turn's Minions (${cost.left} left)`;
    case 'unused':
      return `${count(cost.actions, 'Action')} not used`;
    case 'busy':
      return `the time of ${namesOf(view, cost.cards)} (Busy until your next turn)`;
    case 'gives':
      return namesOf(view, cost.cards);
    case 'unassigns':
      return `the support of ${namesOf(view, cost.cards)}`;
    case 'plan':
      return `Contraptions worth ${cost.contraptions} and Minions worth ${cost.minions} in the end`;
    case 'reveals':
      return 'its secrecy: the Spy Master sees it from then on';
    case 'waits': {
      const { supportMin, supportMax } = definitionOf(view, cost.spy);
      return `a wait for a Network of size ${supportText(supportMin, supportMax)}`;
    }
    case 'lets-by':
      return `ground: a Spy gets ${reachWords(cost.end)} then${instead(cost.before)}`;
    case 'risks':
      return `${nameOf(view, cost.spy)}, if it goes as foreseen`;
  }
}

/** "Attack 2, Health 3 and Perception 2" */
const stats = <S extends 'attack' | 'health' | 'perception' | 'sneak'>(
  of: Readonly<Record<S, number>>,
  each: readonly S[],
): string => list(each.map((stat) => `${STAT_TERMS[stat].name} ${of[stat]}`));

function addsWords({ contraptions, minions, met }: Of<'adds'>, plan: string): string {
  if (met) return `the lair is worth what ${plan} costs`;
  const told = [
    { ...contraptions, of: 'Contraptions' },
    { ...minions, of: 'Minions' },
  ].flatMap(({ need, have, of }) => (need > 0 ? [`${Math.min(have, need)} of ${need} ${of}`] : []));
  return `${plan} has ${list(told)}`;
}

/** What the card says that it does. */
function textWords(view: View, card: CardId): string | null {
  const [line] = rulesText(definitionOf(view, card));
  return line && line.length <= LONGEST_TEXT ? `you have its text: ${uncapital(line.replace(/\.$/, ''))}` : null;
}

function whichNetworks(fit: number, of: number): string {
  if (of === 1) return 'your Network';
  if (fit < of) return `${fit} of your ${of} Networks`;
  return of === 2 ? 'both your Networks' : `all your ${of} Networks`;
}

function joinWords(view: View, { made, join }: Of<'joins' | 'could-join'>, at: CardId): string {
  const name = (card: CardId): string => nameOf(view, card);
  return uncapital(joinForecastWords(made, join.edge, name(at), name));
}

function networkWords({ size, gives }: Of<'network'>): string {
  const words = (['attack', 'health', 'sneak'] as const)
    .filter((stat) => gives[stat] !== 0)
    .map((stat) => `${signed(gives[stat])} ${STAT_TERMS[stat].name}`);
  return `it has a Network of size ${size}${words.length > 0 ? `, which gives ${list(words)}` : ''}`;
}

/** What attacking, sneaking, destroying or ignoring leads to. */
function forecastWords(view: View, { way, seen }: Extract<Reply, { is: 'forecast' }>): string | null | undefined {
  const occupant = definitionOf(view, seen.occupant);
  switch (way) {
    case 'attack':
      return seen.attack && `The fight: ${attackWords(seen.attack, seen, (card) => nameOf(view, card))}`;
    case 'sneak':
      return seen.sneak && sneakWords(seen.sneak);
    case 'destroy':
      return seen.destroy && `Destroying: ${destroyWords(seen.destroy, occupant, seen)}`;
    case 'ignore':
      return seen.ignore && `The Spy ${ignoreWords(seen.ignore, occupant, seen)}`;
  }
}
