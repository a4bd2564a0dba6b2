/** Watches a game closely: tries illegal actions beside the legal ones, and counts what it meets. */
import type { Action, Catalog, GameEvent, Rules, State } from '../../src/engine/index.ts';
import { copyState, dice, refusal } from '../../src/engine/index.ts';
import type { Watch } from '../../src/sim/game.ts';
import { logLine } from '../../src/text/en/game/log.ts';
import { cardsSeen, isDone } from '../engine/coverage.ts';
import type { Listening } from '../engine/listening.ts';
import { neighbour } from '../engine/neighbours.ts';
import { complaint } from '../engine/referee.ts';
import type { Ruling, Sight } from '../engine/rulings.ts';
import { RULINGS } from '../engine/rulings.ts';
import { SIGNS } from './rules.ts';
import type { Tally } from './tally.ts';
import { count } from './tally.ts';

/** The same cards twice: `listening` tells which verbs the rules read, and is slower. */
export interface SoakSet {
  catalog: Catalog;
  listening: Listening;
  rules: Partial<Rules>;
}

/** So many neighbours of a legal action are tried before each action, and when the game is over. */
const TRIES = 4;

const EVERY_SIGN: readonly Ruling[] = [...RULINGS, ...SIGNS];

/**
 * Adds to the tally, for each action:
 * - cards that came into play or resolved, and verbs that did their work;
 * - events and refusals, each time;
 * - rules, once for each action or illegal action: those that its refusal cites, that a line of the log about its
 *   events cites, or that one of the RULINGS or SIGNS recognises.
 * Throws the complaints of the referee.
 */
export function closely({ heard }: Listening, seed: number, tally: Tally): Watch {
  const roll = dice(seed ^ 0x11e6);
  const { met } = tally;
  let before: State;
  let action: Action;
  let events: GameEvent[] = [];
  let earlier: GameEvent[] = [];
  return {
    action(state, next) {
      const wrong = complaint(state);
      if (wrong) throw new Error(wrong);
      tryBeside(state, next, roll, tally);
      if (before?.turn.number !== state.turn.number) earlier = [];
      before = copyState(state);
      action = next;
      events = [];
      heard.clear();
    },
    event(_, event) {
      count(met.events, event.type);
      events.push(event);
    },
    done(after) {
      const sight: Sight = { before, action, events, after, earlier };
      for (const card of cardsSeen(sight)) count(met.cards, card);
      for (const verb of new Set(heard.values())) if (isDone(verb, sight)) count(met.verbs, verb);
      const rules = new Set(events.flatMap((event) => logLine(event, String)?.rule ?? []));
      for (const { rule, seen } of EVERY_SIGN) if (!rules.has(rule) && seen?.(sight)) rules.add(rule);
      for (const rule of rules) count(met.rules, rule);
      earlier.push(...events);
      if (after.winner !== null) tryBeside(after, action, roll, tally);
    },
  };
}

function tryBeside(state: State, legal: Action, roll: (n: number) => number, tally: Tally): void {
  for (let i = 0; i < TRIES; i++) {
    const action = neighbour(state, legal, roll);
    const why = refusal(state, action);
    if (!why) continue;
    tally.illegal++;
    count(tally.met.refusals, why.code);
    const rules = new Set([why.rule]);
    for (const { rule, refused } of EVERY_SIGN) if (refused?.({ state, action, refusal: why })) rules.add(rule);
    for (const rule of rules) count(tally.met.rules, rule);
  }
}
