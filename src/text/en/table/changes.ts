/** What has changed a card in play from what is printed on it, in words: in the card's panel, and for screen readers. */
import type { Duration, Lasting, Side, Standing } from '../../../engine/index.ts';
import { KEYWORD_TERMS, SIDE_TERMS, STAT_TERMS } from '../terms.ts';
import { signed, uncapital } from '../words.ts';

const UNTIL: Readonly<Record<Duration, (side: Side) => string>> = {
  combat: () => ' until this combat ends',
  infiltration: () => ' until this infiltration ends',
  turn: () => ' until the end of the turn',
  'next-turn': (side) => ` until the next turn of the ${SIDE_TERMS[side].name}`,
  permanent: () => ' for good',
};

/** What protects a card, among its numbers: "prevents the next 2 damage". Empty without any. */
export const shieldWords = (damage: number): string[] => (damage > 0 ? [uncapital(preventWords(damage))] : []);

const preventWords = (damage: number): string =>
  Number.isFinite(damage) ? `Prevents the next ${damage} damage` : 'Prevents all damage';

/** The number beside the sign of it. */
export const preventsFigure = (damage: number): string => (Number.isFinite(damage) ? `${damage}` : 'all');

function whatWords(what: Lasting['what']): string {
  if ('prevent' in what) return preventWords(what.prevent === 'all' ? Number.POSITIVE_INFINITY : what.prevent);
  return 'keyword' in what ? KEYWORD_TERMS[what.keyword].name : `${signed(what.by)} ${STAT_TERMS[what.stat].name}`;
}

/** "+1 Attack from Loudspeaker" */
export const standingWords = ({ what }: Standing, from: string): string => `${whatWords(what)} from ${from}`;

/** "Prevents the next 2 damage until the end of the turn, from Plot Armour". `from`: null if it is not known. */
export const lastingWords = ({ what, until, side }: Lasting, from: string | null): string =>
  `${whatWords(what)}${UNTIL[until](side)}${from === null ? '' : `, from ${from}`}`;
