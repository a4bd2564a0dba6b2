/** What an action is for, what the other side can do then, and what it costs: facts from the view of whoever may do it. */
import { definitionOf } from '../catalogue/register.ts';
import { activeBonuses } from '../facts/bonuses.ts';
import { networkSize, nodeInPlay } from '../facts/lookup.ts';
import { statOf } from '../facts/stats.ts';
import { bothPass, perform } from '../game/perform.ts';
import { refusal } from '../game/refusal.ts';
import { lairTotals, meetsCost } from '../rules/evilPlans.ts';
import { supports } from '../rules/spies.ts';
import type { Act, Action, ActionType } from '../vocabulary/actions.ts';
import type { CardId } from '../vocabulary/types.ts';
import { SQUARES } from '../vocabulary/types.ts';
import type { End, Passage } from './corridor.ts';
import { corridor, furthest } from './corridor.ts';
import type { Forecast } from './forecast.ts';
import { forecast } from './forecast.ts';
import { imagine } from './imagine.ts';
import type { Connect, JoinForecast } from './joins.ts';
import { joinForecast, joinsOf } from './joins.ts';
import type { View } from './view.ts';
import { view as seenBy } from './view.ts';
import type { Way } from './ways.ts';

type FightStat = 'attack' | 'health' | 'sneak';
interface Need {
  readonly have: number;
  readonly need: number;
}

/** What speaks for an action. */
export type Aim =
  /** What the plan scores. */
  | { readonly is: 'scores'; readonly evilness: number }
  /** How much of the plan's cost the lair is worth once the action is done. */
  | {
      readonly is: 'adds';
      readonly plan: CardId;
      readonly contraptions: Need;
      readonly minions: Need;
      readonly met: boolean;
    }
  | { readonly is: 'completes-next' | 'completes-in-two' | 'nothing-better' }
  /** What a Minion guards its square with. */
  | { readonly is: 'guards'; readonly perception: number; readonly attack: number; readonly health: number }
  | { readonly is: 'works'; readonly work: number }
  | { readonly is: 'fights'; readonly attack: number; readonly health: number; readonly sneak: number }
  /** The card has a text. */
  | { readonly is: 'text'; readonly card: CardId }
  /** How many of the Networks support the Spy. */
  | { readonly is: 'support'; readonly fit: number; readonly of: number }
  | { readonly is: 'joins' | 'could-join'; readonly join: Connect; readonly made: JoinForecast }
  | { readonly is: 'alone' }
  | { readonly is: 'network'; readonly size: number; readonly gives: Readonly<Record<FightStat, number>> }
  /** Where the best of the Spies gets then, and got before. `before`: null if none could be sent. */
  | { readonly is: 'held' | 'opened'; readonly before: End | null; readonly end: End }
  /** The Spy gets through to the plan. */
  | { readonly is: 'through'; readonly spy: CardId; readonly end: End }
  /** What the Spy kills and destroys on its best way. */
  | { readonly is: 'clears'; readonly spy: CardId; readonly cards: readonly CardId[] }
  | { readonly is: 'room'; readonly cards: number };

/** What follows. */
export type Reply =
  /** The Spy that gets furthest of all that could be sent; null if none could. */
  | { readonly is: 'sends'; readonly spy: CardId; readonly end: End }
  | { readonly is: 'no-spy' | 'no-plan' | 'may-activate' }
  /** The plan goes on, if the lair is worth its cost. `wins`: and with it the game. */
  | {
      readonly is: 'advances' | 'completes';
      readonly met: boolean;
      readonly plan: CardId;
      readonly evilness: number;
      readonly wins: boolean;
    }
  /** Where the Spy gets to at best. */
  | { readonly is: 'gets'; readonly spy: CardId; readonly end: End }
  /** What comes of it at once. */
  | { readonly is: 'forecast'; readonly way: Way; readonly seen: Forecast };

/** What speaks against it. */
export type Cost =
  /** `left`: after it. */
  | { readonly is: 'action' | 'minion'; readonly left: number }
  | { readonly is: 'unused'; readonly actions: number }
  | { readonly is: 'busy' | 'gives' | 'unassigns'; readonly cards: readonly CardId[] }
  | { readonly is: 'plan'; readonly contraptions: number; readonly minions: number }
  | { readonly is: 'reveals' }
  /** The Spy finds no Network that supports it yet. */
  | { readonly is: 'waits'; readonly spy: CardId }
  /** The best of the other side's Spies gets further then. */
  | { readonly is: 'lets-by'; readonly before: End | null; readonly end: End }
  | { readonly is: 'risks'; readonly spy: CardId };

export interface Reasons {
  /** What it is for: at least one. */
  readonly aims: readonly Aim[];
  /** What the other side can do then. */
  readonly replies: readonly Reply[];
  readonly costs: readonly Cost[];
}

type Parts = { readonly aims?: readonly Aim[]; readonly replies?: readonly Reply[]; readonly costs?: readonly Cost[] };
type Tell<T extends ActionType> = (view: View, action: Act<T>) => Parts;

/** An action without a row has no reasons of its own. */
const REASONS: { readonly [T in ActionType]?: Tell<T> } = {
  choosePlan(view, { card }) {
    const { evilness, planCost } = definitionOf(view, card);
    return { aims: [{ is: 'scores', evilness }], costs: [{ is: 'plan', ...planCost }] };
  },
  advancePlan: () => ({ aims: [{ is: 'completes-next' }] }),
  completePlan: (view, { sacrifice }) => ({
    aims: view.plan ? [{ is: 'scores', evilness: definitionOf(view, view.plan.card).evilness }] : [],
    costs: [{ is: 'gives', cards: sacrifice }],
  }),
  activatePlan: () => ({ aims: [{ is: 'completes-in-two' }], costs: [{ is: 'reveals' }] }),
  playMinion: (view, { card }) => ({
    aims: [...guards(view, card), ...adds(view, { contraptions: 0, minions: definitionOf(view, card).value })],
    costs: [{ is: 'minion', left: view.minionsLeft - 1 }],
  }),
  moveMinion: (view, { minion }) => ({ aims: guards(view, minion) }),
  build: (view, { card, workers }) => ({
    aims: [...adds(view, { contraptions: definitionOf(view, card).cost, minions: 0 }), { is: 'text', card }],
    costs: [{ is: 'busy', cards: workers }],
  }),
  playSpy: (view, { card }) => ({
    aims: [fights(view, card), ...support(view, card)],
    costs: [...action(view), ...(support(view, card).length > 0 ? [] : [{ is: 'waits', spy: card } as const])],
  }),
  playNode: (view, { card }) => ({ aims: [joinsOrAlone(view, card)], costs: action(view) }),
  connect(view, one) {
    const made = joinForecast(view, one);
    const unassigns = made.unassigned.length > 0 ? [{ is: 'unassigns', cards: made.unassigned } as const] : [];
    return {
      aims: [{ is: 'joins', join: one, made: { ...made, unassigned: [] } }],
      costs: [...action(view), ...unassigns],
    };
  },
  assign: (view, { node }) => ({ aims: [network(view, node)] }),
  infiltrate: (view, { spy }) => wayOf(view, spy),
  attack: (view) => dealt(view, 'attack'),
  sneak: (view) => dealt(view, 'sneak'),
  destroy: (view) => dealt(view, 'destroy'),
  ignore: (view) => dealt(view, 'ignore'),
  playInstant: (_, { card }) => ({ aims: [{ is: 'text', card }], costs: [{ is: 'gives', cards: [card] }] }),
  useAbility: (_, { card }) => ({ aims: [{ is: 'text', card }] }),
  discard: (_, { cards }) => ({
    aims: [{ is: 'room', cards: cards.length }],
    costs: [{ is: 'gives', cards }],
  }),
  endStep: (view) => ({
    costs: view.turn.step === 'actions' && view.actionsLeft > 0 ? [{ is: 'unused', actions: view.actionsLeft }] : [],
  }),
};

/** What speaks for the action and against it. It names nothing that the viewer does not see. */
export function reasons(view: View, action: Action): Reasons {
  const own = (REASONS[action.type] as Tell<ActionType> | undefined)?.(view, action as never) ?? {};
  const { aims, replies, costs } = { ...own, ...changed(view, action, own) };
  return {
    aims: aims && aims.length > 0 ? aims : [{ is: 'nothing-better' }],
    replies: replies ?? [],
    costs: costs ?? [],
  };
}

/** Actions after which the table is not what it was, and the other side has not had its say. */
const ON_THE_TABLE: readonly ActionType[] = [
  ...(['advancePlan', 'activatePlan', 'playMinion', 'moveMinion', 'build', 'playSpy', 'playNode'] as const),
  ...(['connect', 'disconnect', 'assign', 'unassign', 'infiltrate', 'endStep'] as const),
];

/** What the action changes of how far Spies get, and what the other side can do then. */
function changed(view: View, action: Action, { aims = [], replies: first = [], costs = [] }: Parts): Parts {
  if (!ON_THE_TABLE.includes(action.type) || view.infiltration) return {};
  const after = afterwards(view, action);
  const isGenius = view.viewer === 'genius';
  const replies = [...first, ...(isGenius ? sends(view, after) : plans(view, after))];
  const [before, now] = [furthest(seenBy(view, 'table')), furthest(after)];
  const isMove = action.type !== 'infiltrate' && action.type !== 'endStep';
  const difference = isMove && now ? further(before?.end, now.end) : 0;
  if (!now || difference === 0) return { aims, replies, costs };
  const told = { before: before?.end ?? null, end: now.end };
  if (isGenius && difference > 0) return { aims, replies, costs: [...costs, { is: 'lets-by', ...told }] };
  if (isGenius) return { aims: [{ is: 'held', ...told }, ...aims], replies, costs };
  return { aims: difference > 0 ? [{ is: 'opened', ...told }, ...aims] : aims, replies, costs };
}

/** Above 0 if the second way leads to a further square, or to a thwart. Of an unknown end nothing is said. */
const further = (before: End | undefined, now: End): number => {
  if (before?.is === 'unknown' || now.is === 'unknown') return 0;
  const worth = (end: End | undefined): number => (end ? 2 * end.square + Number(end.is === 'thwarts') : 0);
  return worth(now) - worth(before);
};

/** The table after the action, if nobody responds. What stands in for hidden cards is not told of. */
function afterwards(view: View, action: Action): View {
  const state = imagine(view, 0);
  if (!refusal(state, action)) {
    perform(state, action);
    while (state.responder && !state.choice && state.stack.length > 0 && !state.infiltration) bothPass(state);
  }
  return seenBy(state, 'table');
}

/** A Spy that the viewer does not see yet is not told of. */
function sends(view: View, after: View): readonly Reply[] {
  const best = furthest(after);
  if (!best) return [{ is: 'no-spy' }];
  return view.spies.some(({ card }) => card === best.spy) ? [{ is: 'sends', ...best }] : [];
}

/** What the Genius can do with its plan in its next turn, as far as the Master sees. */
function plans(view: View, after: View): readonly Reply[] {
  const { plan, score, rules } = view;
  if (!plan) return [{ is: 'no-plan' }];
  if (plan.card < 0 || plan.status === 'in-progress') return [{ is: 'may-activate' }];
  const { evilness, planCost } = definitionOf(view, plan.card);
  const have = lairTotals(after);
  return [
    {
      is: plan.status === 'advanced' ? 'completes' : 'advances',
      met: meetsCost(have, planCost),
      plan: plan.card,
      evilness,
      wins: plan.status === 'advanced' && score.genius + evilness >= rules.scoreToWin,
    },
  ];
}

const action = (view: View): readonly Cost[] => [{ is: 'action', left: view.actionsLeft - 1 }];

/** Nothing if there is no plan, if it is hidden, or if it needs no more of that. */
function adds(view: View, added: { contraptions: number; minions: number }): readonly Aim[] {
  const { plan } = view;
  if (!plan || plan.card < 0) return [];
  const { planCost } = definitionOf(view, plan.card);
  const now = lairTotals(view);
  const kinds = ['contraptions', 'minions'] as const;
  if (kinds.every((kind) => added[kind] === 0 || now[kind] >= planCost[kind])) return [];
  const part = (kind: 'contraptions' | 'minions'): Need => ({ need: planCost[kind], have: now[kind] + added[kind] });
  const [contraptions, minions] = kinds.map(part);
  const met = [contraptions, minions].every(({ have, need }) => have >= need);
  return [{ is: 'adds', plan: plan.card, contraptions, minions, met }];
}

function guards(view: View, card: CardId): readonly Aim[] {
  const [perception, attack, health, work] = (['perception', 'attack', 'health', 'work'] as const).map((stat) =>
    statOf(view, card, stat),
  );
  return [{ is: 'guards', perception, attack, health }, ...(work > 1 ? [{ is: 'works', work } as const] : [])];
}

const fights = (view: View, card: CardId): Aim => ({
  is: 'fights',
  attack: statOf(view, card, 'attack'),
  health: statOf(view, card, 'health'),
  sneak: statOf(view, card, 'sneak'),
});

/** Nothing if no Network supports the Spy. */
function support(view: View, spy: CardId): readonly Aim[] {
  const networks = [...new Set(view.nodes.map((node) => node.network))];
  const fit = networks.filter((one) => supports(view, spy, networkSize(view, one)));
  return fit.length > 0 ? [{ is: 'support', fit: fit.length, of: networks.length }] : [];
}

const worthOf = ({ changes, unassigned, size }: JoinForecast): number =>
  changes.reduce((sum, { attack, health, sneak }) => sum + attack + health + sneak, 0) -
  2 * unassigned.length +
  size / 99;

function joinsOrAlone(view: View, node: CardId): Aim {
  const [best] = joinsOf(view, node)
    .map((join) => ({ join, made: joinForecast(view, join) }))
    .filter(({ made }) => !made.refusal && made.unassigned.length === 0)
    .toSorted((a, b) => worthOf(b.made) - worthOf(a.made));
  return best ? { is: 'could-join', ...best } : { is: 'alone' };
}

function network(view: View, node: CardId): Aim {
  const of = nodeInPlay(view, node)?.network;
  const nodes = view.nodes.filter((one) => one.network === of);
  const bonuses = nodes.flatMap(({ card }) => activeBonuses(view, card));
  const sum = (stat: FightStat): number => bonuses.reduce((total, bonus) => total + bonus[stat], 0);
  return {
    is: 'network',
    size: nodes.length,
    gives: { attack: sum('attack'), health: sum('health'), sneak: sum('sneak') },
  };
}

/** What becomes of a Spy that is sent. */
function wayOf(view: View, spy: CardId): Parts {
  const read = corridor(view, spy);
  if (!read) return {};
  const cards = read.squares.flatMap((passage) => (passage ? cleared(passage) : []));
  return {
    aims: [...through(spy, read.end), ...(cards.length > 0 ? [{ is: 'clears', spy, cards } as const] : [])],
    replies: read.end.square > SQUARES ? [] : [{ is: 'gets', spy, end: read.end }],
    costs: risk(spy, read.end),
  };
}

const through = (spy: CardId, end: End): readonly Aim[] => (end.square > SQUARES ? [{ is: 'through', spy, end }] : []);

const risk = (spy: CardId, { is }: End): readonly Cost[] => (is === 'dies' ? [{ is: 'risks', spy }] : []);

/** Who is dead, or what is destroyed, once the Spy has dealt with the square in its best way. */
const cleared = ({ told, way }: Passage): readonly CardId[] =>
  told && (way === 'destroy' || (way === 'attack' && told.attack?.minionDies)) ? [told.occupant] : [];

/** What a way at a square comes to, and how far the Spy gets then. */
function dealt(view: View, way: Way): Parts {
  const { infiltration } = view;
  const seen = forecast(view);
  const end = infiltration && corridor(view, infiltration.spy)?.ways[way];
  if (!infiltration || !seen || !end) return {};
  const { spy, square } = infiltration;
  const cards = cleared({ square, health: 0, sneak: 0, told: seen, way, heals: false, unless: false });
  const isFurther = end.square > square && end.square <= SQUARES && end.is !== 'unknown';
  return {
    aims: [...through(spy, end), ...(cards.length > 0 ? [{ is: 'clears', spy, cards } as const] : [])],
    replies: [{ is: 'forecast', way, seen }, ...(isFurther ? [{ is: 'gets', spy, end } as const] : [])],
    costs: risk(spy, end),
  };
}
