/** Words for the likely result of attacking, sneaking by, destroying or ignoring. */
import type { CardId, Definition, Forecast } from '../../engine/index.ts';
import { NONE } from '../../engine/index.ts';
import { consequence } from '../cardText.ts';
import type { Naming } from '../words.ts';
import { count } from '../words.ts';

export const FORECAST_WAYS = { attack: 'Attack', sneak: 'Sneak', destroy: 'Destroy', ignore: 'Ignore' };

/** What the order to sneak on does. */
export const SNEAK_ON = 'by every Minion';

type Of<W extends keyof Forecast> = NonNullable<Forecast[W]>;
/** The Spy, and the card before it. */
type Units = Pick<Forecast, 'spy' | 'occupant'>;

export const attackWords = (attack: Of<'attack'>, units: Units, name: Naming): string =>
  `${endOf(attack, units, name)} (${count(attack.rounds.length, 'round')})`;

function endOf(attack: Of<'attack'>, { spy: agent, occupant }: Units, name: Naming): string {
  const { rounds, spyDies, minionDies, turnedBack, spySavedBy, minionSavedBy } = attack;
  if (turnedBack) return 'nobody can win: the Spy is turned back';
  if (spyDies && minionDies) return 'both die';
  const left = rounds.at(-1)?.spyHealth ?? 0;
  const lives = left < 0 ? '' : `Spy ${left > 0 ? 'keeps' : 'still stands at'} Health ${left}`;
  const spy = spySavedBy !== NONE ? saved('Spy', agent, spySavedBy, name) : spyDies ? 'Spy dies' : lives;
  const minion =
    minionSavedBy !== NONE ? saved('Minion', occupant, minionSavedBy, name) : minionDies ? 'Minion dies' : '';
  return [minion, spy].filter((part) => part !== '').join(', ');
}

/** `Spy would die: Getaway Car saves it` */
const saved = (who: 'Spy' | 'Minion', unit: CardId, by: CardId, name: Naming): string =>
  `${who} would die: ${unit === by ? 'its text' : name(by)} saves it`;

export const sneakWords = ({ before, after }: Of<'sneak'>): string =>
  before === after ? `Sneak stays ${after}` : `Sneak ${before} → ${after}`;

const follows = (occupant: Definition, on: 'destroyed' | 'ignored', hasTrigger: boolean): string => {
  if (!hasTrigger) return '';
  const what = consequence(occupant, on);
  return what === null ? '; its text takes effect' : `; its text: ${what}`;
};

export const destroyWords = ({ barsSneaking, hasTrigger }: Of<'destroy'>, occupant: Definition): string =>
  `${barsSneaking ? 'no more sneaking this turn' : 'still may sneak'}${follows(occupant, 'destroyed', hasTrigger)}`;

export const ignoreWords = ({ hasTrigger }: Of<'ignore'>, occupant: Definition): string =>
  `goes on past it${follows(occupant, 'ignored', hasTrigger)}`;
