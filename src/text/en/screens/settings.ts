/** Words of the settings of a game and its table. */

/** Agreed before a game. */
export const HINT_SETTING = {
  title: 'Hints',
  text: 'Each of you may ask in the open hand what a strong bot would do. All see that one was asked for.',
};

export const SETTINGS = { calm: 'Less motion' };

/** How loud the sounds are. */
export const VOLUME = {
  title: 'Sounds',
  /** `percent`: 0 is silence. */
  value: (percent: number) => (percent === 0 ? 'Off' : `${percent}\u00a0%`),
};

/** How fast scenes play, times the usual speed; 0: not at all. */
export const SHOW_TITLE = 'Scenes';
export const SHOW_HINT = 'How what happens is shown. The time to interrupt stays the same.';
export const SHOW = [
  { show: 1, title: '× 1', text: 'At their usual speed. A press on the table ends a scene.' },
  { show: 2, title: '× 2', text: 'Twice as fast.' },
  { show: 0, title: 'Off', text: 'The table jumps to what is; the log tells what was.' },
] as const;

/** How long a hand that was left open stays open after the last touch, in seconds. */
export const HAND_STAYS_TITLE = 'Open hand';
export const HAND_STAYS_HINT =
  'A hand that was opened by a press closes by itself. One in which a card is picked stays.';
export const HAND_STAYS = [
  { seconds: 10, title: '10 s', text: 'Closes ten seconds after the last touch.' },
  { seconds: 20, title: '20 s', text: 'The usual: closes twenty seconds after the last touch.' },
  { seconds: 60, title: '60 s', text: 'Stays for a minute, to read at leisure.' },
] as const;

/** How the two players sit. */
export const SEATING_TITLE = 'How do you sit?';
export const SEATING = {
  'side-by-side': {
    title: 'Side by side',
    text: 'Two at a laptop. Each opens a hand with a key or the mouse while the other looks away.',
  },
  across: {
    title: 'Across a tablet',
    text: 'The tablet lies between you; each edge of the table faces its player.',
  },
  'one-side': {
    title: 'Passing the device',
    text: 'One at a time. At each change of turn a curtain falls until the other has taken the seat. Who is away can ask beforehand, under More, to be given the device at the next step.',
  },
} as const;

/** What `GRACE` is about. */
export const GRACE_TITLE = 'Time to interrupt';
export const GRACE_HINT =
  'How long an announced step waits before it happens, so that the other side can stop it with a card. Sending a Spy, its way into a square and the end of a step wait 0.6 s at most. What nobody can respond to does not wait.';

/** How long an announced step waits, in seconds. */
export const GRACE = [
  { grace: 0, title: '0 s', text: 'Nothing waits. Ask beforehand to hold the next step if you want to interrupt it.' },
  { grace: 1, title: '1 s', text: 'Brisk: one second to press INTERRUPT before each announced step happens.' },
  {
    grace: 2,
    title: '2 s',
    text: 'The usual: two seconds to interrupt, or to press HOLD.',
  },
  { grace: 5, title: '5 s', text: 'For your first game: five seconds to read what is about to happen.' },
  { grace: 'untimed', title: 'Untimed', text: 'No clock: each announced step waits until both of you have said OK.' },
] as const;

/** The two presets of rules, and how they differ. */
export const PRESET = {
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
} as const;

/** Who plays what. */
export const SEATS = {
  playedBy: (role: string) => `Who plays the ${role}`,
  person: 'A person',
  bots: 'A bot',
};
