/** Words of the screen where the game is learned. */
import { plain, quoted } from '../../plain.ts';

/** Words of others are cut at so many characters. */
const LONGEST = 80;
const LONGEST_TEXT = 300;

export const LEARN = {
  title: 'Learn the game',
  lead: 'Four short missions, played by the rules of the whole game. Then a first game with tips.',
  /** `role`: whose mission it is. */
  mission: (number: number, role: string | null) => `Mission ${number}${role ? ` · ${role}` : ''}`,
  play: 'Play',
  playMission: (name: string) => `Play: ${name}`,
  solved: 'Solved',
  unnamed: 'A mission without a name',
  forTwo: 'Two at this screen',
  alone: (role: string) => `Alone, as the ${role}`,
  back: '← Start',
  /** Of a set that somebody brought. */
  ofSet: (name: string) => `Missions of ${quoted(name, LONGEST)}`,
  described: (text: string) => plain(text, LONGEST_TEXT),
  bad: (number: number, says: string) => `Mission ${number} of the set cannot be played: ${says}`,
  noMission: 'it has no key "mission".',
};
