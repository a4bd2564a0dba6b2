/** What a few games on a card set have shown. */
import type { Trial, TrialFinding } from '../../../sim/trial.ts';
import { differenceWords, shareWords } from '../figures/difference.ts';
import { ROLE } from '../roles.ts';
import { count, list, loopWords } from '../words.ts';

const CARDS = {
  'never-played': 'Drawn in several games, and played in none',
  left: 'Held for two turns or more in most games that drew it, and not played',
  'never-picked': 'Offered several times, and never chosen',
  'never-scored': 'Chosen several times, and neither completed nor thwarted',
};
/** At most so many cards are named. */
const MOST = 8;

/** A sentence. `games`: how many were played. */
export function trialWords(finding: TrialFinding, games: number): string {
  switch (finding.what) {
    case 'score': {
      const { geniusWins, spymasterWins, unfinished, rounds } = finding;
      const level = unfinished > 0 ? `, ${unfinished} had no winner` : '';
      return `${count(games, 'game')} of two rookies: the ${ROLE.genius} won ${geniusWins}, the ${ROLE.spymaster} ${spymasterWins}${level}. Half of them ended by round ${rounds}.`;
    }
    case 'one-sided':
      return `The ${ROLE[finding.side]} wins nearly all games.`;
    case 'loops': {
      const [{ names }, ...others] = finding.loops;
      const more =
        others.length > 0
          ? ` So do ${others
              .slice(0, MOST)
              .map((loop) => list(loop.names))
              .join('; ')}.`
          : '';
      return `In ${count(finding.looped, 'game')} cards looped: ${loopWords(names)}. Give one of their triggers a "limit".${more}`;
    }
    case 'unfinished':
      return 'Many games have no winner: too little is scored.';
    default: {
      const { names } = finding;
      const rest = names.length > MOST ? [`${names.length - MOST} more`] : [];
      return `${CARDS[finding.what]}: ${list([...names.slice(0, MOST), ...rest])}.`;
    }
  }
}

/** All sentences: first what the set is compared with, if it is; the last one says what the numbers are worth. */
export const trialLines = ({ games, findings, difference, share }: Trial): string[] => [
  ...(difference ? [differenceWords(difference, THESE)] : []),
  ...findings.map((finding) => trialWords(finding, games)),
  ...(difference ? [] : [share.few ? TOO_FEW : shareWords(share.won, share.sureTo)]),
  CAUTION,
];

const THESE = 'these cards';
const TOO_FEW = 'So few games show what is badly off, not who is ahead.';
/** Said of the numbers of games between rookies. */
const CAUTION = 'Rookies play quickly, not best: npm run simulate plays with stronger bots.';
