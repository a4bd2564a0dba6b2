/** Words for the likely result of attacking, sneaking by, destroying or ignoring. */
import type { Forecast, Unknown } from '../../../../engine/foresight.ts';
import type { CardId, Definition } from '../../../../engine/index.ts';
import { NONE } from '../../../../engine/index.ts';
import { consequence } from '../../cardText/rulesText.ts';
import type { Naming } from '../../words.ts';
import { count } from '../../words.ts';
import { minus } from '../marks.ts';

export const FORECAST_WAYS = { attack: 'Attack', sneak: 'Sneak', destroy: 'Destroy', ignore: 'Ignore' };

type Of<W extends keyof Forecast> = NonNullable<Forecast[W]>;
/** The Spy, and the card before it. */
type Units = Pick<Forecast, 'spy' | 'occupant'>;

/** What an attack hangs on. */
export const UNKNOWN: Readonly<Record<Unknown, string>> = {
  choice: 'somebody has to choose',
  chance: 'it is left to chance',
  hidden: 'it hangs on hidden cards',
  many: 'too much can happen',
};

/** `both die (2 rounds)`, `after 1 round somebody has to choose: Health of the Spy 2, of the Minion 1` */
export function attackWords(attack: Of<'attack'>, units: Units, name: Naming): string {
  const { rounds, unknown } = attack;
  const last = rounds.at(-1);
  if (unknown?.fighting)
    return last
      ? `after ${count(rounds.length, 'round')} ${UNKNOWN[unknown.why]}: Health of the Spy ${minus(last.spyHealth)}, of the Minion ${minus(last.minionHealth)}`
      : `before the first blow ${UNKNOWN[unknown.why]}`;
  const told = `${endOf(attack, units, name)}${last ? ` (${count(rounds.length, 'round')})` : ''}`;
  return unknown ? `${told}; then ${UNKNOWN[unknown.why]}` : told;
}

function endOf(attack: Of<'attack'>, { spy: agent, occupant }: Units, name: Naming): string {
  const { rounds, spyDies, minionDies, turnedBack, spyLeaves, spySavedBy, minionSavedBy } = attack;
  const left = attack.spyHealth ?? rounds.at(-1)?.spyHealth ?? 0;
  if (turnedBack) return 'nobody can win: the Spy is turned back';
  if (spyDies && minionDies) return 'both die';
  const lives = spyLeaves ? 'Spy leaves the lair' : `Spy ${left > 0 ? 'keeps' : 'still stands at'} Health ${left}`;
  const spy = spySavedBy !== NONE ? saved('Spy', agent, spySavedBy, name) : spyDies ? 'Spy dies' : lives;
  const minion =
    minionSavedBy !== NONE ? saved('Minion', occupant, minionSavedBy, name) : minionDies ? 'Minion dies' : '';
  return [minion, spy].filter((part) => part !== '').join(', ');
}

/** `Spy would die: Getaway Car saves it` */
const saved = (who: 'Spy' | 'Minion', unit: CardId, by: CardId, name: Naming): string =>
  `${who} would die: ${unit === by ? 'its text' : name(by)} saves it`;

export const sneakWords = ({ before, after }: Pick<Of<'sneak'>, 'before' | 'after'>): string =>
  before === after ? `Sneak stays ${after}` : `Sneak ${before} → ${after}`;

const follows = (occupant: Definition, on: 'destroyed' | 'ignored', hasTrigger: boolean): string => {
  if (!hasTrigger) return '';
  const what = consequence(occupant, on);
  return what === null ? '; its text takes effect' : `; its text: ${what}`;
};

/** What becomes of the Spy by what the card does; nothing if it goes on as it was. */
function comes({ health, fate }: Of<'ignore'>, before: number): string {
  if (fate.unknown) return `; ${UNKNOWN[fate.unknown.why]}`;
  if (fate.spyDies) return '; Spy dies';
  if (fate.turnedBack) return '; Spy is turned back';
  if (fate.spyLeaves || fate.spySavedBy !== NONE) return '; Spy leaves the lair';
  return health === before ? '' : `; Spy ${health > 0 ? 'keeps' : 'still stands at'} Health ${health}`;
}

export const destroyWords = (told: Of<'destroy'>, occupant: Definition, { health }: Pick<Forecast, 'health'>): string =>
  `${told.barsSneaking ? 'no more sneaking this turn' : 'still may sneak'}${follows(occupant, 'destroyed', told.hasTrigger)}${comes(told, health)}`;

export const ignoreWords = (told: Of<'ignore'>, occupant: Definition, { health }: Pick<Forecast, 'health'>): string =>
  `goes on past it${follows(occupant, 'ignored', told.hasTrigger)}${comes(told, health)}`;
