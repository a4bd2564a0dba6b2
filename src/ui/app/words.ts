import type { Side } from '../../engine/index.ts';
import type { Grace, Preset, Seating } from '../../store/types.ts';

/** What the sides are called where nobody gave a name. */
export const ROLE: Readonly<Record<Side, string>> = { genius: 'Evil Genius', spymaster: 'Spy Master' };

/** What the two call themselves, where they have said. */
export type Names = Readonly<Record<Side, string>>;

export const nameOf = (names: Names | null | undefined, side: Side): string => names?.[side].trim() || ROLE[side];

/** The same within a sentence: "Ada", "the Evil Genius". */
export const theNameOf = (names: Names | null | undefined, side: Side): string => {
  const name = nameOf(names, side);
  return name === ROLE[side] ? `the ${name}` : name;
};

/** A name with its role: "Ada, the Evil Genius". */
export const nameAndRole = (names: Names | null | undefined, side: Side): string => {
  const name = theNameOf(names, side);
  return name === `the ${ROLE[side]}` ? name : `${name}, the ${ROLE[side]}`;
};

export const SEATING: Readonly<Record<Seating, { title: string; text: string }>> = {
  'side-by-side': {
    title: 'Side by side',
    text: 'Two at a laptop. Each peeks at a hand with a key or the mouse while the other looks away.',
  },
  across: {
    title: 'Across a tablet',
    text: 'The tablet lies between you; each edge of the table faces its player.',
  },
  'one-side': {
    title: 'Passing the device',
    text: 'One at a time. At each change of turn a curtain falls until the other has taken the seat. Who is away can ask beforehand, under More, to be given the device at the next step.',
  },
};

/** What `GRACE` is about. */
export const GRACE_HINT =
  'How long an announced step waits before it happens, so that the other side can stop it with a card.';

export const GRACE: readonly { grace: Grace; title: string; text: string }[] = [
  { grace: 0, title: '0 s', text: 'Nothing waits. Ask beforehand to hold the next step if you want to interrupt it.' },
  { grace: 1, title: '1 s', text: 'Brisk: one second to press INTERRUPT before each announced step happens.' },
  {
    grace: 2,
    title: '2 s',
    text: 'The usual: two seconds to interrupt, or to press HOLD. Take 5 s for your first game.',
  },
  { grace: 5, title: '5 s', text: 'For your first game: five seconds to read what is about to happen.' },
  { grace: 'untimed', title: 'Untimed', text: 'No clock: each announced step waits until both of you have tapped OK.' },
];

export const PRESET: Readonly<Record<Preset, { title: string; text: string; differs: readonly string[] }>> = {
  recommended: {
    title: 'Recommended',
    text: 'The printed rules with the gaps closed.',
    differs: [
      'With a full hand you may first discard any number of cards.',
      'No Evil Plan is activated in the very first turn.',
      'After 60 rounds the higher score wins.',
    ],
  },
  'as-printed': {
    title: 'As printed',
    text: 'To the letter of the printed rulebook.',
    differs: [
      'A full hand stays as it is: there is no discarding.',
      'An Evil Plan may be activated in the first turn.',
      'The game has no last round.',
    ],
  },
};

const AGO = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "3 hours ago", and a date for what is older than a month. */
export function ago(then: number, now: number): string {
  const elapsed = now - then;
  if (elapsed > 30 * 86_400_000) return new Date(then).toLocaleDateString('en', { dateStyle: 'medium' });
  const unit = AGO.find(([, ms]) => elapsed >= ms);
  if (!unit) return 'just now';
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.floor(elapsed / unit[1]), unit[0]);
}
