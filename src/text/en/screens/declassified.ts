/** Words of a finished game that is shown again with all that was hidden in it. */
import type { Side } from '../../../engine/index.ts';
import { nameOf } from '../names.ts';
import { SIDE_TERMS } from '../terms.ts';
import { list, possessive, spaced } from '../words.ts';

type Stride = 'step' | 'decision' | 'turn' | 'round';

export const DECLASSIFIED = {
  title: 'Declassified',
  /** In the list of saved games, where there is little room. */
  openShort: 'Declassify',
  wait: 'The files are being opened …',
  tape: 'The tape of the game',
  hands: 'What was hidden',
  handsShort: 'Hands',
  run: 'Play',
  pause: 'Pause',
  back: (stride: Stride) => `One ${stride} back`,
  on: (stride: Stride) => `One ${stride} on`,
  stop: 'Where the game stands',
  /** For who hears it. */
  stands: (round: number, side: Side, stop: number, of: number) =>
    `Round ${round}, turn of the ${SIDE_TERMS[side].name}, action ${stop} of ${of}`,
  round: (round: number) => `Round ${round}`,
  marks: 'What stands out',
  hand: (name: string) => `${possessive(name)} hand`,
  noCards: 'no cards',
  plan: 'The plan',
  choosesFrom: 'To choose from',
  log: 'The whole game',
  history: (card: string) => `${card}: all that happened to it`,
  wholeLog: 'Show all',
  playOn: 'Play on from here',
  playOnShort: 'Play on',
  isOver: 'The game is over here. Wind the tape back first.',
  debrief: 'Debrief',
  reads: 'The game is being read …',
  chance: (genius: string, master: string) => `Chance to win here: Evil Genius ${genius}, Spy Master ${master}`,
  share: 'Share',
  leave: 'Leave',
  poster: 'Result',
  /** Said where the tape begins. */
  willBreakOff: (move: number, isOtherwise: boolean) =>
    `This game was played with an older version. ${isOtherwise ? `From move ${move} on it may come out otherwise than it did. The tape ends at the move that surely differs.` : `It is shown up to move ${move}, which cannot be made any more.`}`,
  /** Said where it ends. */
  breaksOff: (move: number, isOtherwise: boolean) =>
    `The game went on, but it cannot be shown beyond this. It was played with an older version. ${isOtherwise ? `From move ${move} on it may have come out otherwise, and here it surely does.` : `Move ${move} cannot be made any more.`}`,
} as const;

/** A copy of the game, to be played on from where the tape stands. */
export const PLAY_ON = {
  text: 'A copy of the game begins where the tape stands. This game stays as it is. The copy counts for nothing, as you have seen both hands.',
  who: 'Who plays on?',
  seat: { both: 'Two people', genius: 'You, as the Evil Genius', spymaster: 'You, as the Spy Master' },
  against: 'Against',
  withCards: 'With the cards and rules of now: they come in as soon as nothing waits to be resolved',
  play: 'Play on',
} as const;

/** Where the game was won. */
export const DEBRIEF = {
  title: 'Where it was won',
  stands: {
    open: 'The game is being judged; the figures get better.',
    whole: 'The whole game is judged.',
    lost: 'The judging has stopped. Open the game again to restart it.',
  },
  /** Of a game that breaks off, once it is judged as far as it is shown. */
  brokenOff: 'The game is judged as far as it is shown.',
  sum: 'The sum',
  sumText: 'In points of 100, as seen from the Evil Genius. Each decision is judged by what its side knew.',
  start: 'Chance at the start',
  end: (isWhole: boolean) => (isWhole ? 'Result' : 'So far'),
  draws: 'Cards drawn',
  hidden: 'What was hidden',
  moments: 'Moments to try again',
  momentsText: 'Where most was lost, as far as the side knew. A touch winds the tape there.',
  /** `chances`: with what was played, and with the best way that was found; in percent. */
  moment: (round: number, name: string, deed: string, chances: readonly [string, string]) =>
    `Round ${round}, ${name}: “${deed}” left ${chances[0]}; ${chances[1]} was there.`,
  /** Of a moment. `positions`: so many prove it. */
  puzzle: (isMaster: boolean, positions: string) =>
    `This moment makes a puzzle: ${isMaster ? 'the Evil Plan could be thwarted' : 'the Evil Plan could be kept'} whatever the other side did. All ${positions} positions were looked at.`,
  keepPuzzle: 'Keep the puzzle',
  keptPuzzle: 'Kept under Puzzles.',
  noRoom:
    'There is no room for it: this browser is full, or 200 puzzles are kept. Delete a game or a puzzle, and try again.',
  noMoments: 'Nothing better was found than what was played.',
  better: 'What was better?',
  held: 'Interrupts that stayed in the hand',
  heldText: 'They could have been played, and never were. A touch winds the tape to the first time.',
  /** `rounds`: those in which it could have been played. */
  heldCard: (name: string, card: string, rounds: readonly number[]) =>
    `${name}: ${card}, in ${rounds.length === 1 ? 'round' : 'rounds'} ${list(rounds.map(String))}`,
  turns: 'Turns that mattered most',
  turnsText: 'What the decisions of one side in a turn gave to that side, in points of 100.',
  /** `rival`: whose turn it was, if it was not the turn of that side. */
  turn: (round: number, name: string, points: string, rival: string | null) =>
    `Round ${round}, ${name}${rival === null ? '' : ` in the turn of ${rival}`}: ${points}`,
} as const;

/** How far the chances of the debrief can be trusted. */
export const TRUST = {
  title: 'How far this can be trusted',
  text: 'Two small nets say the chances. They were tried on games between bots that they had never seen. Where they gave the Evil Genius 30 %, did it win 30 of 100 games?',
  /** `games`: by the name of the bot. */
  games: (games: readonly (readonly [bot: string, number: number])[]) =>
    `The games: ${list(games.map(([bot, number]) => `${spaced(number)} of ${bot}`))}, each bot against itself.`,
  error: (points: string) => `On average, what was said and what came true are ${points} points of 100 apart.`,
  /** `errors`: by the name of the bot. */
  errors: (errors: readonly (readonly [bot: string, points: string])[]) =>
    `By bot alone it is ${list(errors.map(([bot, points]) => `${points} for ${bot}`))}: the same position can be worth more to one player than to another.`,
  net: (right: string) =>
    `The nets err too. In games that were kept out of their training, they were right about the winner in ${right} of the positions.`,
  loss: (loss: string, guessing: string) =>
    `The loss of the nets on these positions was ${loss}. Pure guessing has ${guessing}, and 0 is perfect.`,
  otherCards: 'The games were played with another version of the cards than this one.',
  chart: 'What was said, and what came true',
  chartText:
    'A dot on the dashed line came true as often as it was said. Its bar shows how far chance can move it, in 95 of 100 cases.',
  said: 'said',
  came: 'came true',
  table: 'The same as a table',
  columns: { said: 'Said', came: 'Came true', within: '95 %', games: 'Games' },
  within: (low: string, high: string) => `${low} to ${high}`,
} as const;

/** A moment that is tried again. */
export const RETRY = {
  open: 'Moment',
  tryAgain: 'Try again',
  title: 'A moment to try again',
  about: (round: number, isStep: boolean) =>
    `Round ${round}, as you saw it then. Something better was there than what was played. ${
      isStep ? 'Play this step to its end' : 'Make your next move'
    }: then your way is judged. You can take moves back until then.`,
  begin: 'Try it',
  back: 'Back to the debrief',
  again: 'Try once more',
  playOn: 'Play on',
  weighed: 'Your way is being judged …',
  found: 'Found',
  notFound: 'Not yet',
  lost: 'No verdict',
  lostText: 'The judging has stopped. Try once more.',
  yours: 'Your way',
  inGame: 'The game',
  best: 'The best way known',
  /** `within`: in points of 100, to each side. */
  chance: (chance: string, within: number) => (within > 0 ? `${chance} ± ${within}` : chance),
  how: 'The game guesses the hidden cards anew each time, plays on for two turns, and takes the mean of the chances to win. A way that is nearly as good as the best one counts as found.',
  better: (hint: string) => `The best way known begins so: ${hint}`,
} as const;

/** A term of the sum. */
export const sumTitle = (term: Side | 'draws' | 'hidden', names: Readonly<Record<Side, string>>): string =>
  term === 'draws' || term === 'hidden' ? DEBRIEF[term] : `Decisions of ${nameOf(names, term)}`;

/** What people write about the game. */
export const NOTES = {
  title: 'Notes',
  at: (round: number, action: number) => `Round ${round}, action ${action}`,
  here: (round: number, action: number) => `Note at round ${round}, action ${action}`,
  hint: 'What happens here, and why?',
  none: 'No notes yet. Wind the tape to a moment, and write what you think of it.',
  delete: 'Delete this note',
  marks: 'Notes',
  mark: (round: number, action: number, text: string) => `Note at round ${round}, action ${action}: ${text}`,
  unsaved: {
    'no-save': 'This game came with a link and is not saved here: notes go when you leave.',
    'in-file': 'Notes that are written here go when this file is closed. Share the game as a file to keep them.',
    'no-room': 'The browser has no room left to save the notes. Share the game as a file to keep them.',
    'no-storage': 'This browser does not let the page save. Share the game as a file to keep the notes.',
    unwritten: 'The browser could not save the notes. Share the game as a file to keep them.',
    overtaken: 'This game was changed in another tab: the last note is not saved. Open the game again.',
  },
  keep: 'Save the game here',
} as const;

/** A page of its own that shows one game. */
export const VIEWER = {
  title: (genius: string, master: string) => `${genius} vs ${master} · Evil Genius VS Spies`,
} as const;

/** How a game leaves the page. */
export const SHARE = {
  text: 'Whoever opens this link sees the whole game, with both hands, from here on.',
  /** Of a game with other cards than those of now. */
  needsCards: 'A link holds no cards: it opens only where the cards of this game are known. The file below holds them.',
  tooLong: 'This game is too long for a link (8 000 characters are the limit). Send its file instead.',
  lacksNotes: 'The notes did not fit into the link. The file below holds them.',
  page: 'Save as one HTML file',
  pageText: 'It opens in any browser, without a network too, and shows the game with both hands and all notes.',
  pageMakes: 'The file is being made …',
  pageMissing: 'The page for it cannot be fetched now. Try again when there is a network.',
  file: 'Save the game as a file',
  fileText: 'It is imported on the title of the game, under the saved games. It holds the notes too.',
  link: 'Link to this moment',
  copy: 'Copy link',
  copied: 'The link is copied.',
  notCopied: 'The browser does not let the page copy. Copy the link from the field.',
} as const;
