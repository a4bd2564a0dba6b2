/** Who plays which side: people at the device, or another source of commands, such as a bot. */
import type { BySide, Side } from '../engine/index.ts';
import { SIDES } from '../engine/index.ts';
import type { GameRecord } from './record.ts';
import { PEOPLE } from './record.ts';

type Seats = Pick<GameRecord, 'sources'>;

export const isByPeople = ({ sources }: Seats, side: Side): boolean => sources[side] === PEOPLE;

/** True for each side that a bot plays. */
export const botsOf = (seats: Seats): BySide<boolean> => ({
  genius: !isByPeople(seats, 'genius'),
  spymaster: !isByPeople(seats, 'spymaster'),
});

export const hasBot = (seats: Seats): boolean => SIDES.some((side) => !isByPeople(seats, side));

/** The side of people who play against a bot; null if people play both sides or none. */
export function loneSide(seats: Seats): Side | null {
  const [side, ...more] = SIDES.filter((one) => isByPeople(seats, one));
  return side && more.length === 0 ? side : null;
}
