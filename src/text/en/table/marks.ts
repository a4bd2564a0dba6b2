/** The few words that appear over a card or a place when something happens to it. */
import type { Keyword, Stat } from '../../../engine/index.ts';
import { KEYWORD_TERMS, STAT_TERMS } from '../terms.ts';
import { count, signed } from '../words.ts';

const PLAIN = {
  works: 'works',
  fizzled: 'nothing happens',
  missed: 'not affected',
  ignored: 'ignored',
  past: 'gets past',
  busy: 'Busy',
  free: 'Free',
  shielded: 'protected',
  replaced: 'instead!',
  loop: 'loop!',
  chosen: 'chosen',
  /** Over a Network whose Spy has thwarted the plan (R6.6). */
  breaksUp: 'thwart: it breaks up',
  /** Over a Spy in the lair (R5.4). */
  unsupported: 'no longer supported',
  /** Over a unit that dies though nobody strikes it. */
  weaker: 'Health bonus gone',
} as const;

export type Mark =
  | keyof typeof PLAIN
  | { damaged: number }
  | { healed: number }
  | { prevented: number }
  | { stat: Stat; by: number }
  | { keyword: Keyword }
  | { counters: string; by: number }
  | { looked: number }
  | { given: 'actions' | 'minions'; amount: number };

export function markWords(mark: Mark): string {
  if (typeof mark === 'string') return PLAIN[mark];
  if ('damaged' in mark) return `♥ ${signed(-mark.damaged)}`;
  if ('healed' in mark) return `♥ ${signed(mark.healed)}`;
  if ('prevented' in mark) return `prevents ${mark.prevented}`;
  if ('stat' in mark) return `${STAT_TERMS[mark.stat].name} ${signed(mark.by)}`;
  if ('keyword' in mark) return KEYWORD_TERMS[mark.keyword].name;
  if ('counters' in mark) return `${signed(mark.by)} ${mark.counters}`;
  if ('looked' in mark) return `looks at ${mark.looked}`;
  return `+${count(mark.amount, mark.given === 'actions' ? 'Action' : 'Minion')}`;
}

/** A number with a true minus sign: "−2". */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** What a blow does: "−2". */
export const damageWords = (dealt: number): string => minus(-dealt);

/**
 * The Health of somebody in combat before and after a blow. At 0 nobody dies (R7.1), unless a rule of the game says
 * so: `dies`. `heals`: a Minion whose Spy has died returns to full Health (R7.3).
 */
export function healthWords(dealt: number, left: number, { dies = false, heals = false } = {}): string {
  if (left === 0 && !dies) return heals ? SCENE.stillHeals : SCENE.still;
  return `♥ ${dealt === 0 ? minus(left) : `${minus(left + dealt)} → ${minus(left)}`}${heals ? SCENE.heals : ''}`;
}

/** Words on the scenes of the stage. */
export const SCENE = {
  still: '0: still standing!',
  stillHeals: '0: still standing, and heals!',
  heals: ', heals',
  /** Before the figure that has become of it. */
  was: (figure: number) => `${figure} → `,
  versus: 'vs',
  /** Of one with Initiative (R7.2). */
  first: 'strikes first',
  /** Over a card that does what it is there for. */
  springs: '!',
  stamp: { revealed: 'Revealed', activated: 'Activated', advanced: 'Advanced', delayed: 'Delayed', stalled: 'Not yet' },
  /** What comes next for a plan that has just become this. */
  next: {
    revealed: '',
    activated: 'Next turn it can be advanced.',
    advanced: 'Next turn it can be completed.',
    delayed: 'It takes a turn longer.',
    stalled: '',
  },
  shows: (name: string) => `${name} shows`,
  plays: (name: string) => `${name} plays`,
  turn: (name: string) => `${name}’s turn`,
  /** A side has pressed INTERRUPT (R9.1). */
  stops: (name: string) => `${name} interrupts!`,
  takesBack: (name: string) => `${name} takes back a move`,
  /** After a score. */
  goal: (goal: number) => `/${goal}`,
};
