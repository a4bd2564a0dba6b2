/** Runs the open session: sends it commands, does its to-dos, and publishes the result to the page. */

import type { StoreApi } from 'zustand/vanilla';
import type { BySide, Catalog, Refusal, Trouble } from '../engine/index.ts';
import { catalogOf, reuse } from '../engine/index.ts';
import { cardChanges, needsDeal } from '../engine/language.ts';
import type { Beat, CardsNews, Command, Consult, Envelope, Session, TableRefusal, Todo } from '../host/index.ts';
import { ADVISER, handle, NO_GAME, publish, tableRefusal, wholeOf, withGame } from '../host/index.ts';
import { frozen } from '../record/index.ts';
import type { Preferences } from '../storage/defaults.ts';
import { openKeptPuzzles } from '../storage/keptPuzzles.ts';
import { keepPreferences } from '../storage/preferences.ts';
import { openResults } from '../storage/results.ts';
import { openSaves } from '../storage/saves.ts';
import { isTrouble } from '../storage/trouble.ts';
import type { Unkept } from '../storage/vault.ts';
import type { Notice, NoticeFacts } from '../text/facts/notices.ts';
import { namesForNext } from './cast.ts';
import { KEPT, reportable } from './lately.ts';
import { heard, keysTold, refutingMove, scriptedMove, shownLesson, taught } from './lesson.ts';
import { newAsking } from './opponent.ts';
import { noteEnd, noteSolved } from './results.ts';
import { heardRetry, shownRetry } from './retry.ts';
import type { Runner } from './runner.ts';
import { searchAhead } from './searchAhead.ts';
import type { PublicState, Store } from './types.ts';
import { mayAskWhatIf } from './whatIfSet.ts';
import type { World } from './world.ts';

const nothing = (): void => {};

export function newRunner(world: World, api: StoreApi<Store>): Runner {
  const runner: Runner = {
    world,
    api,
    saves: openSaves(world.vault, world.keep, () => world.positions.read),
    results: openResults(world.keep),
    puzzles: openKeptPuzzles(world.keep),
    session: null,
    lesson: null,
    retry: null,
    debriefed: null,
    reach: null,
    claimed: null,
    cards: null,
    brought: null,
    played: null,
    isPromiseAsked: false,
    lately: [],
    stopWaiting: nothing,
    asking: newAsking(world, {
      mayAnswer: ({ source }) => source === ADVISER || !(isReading(runner) || isUnsure(runner)),
      answered({ side, source, question }, reply) {
        const action = (source !== ADVISER && refutingMove(runner, side)) || reply.action;
        const command: Command & Envelope =
          source === ADVISER
            ? { do: 'hint', advice: reply, question }
            : { do: 'answer', side, action, from: source, question };
        try {
          return dispatch(runner, command) === undefined || isLocked(runner);
        } catch (error) {
          world.report(error);
          return false;
        }
      },
      replaced(source) {
        if (source !== ADVISER) notify(runner, { id: 'opponent', code: 'bot-lost', facts: { source } });
      },
      lost(what) {
        dismiss(runner, 'opponent');
        if (what?.source === ADVISER) dispatch(runner, { do: 'hint', advice: 'none', question: what.question });
        else api.setState({ lostOpponent: what?.side ?? null });
      },
    }),
  };
  return runner;
}

const isLocked = ({ session }: Runner): boolean => session?.locked ?? true;

/** Has the open session do a command. Returns a refusal if it is not done. */
export function dispatch(runner: Runner, command: Command & Envelope): Refusal | TableRefusal | undefined {
  if (!runner.session) return tableRefusal('no-game');
  const { session, beats, todo, refusal } = handled(runner, runner.session, command);
  const changed = session !== runner.session;
  const before = runner.session;
  const ends = isOver(session) && !isOver(before);
  runner.session = session;
  // Whoever hears of the change may post the next command at once. So all is done before it is told.
  for (const one of todo) attempt(runner, () => run(runner, one));
  if (!isConsulting(session)) runner.asking.forget();
  if (ends && !runner.lesson) swapSides(runner, session.record);
  const events = eventsOf(beats);
  if (runner.lesson && !refusal)
    runner.lesson = heard(runner, runner.lesson, { command, before, after: session, events });
  heardRetry(runner, () => show(runner));
  noteEnd(runner, before, session);
  if (changed) show(runner, { refused: null }, beats);
  searchAhead(
    runner,
    () => show(runner),
    () => runner.asking.goOn(),
  );
  if (!refusal) note(runner, command);
  return refusal;
}

function handled(runner: Runner, session: Session, command: Command & Envelope): ReturnType<typeof handle> {
  try {
    return handle(session, command, runner.world.now());
  } catch (error) {
    note(runner, command, true);
    throw error;
  }
}

/** Runs one of many things. If it fails, that is told, and the others are done all the same. */
function attempt({ world }: Runner, run: () => void): void {
  try {
    run();
  } catch (error) {
    world.report(error);
  }
}

function note(runner: Runner, command: Command, hasFailed = false): void {
  const done = reportable(command, runner.api.getState().table);
  if (done) runner.lately = [...runner.lately, { ...done, hasFailed }].slice(-KEPT);
}

/** True if a bot is asked something now. */
const isConsulting = ({ waiting, hint, question }: Session): boolean =>
  waiting.kind === 'thinking' || (hint?.question === question && hint.advice === null);

const isOver = ({ timeline }: Session): boolean => timeline.state.winner !== null;

/** After a game the next one is played with the sides swapped, unless the players say otherwise. */
function swapSides(runner: Runner, { names, sources }: Pick<Preferences, 'names' | 'sources'>): void {
  const before = runner.api.getState().preferences.names;
  prefer(runner, { names: swapped(namesForNext(names, sources, before)), sources: swapped(sources) });
}

const swapped = ({ genius, spymaster }: BySide<string>): BySide<string> => ({ genius: spymaster, spymaster: genius });

function run(runner: Runner, todo: Todo): void {
  switch (todo.do) {
    case 'wait':
      wait(runner, todo.ms, todo.question);
      break;
    case 'stop-waiting':
      runner.stopWaiting();
      break;
    case 'consult':
      ask(runner, todo.what);
      break;
    case 'save':
      save(runner);
      break;
    case 'tell-cards':
      notify(runner, {
        id: 'cards',
        ...newsOf(todo.what),
        ...(todo.what.why === 'vanished' && { again: true }),
      });
      break;
    case 'untell-cards':
      dismiss(runner, 'cards');
      break;
  }
}

/** Asks a bot. After an undo, or a way back, it begins anew: it remembers nothing that was taken back. */
function ask(runner: Runner, what: Consult): void {
  const { session, lesson, asking } = runner;
  if (!session) return;
  const game = `${session.record.id} ${session.record.undone.length + (lesson?.tried.length ?? 0)}`;
  asking.ask({ ...what, game, scripted: scriptedMove(runner, what) });
}

function newsOf(what: CardsNews): Trouble<NoticeFacts> {
  if (what.why === 'vanished') return { code: 'card-vanished', facts: { name: what.name, id: what.id } };
  return what.why === 'loop' ? { code: 'cards-loop', facts: { names: what.names } } : { code: 'cards-wait', facts: {} };
}

/** Tells the players of the open game what is different from the cards before. */
export function tellChanges(runner: Runner, before: NonNullable<Runner['cards']>): void {
  const { cards, session } = runner;
  if (!cards || !session) return;
  const dealt = catalogOf({ set: session.record.segments[0].cards });
  const again = !isOver(session) && cardChanges(bare(dealt), bare(cards.catalog)).some(needsDeal);
  const whatIf = mayAskWhatIf(runner);
  const changes = cardChanges({ ...before.catalog, rules: before.rules }, { ...cards.catalog, rules: cards.rules });
  const facts = { changes, needsDeal: again };
  notify(runner, { id: 'changes', code: 'cards-changed', facts, ...(again && { again }), ...(whatIf && { whatIf }) });
}
const bare = ({ definitions }: Catalog) => ({ definitions, rules: {} });

/** A timer that comes so many milliseconds late has stood still: the device slept, or the browser froze the page. */
const STOOD_STILL = 1500;

function wait(runner: Runner, ms: number, question: number): void {
  runner.stopWaiting();
  const { now, after } = runner.world;
  const due = now() + ms;
  const stop = after(ms, () => {
    runner.stopWaiting = nothing;
    dispatch(runner, { do: 'time-up', late: now() - due > STOOD_STILL, question });
  });
  runner.stopWaiting = () => {
    stop();
    runner.stopWaiting = nothing;
  };
}

/** Publishes the session as it is now. `extra`: more of the public state, changed in the same update. */
export function show(runner: Runner, extra: Partial<PublicState> = {}, beats: readonly Beat[] = []): void {
  const { api, session } = runner;
  const before = api.getState();
  const cards = before.cards && { ...before.cards, waiting: (session?.nextCards ?? null) !== null };
  const published = session ? publish(session, before) : NO_GAME;
  const mayAsk = mayAskWhatIf(runner);
  const events = eventsOf(beats);
  const told = events.length > 0 ? { latest: { events, serial: before.latest.serial + 1 }, beats } : {};
  const stood = runner.lesson?.stands;
  if (runner.lesson) runner.lesson = taught(runner, runner.lesson, published);
  if (runner.lesson?.stands === 'won' && stood !== 'won') noteSolved(runner, runner.lesson.open);
  const lesson = runner.lesson && reuse(before.lesson, shownLesson(runner, runner.lesson));
  const retry = runner.retry && reuse(before.retry, shownRetry(runner.retry));
  api.setState({ ...published, ...told, cards, mayAskWhatIf: mayAsk, lesson, retry, ...extra });
  if (runner.lesson) remember(runner, keysTold(runner, runner.lesson));
  runner.asking.goOn();
}

/** True while somebody has a tip to read at the table: bots wait for that. */
const isReading = ({ lesson }: Runner): boolean => lesson?.stands === 'on' && lesson.taught.table.now !== null;

/** True while it is not known if a try in a puzzle is refuted: the other side waits for that. */
const isUnsure = ({ lesson }: Runner): boolean => lesson !== null && lesson.open.puzzle !== null && lesson.isSearching;

const eventsOf = (beats: readonly Beat[]) => beats.flatMap((beat) => wholeOf(beat).events);

/** Remembers what has been told in guided games. */
function remember(runner: Runner, keys: readonly string[]): void {
  const { told } = runner.api.getState().preferences;
  if (keys.some((key) => !told.includes(key))) prefer(runner, { told: [...new Set([...told, ...keys])] });
}

/** Saves the open game if this tab may write it. If saving fails, a notice says so. */
export function save(runner: Runner): void {
  const { session, claimed, saves } = runner;
  if (!session || session.locked || !claimed?.mayWrite()) return;
  const { id } = session.record;
  saves.save(session.record, session.timeline, (why) => settle(runner, id, why));
  tellKeeping(runner);
}

/** Called when that game is safe, or could not be saved. */
function settle(runner: Runner, id: string, why: Unkept | undefined): void {
  tellKeeping(runner);
  if (why === undefined) askToPromise(runner);
  if (why !== 'overtaken' || runner.session?.record.id !== id || !runner.claimed?.mayWrite()) return;
  dispatch(runner, { do: 'lock' });
  runner.saves.refresh(id, () => {
    reload(runner, id);
    dispatch(runner, { do: 'unlock' });
    notify(runner, { id: 'save', code: 'overtaken', facts: {} });
  });
}

/** Loads the open game again as it was saved last. */
export function reload(runner: Runner, id: string): void {
  const found = runner.saves.load(id);
  if (isTrouble(found)) notify(runner, { id: 'save', code: 'save', facts: { trouble: found } });
  else if (runner.session?.record.id === id)
    runner.session = withGame(runner.session, { ...found, timeline: frozen(found.timeline) });
}

/**
 * Tells whether all games are safe. A trouble is told once: it comes back after it was over, or if it is another one.
 */
export function tellKeeping(runner: Runner): void {
  const { api, saves, world } = runner;
  world.holdPage(saves.isUnsafe());
  const { keeping } = api.getState();
  const unsaved = saves.trouble() ?? null;
  if (unsaved === keeping.unsaved) return;
  api.setState({ keeping: { ...keeping, unsaved } });
  if (unsaved) notify(runner, { id: 'storage', code: 'unsaved', facts: { why: unsaved } });
  else dismiss(runner, 'storage');
}

/** Asks the browser once, after the first save, to promise that it will not clear out what it keeps. */
function askToPromise(runner: Runner): void {
  if (runner.isPromiseAsked) return;
  runner.isPromiseAsked = true;
  tellPromise(runner, true);
}

/** Tells whether the browser has promised it. */
export function tellPromise({ world, api }: Runner, ask: boolean): void {
  const tell = (promised: boolean): void => api.setState({ keeping: { ...api.getState().keeping, promised } });
  world.persisted(ask).then(tell, () => tell(false));
}

export function notify({ api }: Runner, notice: Notice): void {
  const { notices } = api.getState();
  if (notices.some((n) => n.id === notice.id && sameFacts(n, notice))) return;
  api.setState({ notices: [...notices.filter((n) => n.id !== notice.id), notice] });
}
const sameFacts = (one: Notice, other: Notice): boolean =>
  one.code === other.code && JSON.stringify(one.facts) === JSON.stringify(other.facts);

export function dismiss({ api }: Runner, id: Notice['id']): void {
  const { notices } = api.getState();
  if (notices.some((n) => n.id === id)) api.setState({ notices: notices.filter((n) => n.id !== id) });
}

/** Changes preferences, and stores them for later games. */
export function prefer({ api, world }: Runner, change: Partial<Preferences>): void {
  const preferences = { ...api.getState().preferences, ...change };
  keepPreferences(world.keep, preferences);
  api.setState({ preferences });
}
