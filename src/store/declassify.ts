import type { Card } from '../engine/index.ts';
import { catalogOf } from '../engine/index.ts';
import type { Session } from '../host/index.ts';
import type { GameRecord, Stop, Timeline } from '../record/index.ts';
import { hasOtherCards, rulesFor, setsOf } from '../record/index.ts';
import { rebuild, startOf } from '../storage/readSave.ts';
import type { SaveTrouble } from '../storage/trouble.ts';
import { breaksOff, isTrouble, trouble } from '../storage/trouble.ts';
import { fromGameLink } from './gameLink.ts';
import { debriefOf } from './judging.ts';
import { keepPuzzle } from './puzzles.ts';
import { setFor } from './readySet.ts';
import { beginRetry, openCopy } from './retryActions.ts';
import { dispatch, prefer, tellKeeping } from './run.ts';
import type { Finished, Runner } from './runner.ts';
import type { Actions, Declassified, Lies, PlayOn } from './types.ts';

/**
 * Opens a finished game with all that was hidden in it. The game that is open at the table stays so. `open`: opens a game
 * at the table.
 */
export async function declassify(
  runner: Runner,
  open: (session: Session) => void,
  id: string,
  at = 0,
): ReturnType<Actions['declassify']> {
  const { world, saves, session } = runner;
  await world.positions.load().catch(() => {});
  const found = session?.record.id === id ? session : saves.load(id);
  if (!isTrouble(found)) {
    const game = await shown(runner, open, found, at, 'saved');
    if (!('code' in game) && runner.session?.record.id === id) runner.session = { ...runner.session, filesRead: true };
    return game;
  }
  const game = breaksOff(found) ? endedBefore(runner, id) : null;
  return game ? shown(runner, open, game, at, 'saved') : found;
}

/** A game that was over, but does not play to its end any more; null: nothing is known of that. */
function endedBefore({ world, saves }: Runner, id: string): Finished | null {
  const record = saves.record(id);
  if (isTrouble(record) || !record.ended) return null;
  const start = startOf(record, world.positions.read);
  return start && 'code' in start ? null : { record, start };
}

/** Opens the game of a link. */
export async function declassifyLink(
  runner: Runner,
  open: (session: Session) => void,
  link: string,
): ReturnType<Actions['declassify']> {
  const { world, saves, cards, brought } = runner;
  await world.positions.load().catch(() => {});
  const found = await fromGameLink(link, { id: world.newId(), now: world.now() });
  if (!found) return trouble('damaged-link');
  const sets = [cards, brought].flatMap((set) => (set ? [set.catalog] : []));
  const cardsOf = (hash: string): readonly Card[] | undefined =>
    sets.find((catalog) => catalog.hash === hash)?.source ?? saves.cards(hash);
  const built = rebuild(found.record, cardsOf, world.positions.read);
  return isTrouble(built) ? built : shown(runner, open, built, found.stop, 'no-save');
}

async function shown(
  runner: Runner,
  open: (session: Session) => void,
  game: Finished,
  at: number,
  lies: Lies,
): Promise<Declassified | SaveTrouble> {
  const { world, api, saves } = runner;
  const { record, timeline } = game;
  if (!record.ended && timeline?.state.winner == null) return trouble('not-over');
  const { declassified } = await import('./declassified.ts');
  const now = setFor(runner);
  return declassified(game, {
    at,
    lies,
    after: world.after,
    preferences: api.getState().preferences,
    prefer: (change) => prefer(runner, change),
    hasOtherCards:
      now !== null &&
      hasOtherCards(record, { cards: now.catalog.hash, rules: rulesFor(now.rules, record.settings.preset) }),
    needsCards: setsOf(record).some((set) => set !== runner.cards?.catalog.hash),
    debrief: (tell, onLost) => debriefOf(runner, game, tell, onLost),
    playOn: (stop, how) => playOn(runner, open, game, stop, how),
    tryAgain: (stop, moment, link) =>
      beginRetry(runner, open, { game, of: lies === 'saved' ? { id: record.id } : { link }, moment, stop }),
    puzzles: {
      isKept: ({ scenario, cards }) => runner.puzzles.has({ file: scenario, cards }),
      keep: ({ scenario, cards }) => keepPuzzle(runner, { file: scenario, cards }),
    },
    keepRemarks: (remarks, settled) => saves.remark(record.id, remarks, settled),
    keep: (written) => timeline && keep(runner, written, timeline),
  });
}

/** Opens a copy of the game as it stood at that stop. */
function playOn(
  runner: Runner,
  open: (session: Session) => void,
  game: Finished,
  stop: Stop,
  { sources, withCards }: PlayOn,
): { id: string } {
  const copy = openCopy(runner, open, game, stop, sources);
  const now = setFor(runner);
  if (withCards && now) {
    const { catalog, rules } = now;
    runner.saves.remember(catalog.hash, catalog.source);
    dispatch(runner, { do: 'cards', set: catalog.hash, rules });
  }
  return copy;
}

/** Saves a finished game that was not saved here. */
function keep(runner: Runner, record: GameRecord, timeline: Timeline): void {
  const { saves } = runner;
  for (const set of setsOf(record)) saves.remember(set, catalogOf({ set }).source);
  saves.save({ ...record, ended: true }, timeline, () => tellKeeping(runner));
  tellKeeping(runner);
  runner.api.setState({ saves: saves.list() });
}
