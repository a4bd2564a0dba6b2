/** Plans the Genius's lair step as a whole on an imagined state. The plan is then done action by action. */
import type { Action, CardId, Occupant, State } from '../../engine/index.ts';
import { copyState, definitionOf, hasKeyword, NONE, perform, SQUARES, squareOf, statOf } from '../../engine/index.ts';
import type { Avoids } from '../bot.ts';
import { isBarred } from '../habits/habit.ts';
import type { Judge } from './judge.ts';
import { after, settle } from './outlook.ts';

/** The least worth, in Evilness, for which a change is made. */
const WORTHWHILE = 0.02;

const SQUARE_NUMBERS = Array.from({ length: SQUARES }, (_, i) => i + 1);

interface Build {
  card: CardId;
  workers: CardId[];
  host: CardId;
}
interface Made {
  state: State;
  builds: Build[];
}

export interface LairPlan {
  /** The actions in order; none if the lair is best left as it is. */
  actions: Action[];
  worth: number;
}

/** The best plan that the judge finds. It keeps to the habit. */
export const planLair = (state: State, judge: Judge, avoids?: Avoids): LairPlan =>
  lairPlans(state, judge, 1, avoids)[0];

/** A plan for each group of Minions that could be played, none of them included, the best by the judge first. */
export const lairPlans = (state: State, judge: Judge, most: number, avoids?: Avoids): LairPlan[] =>
  recruitsTried(state, judge, avoids)
    .slice(0, most)
    .map((tried) => arranged(state, judge, tried, avoids));

/** A group of Minions that is played, and what is built then. */
interface Tried {
  played: CardId[];
  made: Made;
  worth: number;
}

/** Each group of Minions, the best by the judge first. */
function recruitsTried(state: State, judge: Judge, avoids: Avoids | undefined): Tried[] {
  const all = recruits(state).map((played) => {
    const peopled = copyState(state);
    for (const card of played) put(peopled, card, avoids);
    const made = buildAll(peopled, judge, avoids);
    return { played, made, worth: judge.worth(made.state) };
  });
  return all.sort((a, b) => b.worth - a.worth);
}

/** The plan for a group, with its cards in the best squares. */
function arranged(state: State, judge: Judge, { played, made, worth }: Tried, avoids: Avoids | undefined): LairPlan {
  const movable = freeMinions(state).flatMap(({ card }) => (canMove(state, card, avoids) ? [card] : []));
  const moved = copyState(made.state);
  arrange(moved, new Set([...movable, ...played, ...made.builds.map(({ card }) => card)]), judge);
  const actions = actionsFor(state, { ...made, state: moved }, played);
  if (canBeDone(state, actions, avoids)) return { actions, worth: judge.worth(moved) };
  return { actions: actionsFor(state, made, played), worth };
}

/** Can these actions be done? A Minion's square may change what it can do, and its Work. */
function canBeDone(start: State, actions: readonly Action[], avoids: Avoids | undefined): boolean {
  const state = copyState(start);
  for (const action of actions) {
    if (isBarred(state, action, avoids)) return false;
    perform(state, action);
    settle(state);
  }
  return true;
}

/** The groups of Minions to try to play: as many of the best as allowed, and fewer. */
function recruits(state: State): CardId[][] {
  const room = state.lair.filter((unit) => unit === null).length;
  const value = (card: CardId): number => {
    const d = definitionOf(state, card);
    return d.attack + d.health + 1.5 * d.perception + d.work + d.abilities.length + 2 * d.keywords.length;
  };
  const minions = state.hands.genius
    .filter((card) => definitionOf(state, card).type === 'minion')
    .toSorted((a, b) => value(b) - value(a));
  const most = Math.min(state.minionsLeft, room, minions.length);
  return Array.from({ length: most + 1 }, (_, i) => minions.slice(0, most - i));
}

/** May this Free Minion go to another square? */
const canMove = (state: State, minion: CardId, avoids: Avoids | undefined): boolean =>
  SQUARE_NUMBERS.some((square) => !isBarred(state, { type: 'moveMinion', side: 'genius', minion, square }, avoids));

/** Puts a Minion in the first square that it may have. It can be moved from there again. */
function put(state: State, card: CardId, avoids: Avoids | undefined): void {
  const into = (square: number): Action => ({ type: 'playMinion', side: 'genius', card, square });
  const square = SQUARE_NUMBERS.find((one) => !isBarred(state, into(one), avoids));
  if (square === undefined) return;
  perform(state, into(square));
  settle(state);
}

/** Free Minions of the lair. */
export const freeMinions = (state: State): Occupant[] =>
  state.lair.filter(
    (unit): unit is Occupant => unit !== null && !unit.busy && definitionOf(state, unit.card).type === 'minion',
  );

/** Builds as long as that makes the position better, each time the Contraption that makes it best. */
function buildAll(start: State, judge: Judge, avoids: Avoids | undefined): Made {
  const builds: Build[] = [];
  let state = start;
  let worth = judge.worth(copyState(state));
  for (;;) {
    let best: { state: State; build: Build; worth: number } | undefined;
    for (const build of possibleBuilds(state)) {
      const { card, workers, host } = build;
      const at = (site: { square: number } | { minion: CardId }): Action => ({
        type: 'build',
        side: 'genius',
        card,
        workers,
        ...site,
      });
      const action =
        host === NONE
          ? SQUARE_NUMBERS.map((square) => at({ square })).findLast((one) => !isBarred(state, one, avoids))
          : at({ minion: host });
      if (!action) continue;
      const next = after(state, action);
      const value = judge.worth(next);
      if (!best || value > best.worth) best = { state: next, build, worth: value };
    }
    if (!best || best.worth < worth + WORTHWHILE) return { state, builds };
    builds.push(best.build);
    ({ state, worth } = best);
  }
}

/** Each Contraption of the hand with the workers that the guard misses least, on each Minion that could carry it. */
function possibleBuilds(state: State): Build[] {
  const builds: Build[] = [];
  const room = state.lair.includes(null);
  const seen = new Set<number>();
  const crew = freeMinions(state)
    .filter(({ attached }) => attached.length === 0)
    .map(({ card }) => ({ card, work: statOf(state, card, 'work'), missed: missed(state, card) }))
    .filter(({ work }) => work > 0)
    .sort((a, b) => a.missed - b.missed);
  for (const card of state.hands.genius) {
    const { index, type, cost, attachable } = definitionOf(state, card);
    if (type !== 'contraption' || seen.has(index)) continue;
    seen.add(index);
    if (!attachable && !room) continue;
    const workers = team(crew, cost);
    if (!workers) continue;
    if (!attachable) builds.push({ card, workers, host: NONE });
    else for (const host of hosts(state)) builds.push({ card, workers, host });
  }
  return builds;
}

/** What the lair's guard loses when this Minion becomes Busy. */
function missed(state: State, card: CardId): number {
  const { activated } = definitionOf(state, card);
  const watchful = hasKeyword(state, card, 'vigilant') ? 0 : statOf(state, card, 'perception');
  return watchful + (activated?.ability.cost.busy ? 0.3 : 0);
}

/** The least missed Minions with enough Work, all of them needed (R2.5). Undefined if there is no such team. */
function team(crew: readonly { card: CardId; work: number }[], cost: number): CardId[] | undefined {
  const chosen: { card: CardId; work: number }[] = [];
  let sum = 0;
  for (const one of crew) {
    if (sum >= cost) break;
    chosen.push(one);
    sum += one.work;
  }
  if (sum < cost) return undefined;
  for (const one of [...chosen])
    if (sum - one.work >= cost) {
      chosen.splice(chosen.indexOf(one), 1);
      sum -= one.work;
    }
  return chosen.map(({ card }) => card);
}

function hosts(state: State): CardId[] {
  const { maxAttachments } = state.rules;
  const found: CardId[] = [];
  for (const unit of state.lair)
    if (unit && definitionOf(state, unit.card).type === 'minion')
      if (maxAttachments === null || unit.attached.length < maxAttachments) found.push(unit.card);
  return found;
}

/** Swaps movable cards between squares as long as the lair gets better. */
function arrange(state: State, movable: ReadonlySet<CardId>, judge: Judge): void {
  const { lair } = state;
  const may = (unit: Occupant | null): boolean => unit === null || movable.has(unit.card);
  let worth = judge.worth(state);
  for (let better = true, passes = 0; better && passes < 2; passes++) {
    better = false;
    for (let i = 0; i < SQUARES; i++)
      for (let j = i + 1; j < SQUARES; j++) {
        if (!(lair[i] || lair[j]) || !may(lair[i]) || !may(lair[j])) continue;
        [lair[i], lair[j]] = [lair[j], lair[i]];
        const value = judge.worth(state);
        if (value > worth + WORTHWHILE) [worth, better] = [value, true];
        else [lair[i], lair[j]] = [lair[j], lair[i]];
      }
  }
}

/** The actions for a plan: first Minions move to their squares, then new ones come in, then Contraptions are built. */
function actionsFor(start: State, { state: goal, builds }: Made, played: readonly CardId[]): Action[] {
  const side = 'genius';
  const actions: Action[] = [];
  const now = start.lair.map((unit) => unit?.card ?? NONE);
  for (const { card: minion } of freeMinions(start)) {
    const from = now.indexOf(minion);
    const to = squareOf(goal, minion) - 1;
    if (from === to || to < 0) continue;
    actions.push({ type: 'moveMinion', side, minion, square: to + 1 });
    [now[from], now[to]] = [now[to], now[from]];
  }
  for (const card of played) actions.push({ type: 'playMinion', side, card, square: squareOf(goal, card) });
  for (const { card, workers, host } of builds)
    actions.push(
      host === NONE
        ? { type: 'build', side, card, workers, square: squareOf(goal, card) }
        : { type: 'build', side, card, workers, minion: host },
    );
  return actions;
}
