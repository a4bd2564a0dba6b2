/** A game in short, told when it is over: the score by round, and what became of each Evil Plan. From public events. */
import type { BySide, CardId, GameEvent, PlanStatus } from '../engine/index.ts';
import { definitionOf, HIDDEN, roundOf } from '../engine/index.ts';
import type { Game } from './game.ts';

/** What became of an Evil Plan. One that nobody but the Genius has seen keeps its name to the end (R10.1). */
export interface PlanStory {
  /** Null: only the Genius has seen it. */
  name: string | null;
  /** What it scored, or would have scored. Null: only the Genius has seen it. */
  evilness: number | null;
  fate: 'completed' | 'thwarted' | 'swapped' | 'unfinished';
  /** How far it had come. */
  status: PlanStatus;
  /** The round of its fate. */
  round: number;
  /** The name of the Spy that thwarted it. */
  by: string | null;
}

export interface Chronicle {
  /** The score at the end of each round. The first is the score before the first round. */
  scores: (BySide<number> & { round: number })[];
  /** In the order in which they were chosen. */
  plans: PlanStory[];
  /** The last Spy that thwarted a plan, if the command `once-more` can show its way again. */
  lastWay: { spy: string; round: number } | null;
}

/** The whole game in short. */
export function chronicleOf(game: Game): Chronicle {
  const {
    start,
    timeline: { state, log },
  } = game;
  const nameOf = (card: CardId): string => definitionOf(state, card).name;
  const { genius, spymaster } = start?.score ?? { genius: 0, spymaster: 0 };
  const scores = [{ round: start ? roundOf(start.turn.number) - 1 : 0, genius, spymaster }];
  const plans: PlanStory[] = [];
  const begin = (card: CardId, status: PlanStatus, round: number): void => {
    plans.push({ name: null, evilness: null, fate: 'unfinished', status, round, by: null });
    add({ card });
  };
  /** Adds to the plan in play what all have seen of it. */
  const add = ({ card, ...more }: News): void => {
    const plan = plans.at(-1);
    if (!plan) return;
    const seen = card === HIDDEN ? {} : { name: nameOf(card), evilness: definitionOf(state, card).evilness };
    plans[plans.length - 1] = { ...plan, ...seen, ...more };
  };
  /** The score stays as it is until something is scored. */
  const goOn = (round: number): void => {
    for (let last = scores[scores.length - 1]; last.round < round; last = scores[scores.length - 1])
      scores.push({ ...last, round: last.round + 1 });
  };
  if (start?.plan) begin(start.plan.faceUp ? start.plan.card : HIDDEN, start.plan.status, scores[0].round);
  for (const entry of log) {
    const round = roundOf(entry.turn);
    goOn(round);
    if (entry.kind !== 'event') continue;
    const { event } = entry;
    if (event.type === 'planChosen') begin(event.card, 'in-progress', round);
    else if (event.type === 'scored') scores[scores.length - 1][event.side] = event.total;
    else {
      const news = newsOf(event, round, nameOf);
      if (news) add(news);
    }
  }
  if (plans.at(-1)?.fate === 'unfinished') add({ card: HIDDEN, round: roundOf(state.turn.number) });
  const way = lastWay(game);
  return { scores, plans, lastWay: way && { spy: nameOf(way.spy), round: roundOf(way.turn) } };
}

type News = { card: CardId } & Partial<PlanStory>;

/** What an event tells of the plan in play; undefined: nothing. */
function newsOf(event: GameEvent, round: number, nameOf: (card: CardId) => string): News | undefined {
  switch (event.type) {
    case 'planRevealed':
      return { card: event.card };
    case 'planActivated':
      return { card: event.card, status: 'activated' };
    case 'planAdvanced':
      return { card: event.card, status: 'advanced' };
    case 'planSwapped':
      return { card: event.card, fate: 'swapped', round };
    case 'planCompleted':
      return { card: event.card, fate: 'completed', evilness: event.evilness, round };
    case 'thwarted':
      return { card: event.card, fate: 'thwarted', evilness: event.evilness, round, by: nameOf(event.spy) };
    default:
      return undefined;
  }
}

interface Way {
  spy: CardId;
  turn: number;
  /** The log entry with which the Spy is sent, counted from 0. */
  since: number;
  /** The number of actions that the last segment had when the plan was thwarted. */
  actions: number;
}

/** The last infiltration that thwarted a plan; null without one since the cards changed. */
export function lastWay({ record, timeline: { log } }: Pick<Game, 'record' | 'timeline'>): Way | null {
  const here = record.segments.length - 1;
  const end = log.findLastIndex((entry) => entry.kind === 'event' && entry.event.type === 'thwarted');
  const thwart = log[end];
  if (thwart?.kind !== 'event' || thwart.event.type !== 'thwarted' || thwart.segment !== here) return null;
  const { spy } = thwart.event;
  const since = log.findLastIndex(
    (entry, at) => at < end && entry.kind === 'event' && entry.event.type === 'sent' && entry.event.card === spy,
  );
  if (since < 0 || log[since].segment !== here) return null;
  return { spy, turn: thwart.turn, since, actions: thwart.actionIndex + 1 };
}
