/** Words of the lair. */
import { costWords } from './card.ts';

export const LAIR = {
  minion: (square: number) => `Minion in square ${square}`,
  contraption: (square: number) => `Static Contraption in square ${square}`,
  attachment: (name: string, host: string, cost: number) =>
    `${name}, Contraption attached to ${host}, ${costWords(cost)}`,
  busy: 'Busy',
  free: 'Free',
  unoccupied: (square: number) => `Square ${square}, unoccupied`,
  /** `square`: 0 means at the entrance, 9 at the plan. */
  spy: (name: string, square: number) =>
    `${name}, Spy ${square < 1 ? 'at the entrance' : square > 8 ? 'at the Evil Plan' : `in square ${square}`}`,
  barred: 'no sneaking',
  barredTold: 'may not sneak this turn',
  noPlan: 'No Evil Plan',
  onlyYou: 'face down: only you know it',
  hiddenPlan: 'Evil Plan, face down',
};
