/** Words of the score, and of what is counted. */
import { count } from '../words.ts';

/** What is counted. */
export const UNIT = { evilness: 'Evilness', contraptions: 'Contraptions', minions: 'Minions', work: 'Work' };

export const SCOREBOARD = {
  round: (round: number) => `Round ${round}`,
  steps: (name: string) => `Steps of the turn of ${name}`,
  minionsLeft: (left: number) => `${count(left, 'Minion')} left`,
  actionsLeft: (left: number) => `${count(left, 'Action')} left`,
};
