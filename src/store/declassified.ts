/** A finished game, declassified: its tape runs on the table of a store of its own, and all that was hidden is told. */
import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { Moment } from '../debrief/moments.ts';
import type { DebriefNews, OwnPuzzle } from '../debrief/question.ts';
import type { GameEvent } from '../engine/index.ts';
import { other, roundOf, view } from '../engine/index.ts';
import type { Command, ShownStop } from '../host/index.ts';
import { beatTo, NO_GAME, shownStop, wholeOf } from '../host/index.ts';
import type { Game, GameRecord, Stop } from '../record/index.ts';
import { marksOf, stopOfEntry, tapeOf, withRemark, wound } from '../record/index.ts';
import type { Preferences } from '../storage/defaults.ts';
import type { Unkept } from '../storage/vault.ts';
import { nameOf } from '../text/en/names.ts';
import { OWN } from '../text/en/screens/ownPuzzles.ts';
import { fileOf } from './gameFile.ts';
import { toGameLink } from './gameLink.ts';
import { staticStore } from './staticStore.ts';
import type { Declassified, Lies, PlayOn, ShownDebrief, ShownPuzzle, ShownRemarks, ShownTape, Store } from './types.ts';
import type { World } from './world.ts';

/** Milliseconds between two steps of a running tape where something has happened, with scenes and without. */
const BETWEEN = { shown: 120, unshown: 700 };

/** What a declassified game needs of the store that opens it. */
interface Around {
  /** The stop at which it opens. */
  at: number;
  lies: Lies;
  after: World['after'];
  preferences: Preferences;
  /** Changes preferences beyond this table. */
  prefer(change: Partial<Preferences>): void;
  hasOtherCards: boolean;
  needsCards: boolean;
  /** Begins to find out about the game. The returned function stops that. */
  debrief(tell: (news: DebriefNews) => void, onLost: () => void): () => void;
  playOn(stop: Stop, how: PlayOn): ReturnType<Declassified['playOn']>;
  /** Null: there is no table to try something at. */
  tryAgain: ((stop: Stop, moment: Moment, link: string) => { id: string }) | null;
  /** Which puzzles are kept, and what keeps one; it answers false if there is no room. Null: this page keeps none. */
  puzzles: {
    isKept(puzzle: OwnPuzzle): boolean;
    keep(puzzle: OwnPuzzle): boolean;
  } | null;
  /** Keeps what was written with the saved game. `settled`: called when it is safe, or with the reason why it is not. */
  keepRemarks(remarks: GameRecord['remarks'], settled: (why?: Unkept) => void): void;
  /** Saves this game, which was not saved here. */
  keep(record: GameRecord): void;
}

/** Declassifies a game. It is over, or breaks off. */
export function declassified(
  game: Pick<Game, 'record' | 'start'>,
  {
    at,
    lies,
    after,
    preferences,
    prefer,
    hasOtherCards,
    needsCards,
    debrief,
    playOn,
    tryAgain,
    puzzles,
    keepRemarks,
    keep,
  }: Around,
): Declassified {
  const tape = tapeOf(game.record, game.start);
  const { stops, log } = tape;
  const last = stops.length - 1;
  let stopWaiting = (): void => {};
  let beats = 0;

  const begin = Math.min(at, last);
  const first = shownStop(game, tape, begin, NO_GAME);
  const table: StoreApi<Store> = staticStore(first.table, preferences);
  const shown = createStore<ShownTape>()(() => asShown(begin, first, false));
  table.setState({
    preferences,
    post: heard,
    setPreferences(change) {
      prefer(change);
      table.setState({ preferences: { ...table.getState().preferences, ...change } });
    },
  });

  function asShown(stop: number, { table: _, ...hidden }: ShownStop, runs: boolean): ShownTape {
    const { turn } = stops[stop].state;
    return { stop, turn: turn.number, side: turn.side, runs, ...hidden };
  }

  /** Turns the table to that stop. `tells`: as it happened. */
  function turn(stop: number, runs: boolean, tells: boolean): void {
    stopWaiting();
    const now = shownStop(game, tape, stop, table.getState());
    const beat = tells ? beatTo(game, tape, stop) : null;
    const told = beat && { ...beat, number: ++beats };
    const { latest } = table.getState();
    const events: readonly GameEvent[] = told ? wholeOf(told).events : [];
    shown.setState(asShown(stop, now, runs));
    table.setState({
      ...now.table,
      beats: told ? [told] : [],
      ...(told && { latest: { events, serial: latest.serial + 1 } }),
    });
    if (runs && !told) goOn(0);
  }

  /** Makes the next step in so many milliseconds, if the tape still runs. */
  function goOn(ms: number): void {
    stopWaiting();
    stopWaiting = after(ms, () => {
      const { stop, runs } = shown.getState();
      if (runs) turn(stop + 1, stop + 1 < last, true);
    });
  }

  /** Hears what the page says of the table: it has shown a beat. */
  function heard(command: Command): void {
    if (command.do !== 'shown' || command.beat !== beats || !shown.getState().runs) return;
    const { latest, preferences: now } = table.getState();
    if (latest.events.length === 0) goOn(0);
    else goOn(now.show === 0 ? BETWEEN.unshown : BETWEEN.shown / now.show);
  }

  const found = createStore<ShownDebrief>()(() => ({
    chances: [],
    entries: [],
    sums: null,
    moments: [],
    held: [],
    puzzles: [],
    stands: 'open',
  }));
  let own: readonly OwnPuzzle[] = [];
  const stopDebrief = debrief(
    (news) => {
      if (news.kind !== 'puzzles') found.setState((before) => withNews(before, news));
      else {
        own = news.puzzles.map((one) => ({ ...one, scenario: { name: nameOfPuzzle(one), ...one.scenario } }));
        found.setState({ puzzles: own.map(shownPuzzle) });
      }
    },
    () => found.setState({ stands: 'lost' }),
  );

  function nameOfPuzzle({ stop, scenario }: OwnPuzzle): string {
    const { names, created } = game.record;
    const side = scenario.puzzle?.side ?? 'genius';
    const round = roundOf(stops[stop].state.turn.number);
    return OWN.name(nameOf(names, side), nameOf(names, other(side)), round, new Date(created));
  }
  function shownPuzzle(one: OwnPuzzle): ShownPuzzle {
    const { stop, scenario, positions } = one;
    return { stop, name: scenario.name ?? '', positions, kept: puzzles?.isKept(one) ? 'yes' : 'no' };
  }

  const remarks = createStore<ShownRemarks>()(() => ({
    all: game.record.remarks,
    unsaved: lies === 'saved' ? null : lies,
  }));
  const written = (): GameRecord => ({ ...game.record, remarks: [...remarks.getState().all] });

  const goTo = (stop: number): void => turn(Math.min(Math.max(stop, 0), last), false, false);
  return {
    id: lies === 'saved' ? game.record.id : null,
    names: game.record.names,
    length: stops.length,
    turns: stops.map(({ state }) => state.turn.number),
    sides: stops.map(({ state }) => state.turn.side),
    rounds: roundsIn(stops.map(({ state }) => roundOf(state.turn.number))),
    marks: marksOf(tape),
    log,
    broken: tape.broken,
    table,
    shown,
    debrief: found,
    trust: () => import('../debrief/trust.ts').then(({ trust }) => trust()),
    viewAt: (stop, side) => view(stops[stop].state, side),
    goTo,
    wind(stride, by) {
      const { stop } = shown.getState();
      const next = wound(tape, stop, stride, by);
      if (next !== stop) turn(next, false, stride === 'step' && by === 1);
    },
    goToEntry: (entry) => goTo(stopOfEntry(tape, entry)),
    run(on) {
      const { stop } = shown.getState();
      if (!on) {
        stopWaiting();
        shown.setState({ runs: false });
        return;
      }
      const next = Math.min(stop === last ? 1 : stop + 1, last);
      if (next !== stop) turn(next, next < last, true);
    },
    hasOtherCards,
    needsCards,
    remarks,
    remark(one) {
      remarks.setState(({ all }) => ({ all: withRemark(all, one) }));
      if (lies === 'saved') keepRemarks(written().remarks, (why) => remarks.setState({ unsaved: why ?? null }));
    },
    keep() {
      keep(written());
      return game.record.id;
    },
    link: () => toGameLink(written(), shown.getState().stop),
    file: () => fileOf(written()),
    viewed: () => ({ file: fileOf(written()).text, start: game.start, at: shown.getState().stop }),
    playOn: (how) => playOn(stops[shown.getState().stop], how),
    tryAgain:
      tryAgain &&
      (async (moment) => {
        const link = lies === 'saved' ? null : await toGameLink(written(), moment.stop);
        return tryAgain(stops[moment.stop], moment, link?.link ?? '');
      }),
    keepPuzzle:
      puzzles &&
      ((stop) => {
        const one = own.find((puzzle) => puzzle.stop === stop);
        if (!one) return;
        const kept = puzzles.keep(one) ? 'yes' : 'no-room';
        const { puzzles: before } = found.getState();
        found.setState({ puzzles: before.map((shown) => (shown.stop === stop ? { ...shown, kept } : shown)) });
      }),
    close() {
      stopWaiting();
      stopDebrief();
    },
  };
}

/** The first stop of each round. */
const roundsIn = (rounds: readonly number[]): number[] =>
  rounds.flatMap((round, stop) => (stop === 0 || round > rounds[stop - 1] ? [stop] : []));

/** The moments that are told now. One that was told before stays the same object, so that nothing is drawn anew for it. */
const stillThere = (before: readonly Moment[], now: readonly Moment[]): Moment[] =>
  now.map((moment) => before.find(({ stop, side }) => stop === moment.stop && side === moment.side) ?? moment);

/** What is known with the news. What is known better of the first stops takes the place of the first reading. */
function withNews(before: ShownDebrief, news: Exclude<DebriefNews, { kind: 'puzzles' }>): ShownDebrief {
  if (news.kind === 'done') return { ...before, stands: 'whole' };
  if (news.kind === 'moments') return { ...before, moments: stillThere(before.moments, news.moments) };
  if (news.kind === 'held') return { ...before, held: news.held };
  if (news.kind === 'curve') return { ...before, chances: news.chances };
  const { entries, chances, sums } = news;
  return {
    ...before,
    chances: [...chances, ...before.chances.slice(chances.length)],
    entries: [...before.entries, ...entries],
    sums,
  };
}
