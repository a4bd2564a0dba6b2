/** How far the evaluator can be trusted, for those who look at a debrief. */
import type { BotName } from '../bots/index.ts';
import training from '../bots/value/curve2.json' with { type: 'json' };
import measured from './calibration/measured.json' with { type: 'json' };
import type { Measured } from './calibration/measured.ts';

export interface Trust extends Pick<Measured, 'cardsHash' | 'games' | 'all'> {
  /** The mean error of the games of each bot alone, as parts of 1. */
  readonly errors: Readonly<Partial<Record<BotName, number>>>;
  readonly net: NetError;
}

/** How the nets themselves did on games that were held out of their training: the mean of both nets. */
interface NetError {
  /** The mean loss: minus the logarithm of the chance that a net gave to what came. */
  readonly loss: number;
  /** How often the side that a net gave the better chance won. */
  readonly right: number;
}

/** The nets of the evaluator are those of the last generation. */
function netError(): NetError {
  const { genius, spymaster } = training.curve[training.curve.length - 1].scores;
  return { loss: (genius.loss + spymaster.loss) / 2, right: (genius.accuracy + spymaster.accuracy) / 2 };
}

/** What was measured of the evaluator, over all games and by bot, and what its nets err. */
export function trust(): Trust {
  const { cardsHash, games, all, each } = measured as unknown as Measured;
  const errors = Object.fromEntries(Object.entries(each).map(([bot, { error }]) => [bot, error]));
  return { cardsHash, games, all, errors, net: netError() };
}
