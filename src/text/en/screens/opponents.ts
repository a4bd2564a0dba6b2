/** Words about those who play: the bots that are chosen, and how all stand. */
import type { Rung, Score } from '../../../storage/standing.ts';
import { quoted } from '../../plain.ts';
import { BOT } from '../ladder.ts';
import { ROLE } from '../roles.ts';

/** The choice of a bot. */
export const OPPONENTS = {
  title: 'Who plays against you?',
  place: (rung: number, rungs: number) => `Rung ${rung} of ${rungs}`,
  beaten: (role: string) => `Beaten as the ${role}.`,
  side: 'You play',
  name: 'Your name, if you like',
};

/** A name is cut at so many characters. */
const LONGEST = 30;

/** What has been achieved. */
export const STANDING = {
  solved: (missions: number) => (missions === 1 ? 'One mission solved.' : `${missions} missions solved.`),
  /** Which bot is to be beaten next, and from which side; null: none. */
  next: (rung: Rung | null) =>
    rung ? `Next rung: ${BOT[rung.bot].name}, as the ${ROLE[rung.side]}.` : 'All four are beaten, from both sides.',
  /** How two people stand against each other. */
  score: ({ names, wins, draws }: Score) =>
    `${names.map((name, i) => `${quoted(name, LONGEST)} ${wins[i]}`).join(', ')}${draws > 0 ? `, drawn ${draws}` : ''}`,
  /** At the end of a game in which a bot was beaten from a side for the first time. */
  climbed: (next: string) => `A rung climbed! ${next}`,
  soFar: (score: string) => `So far: ${score}`,
};
