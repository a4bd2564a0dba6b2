/** The missions that come with the game, each a file of its folder in the order of their names; and those of a set. */
import type { Side } from '../../../engine/index.ts';
import type { Scenario } from '../../../scenario/format.ts';
import { LEARN } from '../../../text/en/screens/learn.ts';
import { missionName } from '../../../text/plain.ts';
import type { Position } from './files.ts';
import { itemsIn, itemsOf } from './files.ts';

export interface MissionFile {
  /** The name of its file without its ending; for a mission of a set, the set's hash and its place there. */
  readonly id: string;
  /** As it is shown, and entered when it is solved. */
  readonly name: string;
  readonly description: string;
  readonly side: Side | 'both';
  /** The whole file, as a game begins with it. */
  readonly file: Position;
}

const FILES = import.meta.glob<Position>(['../../../missions/*.json', '!**/*.schema.json'], {
  eager: true,
  import: 'default',
});

function missionIn(
  id: string,
  { mission, name = '', description = '' }: Scenario,
  file: Position,
): MissionFile | string {
  if (!mission) return LEARN.noMission;
  const texts = { name: missionName(name) || LEARN.unnamed, description: LEARN.described(description) };
  return { id, side: mission.side, file, ...texts };
}

/** The missions of the game. */
export const MISSIONS: readonly MissionFile[] = itemsIn(FILES, missionIn);

/** The missions that a set brings, and what is wrong with the others. */
export const missionsOf = (set: string, files: readonly Position[]) => itemsOf(set, files, missionIn, LEARN.bad);
