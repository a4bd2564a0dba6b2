/** The worker of the search: all that it knows of a mission or a puzzle is in its file. */
import { copyState, perform, registerCatalog } from '../../engine/index.ts';
import { readScenario } from '../format.ts';
import { buildPosition } from '../position.ts';
import type { Book } from '../prove/book.ts';
import { followed } from '../prove/followed.ts';
import { bookOf, openPuzzle } from '../prove/prove.ts';
import { Hindered } from '../prove/task.ts';
import { canReach } from './canReach.ts';
import { lastChance } from './lastChance.ts';
import type { ReachQuestion, ReachReply } from './question.ts';

type Found = Omit<ReachReply, 'number'>;

const UNKNOWN: Found = { within: null, chance: null, reply: null };

function search(question: ReachQuestion): Found {
  const { position, cards, rules, actions } = question;
  const scenario = readScenario(position);
  if (scenario.puzzle) return follow(question);
  const { side = 'both', goal, lost } = scenario.mission ?? {};
  if (side === 'both') return UNKNOWN;
  const { state: start, names } = buildPosition(registerCatalog(cards), scenario, rules);
  const now = copyState(start);
  for (const action of actions) perform(now, action);
  const quest = { side, names, goal, lost };
  const within = canReach(now, quest);
  return { within, chance: within === false ? lastChance(start, quest, actions) : null, reply: null };
}

/** So many positions of a puzzle are looked at while somebody waits: half a gibibyte at most. */
const MOST = 60_000;

/** What is known of the puzzle that was asked about last; null: it cannot be looked through. */
let known: { file: string; book: Book | null } | null = null;

function follow({ position, cards, rules, actions }: ReachQuestion): Found {
  const open = openPuzzle(readScenario(position), { cards, rules });
  if (!open) return UNKNOWN;
  const file = JSON.stringify(position);
  if (known?.file !== file) known = { file, book: lookedThrough(open) };
  if (!known.book) return UNKNOWN;
  const { left, reply, now } = followed(known.book, open.state, actions);
  const isProved = known.book.isWon(open.state);
  return { within: left === null, chance: left, reply, ...(now && { now }), isProved };
}

function lookedThrough(open: Parameters<typeof bookOf>[0]): Book | null {
  try {
    return bookOf(open, { positions: MOST });
  } catch (error) {
    if (error instanceof Hindered) return null;
    throw error;
  }
}

addEventListener('message', ({ data }: MessageEvent<ReachQuestion>) =>
  postMessage({ number: data.number, ...search(data) } satisfies ReachReply),
);
