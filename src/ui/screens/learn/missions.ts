/** The missions that come with the game, each a file of its folder in the order of their names; and those of a set. */
import type { Side } from '../../../engine/index.ts';
import { readScenario } from '../../../scenario/format.ts';
import { BadScenario } from '../../../scenario/trouble.ts';
import type { NewGameOptions } from '../../../store/types.ts';
import { scenarioSentence } from '../../../text/en/scenario/trouble.ts';
import { LEARN } from '../../../text/en/screens/learn.ts';
import { missionName } from '../../../text/plain.ts';

type Position = NonNullable<NewGameOptions['position']>;

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

const FILES = import.meta.glob<Position>('../../../missions/*.json', { eager: true, import: 'default' });

/** What is read of a mission before it is played; `says`: what is wrong with it. */
type ReadMission = MissionFile | { readonly says: string };

function readMission(id: string, file: Position): ReadMission {
  try {
    const { mission, name = '', description = '' } = readScenario(file);
    if (!mission) return { says: LEARN.noMission };
    const texts = { name: missionName(name) || LEARN.unnamed, description: LEARN.described(description) };
    return { id, side: mission.side, file, ...texts };
  } catch (error) {
    if (!(error instanceof BadScenario)) throw error;
    return { says: scenarioSentence(error.trouble) };
  }
}

const isGood = (read: ReadMission): read is MissionFile => 'id' in read;

const nameOf = (path: string): string =>
  path
    .split('/')
    .at(-1)
    ?.replace(/\.json$/, '') ?? path;

/** The missions of the game. */
export const MISSIONS: readonly MissionFile[] = Object.entries(FILES)
  .filter(([path]) => !path.endsWith('.schema.json'))
  .map(([path, file]) => readMission(nameOf(path), file))
  .filter(isGood);

/** The missions that a set brings, and what is wrong with the others. */
export function missionsOf(set: string, files: readonly Position[]): { good: MissionFile[]; says: string[] } {
  const read = files.map((file, at) => readMission(`${set} ${at + 1}`, file));
  return {
    good: read.filter(isGood),
    says: read.flatMap((one, at) => ('says' in one ? LEARN.bad(at + 1, one.says) : [])),
  };
}
