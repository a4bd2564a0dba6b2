/** The facts that speak for an action, in words. */
import type { Reason } from '../../../../engine/foresight.ts';
import type { CardId, View } from '../../../../engine/index.ts';
import { definitionOf } from '../../../../engine/index.ts';
import { rulesText, supportText } from '../../cardText/rulesText.ts';
import { STAT_TERMS } from '../../terms.ts';
import { count, list, signed } from '../../words.ts';
import { joinForecastWords } from '../map.ts';
import { attackWords, destroyWords, ignoreWords, sneakWords } from './forecasts.ts';

type Of<I extends Reason['is']> = Extract<Reason, { is: I }>;

export const nameOf = (view: View, card: CardId): string => definitionOf(view, card).name;

/** A text of a card with more characters is not told. */
const LONGEST_TEXT = 110;

/** Nothing where there is nothing to say in few words. */
export function reasonWords(view: View, reason: Reason): string | null | undefined {
  switch (reason.is) {
    case 'scores':
      return `Evilness ${reason.evilness}`;
    case 'plan':
      return `Evilness ${reason.evilness} for Contraptions worth ${reason.contraptions} and Minions worth ${reason.minions}`;
    case 'cost':
      return costWords(reason, nameOf(view, reason.plan));
    case 'completes-next':
      return 'it can be completed in your next turn';
    case 'reveals':
      return 'from then on the Spy Master sees it, two turns before it is complete';
    case 'nothing-better':
      return 'no card that can be played now is worth more in what waits';
    case 'guards':
      return `it stands guard there with ${stats(reason, ['perception', 'attack', 'health'])}`;
    case 'works':
      return `it gives ${reason.work} Work`;
    case 'fights':
      return stats(reason, ['attack', 'health', 'sneak']);
    case 'text':
      return textWords(view, reason.card);
    case 'support':
      return supportWords(view, reason);
    case 'joins':
      return joinWords(view, reason, reason.join.node);
    case 'could-join':
      return `it can join then: ${joinWords(view, reason, reason.join.to)}`;
    case 'alone':
      return `it begins a Network of its own; ${count(reason.actionsLeft, 'Action')} left after it`;
    case 'network':
      return networkWords(reason);
    case 'empty-lair':
      return 'the lair is empty';
    case 'way':
      return wayWords(view, reason);
    case 'danger': {
      const wins = reason.wins ? ', and with it the game' : '';
      return `the Genius is ${reason.turns === 1 ? 'one turn' : 'two turns'} from Evilness ${reason.evilness}${wins}`;
    }
    case 'forecast':
      return forecastWords(view, reason);
    case 'room':
      return `it makes room for ${count(reason.cards, 'new card')}`;
    case 'unused':
      return `${count(reason.actions, 'Action')} not used`;
  }
}

/** "Attack 2, Health 3 and Perception 2" */
const stats = <S extends 'attack' | 'health' | 'perception' | 'sneak'>(
  of: Readonly<Record<S, number>>,
  each: readonly S[],
): string => list(each.map((stat) => `${STAT_TERMS[stat].name} ${of[stat]}`));

function costWords({ contraptions, minions, met, adds }: Of<'cost'>, plan: string): string {
  if (met) return adds ? `then the lair is worth what ${plan} costs` : `the lair is worth what ${plan} costs`;
  const told = [
    { ...contraptions, of: 'Contraptions' },
    { ...minions, of: 'Minions' },
  ].flatMap(({ need, have, of }) => (need > 0 ? [`${Math.min(have, need)} of ${need} ${of}`] : []));
  return `${adds ? `${plan} then has` : `${plan} has`} ${list(told)}`;
}

/** What the card says that it does. */
function textWords(view: View, card: CardId): string | null {
  const [line] = rulesText(definitionOf(view, card));
  return line && line.length <= LONGEST_TEXT ? `its text: ${line.replace(/\.$/, '')}` : null;
}

function supportWords(view: View, { fit, of, spy }: Of<'support'>): string {
  const { supportMin, supportMax } = definitionOf(view, spy);
  const size = supportText(supportMin, supportMax);
  if (of === 0) return `it waits for your first Network: it needs size ${size}`;
  return fit === 0 ? `no Network supports it yet: it needs size ${size}` : `${whichNetworks(fit, of)} can support it`;
}

function whichNetworks(fit: number, of: number): string {
  if (of === 1) return 'your Network';
  if (fit < of) return `${fit} of your ${of} Networks`;
  return of === 2 ? 'both your Networks' : `all your ${of} Networks`;
}

function joinWords(view: View, { made, join }: Of<'joins' | 'could-join'>, at: CardId): string {
  const name = (card: CardId): string => nameOf(view, card);
  return joinForecastWords(made, join.edge, name(at), name);
}

function networkWords({ size, gives }: Of<'network'>): string {
  const words = (['attack', 'health', 'sneak'] as const)
    .filter((stat) => gives[stat] !== 0)
    .map((stat) => `${signed(gives[stat])} ${STAT_TERMS[stat].name}`);
  return `the size of that Network is ${size}${words.length > 0 ? `, which gives ${list(words)}` : ''}`;
}

/** What a Spy meets first, and what sneaking by all Minions would take. */
function wayWords(view: View, { first, square, minions, perception, sneak }: Of<'way'>): string {
  const begins = `${nameOf(view, first)} in square ${square} is the first on the way`;
  if (minions === 0) return `${begins}, and no Minion is on it`;
  const all = minions === 1 ? 'the only Minion' : `all ${minions} Minions`;
  return `${begins}; sneaking by ${all} takes Sneak ${perception}, and it has ${sneak}`;
}

/** What attacking, sneaking, destroying or ignoring leads to. */
function forecastWords(view: View, { way, seen }: Of<'forecast'>): string | null | undefined {
  const occupant = definitionOf(view, seen.occupant);
  switch (way) {
    case 'attack':
      return seen.attack && attackWords(seen.attack, seen, (card) => nameOf(view, card));
    case 'sneak':
      return seen.sneak && sneakWords(seen.sneak);
    case 'destroy':
      return seen.destroy && destroyWords(seen.destroy, occupant, seen);
    case 'ignore':
      return seen.ignore && ignoreWords(seen.ignore, occupant, seen);
  }
}
