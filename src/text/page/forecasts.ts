/** Words for the likely result of attacking, sneaking by, destroying or ignoring. */
import type { Definition, Forecast } from '../../engine/index.ts';
import { consequence } from '../cardText.ts';
import { count } from '../words.ts';

export const FORECAST_WAYS = { attack: 'Attack', sneak: 'Sneak', destroy: 'Destroy', ignore: 'Ignore' };

type Of<W extends keyof Forecast> = NonNullable<Forecast[W]>;

export function attackWords({ rounds, spyDies, minionDies, turnedBack }: Of<'attack'>): string {
  const left = rounds.at(-1)?.spyHealth ?? 0;
  const end = turnedBack
    ? 'nobody can win: the Spy is turned back'
    : spyDies && minionDies
      ? 'both die'
      : spyDies
        ? 'Spy dies'
        : `Minion dies, Spy ${left > 0 ? `keeps Health ${left}` : 'survives with Health 0'}`;
  return `${end} (${count(rounds.length, 'round')})`;
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
