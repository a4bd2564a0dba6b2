/** The planner of the rookie, judged by nets. */
import type { BySide } from '../../engine/index.ts';
import type { Avoids } from '../bot.ts';
import { Planner } from '../rookie/rookie.ts';
import { Learned } from './judge.ts';
import type { Net } from './net.ts';

/** `nets`: the one for what each side may know. */
export const learnedPlanner = (nets: () => BySide<Net>, seed: number, avoids?: Avoids): Planner =>
  new Planner(seed, (side) => new Learned(side, nets()[side]), avoids);
