/** Words for the likely result of attacking, sneaking by, destroying or ignoring. */
import type { CardId, Definition, Forecast } from '../../engine/index.ts';
import { NONE } from '../../engine/index.ts';
import { consequence, insteadText } from '../cardText.ts';
import { count } from '../words.ts';

export const FORECAST_WAYS = { attack: 'Attack', sneak: 'Sneak', destroy: 'Destroy', ignore: 'Ignore' };

type Of<W extends keyof Forecast> = NonNullable<Forecast[W]>;

/** `of`: the cards of the game by number. */
export function attackWords(attack: Of<'attack'>, of: (card: CardId) => Definition): string {
  return `${endOf(attack, of)} (${count(attack.rounds.length, 'round')})`;
}

function endOf(attack: Of<'attack'>, of: (card: CardId) => Definition): string {
  const { rounds, spyDies, minionDies, turnedBack, spySavedBy, minionSavedBy } = attack;
  if (turnedBack) return 'nobody can win: the Spy is turned back';
  if (spyDies && minionDies) return 'both die';
  const left = rounds.at(-1)?.spyHealth ?? 0;
  const lives = left < 0 ? '' : `Spy ${left > 0 ? `keeps Health ${left}` : 'survives with Health 0'}`;
  const spy = spySavedBy !== NONE ? saved('Spy', of(spySavedBy)) : spyDies ? 'Spy dies' : lives;
  const minion = minionSavedBy !== NONE ? saved('Minion', of(minionSavedBy)) : minionDies ? 'Minion dies' : '';
  return [minion, spy].filter((part) => part !== '').join(', ');
}

/** `Spy would die, but The Understudy: it leaves the Evil Lair and becomes Unassigned instead` */
function saved(who: 'Spy' | 'Minion', by: Definition): string {
  const what = insteadText(by, 'die');
  return `${who} would die, but ${by.name}: ${what ?? 'its text takes effect instead'}`;
}

export const sneakWords = ({ before, after }: Of<'sneak'>): string => `Sneak ${before} → ${after}`;

const follows = (occupant: Definition, on: 'destroyed' | 'ignored', hasTrigger: boolean): string => {
  if (!hasTrigger) return '';
  const what = consequence(occupant, on);
  return what === null ? '; its text takes effect' : `; its text: ${what}`;
};

export const destroyWords = ({ barsSneaking, hasTrigger }: Of<'destroy'>, occupant: Definition): string =>
  `${barsSneaking ? 'no more sneaking this turn' : 'still may sneak'}${follows(occupant, 'destroyed', hasTrigger)}`;

export const ignoreWords = ({ hasTrigger }: Of<'ignore'>, occupant: Definition): string =>
  `goes on past it${follows(occupant, 'ignored', hasTrigger)}`;
