/** The rulings of RULES.md, marked [r] there, and how to recognise each in play. */
import type { Action, CardId, EventType, GameEvent, Refusal, State } from '../../src/engine/index.ts';
import { definitionOf, hostOf, isInfiltrating, NONE, other, spyInPlay, statOf } from '../../src/engine/index.ts';

/** One action and its result. `earlier`: the events before it in the same turn. */
export interface Sight {
  before: State;
  action: Action;
  events: readonly GameEvent[];
  after: State;
  earlier: readonly GameEvent[];
}
/** An action that was refused. `action` may be malformed. */
export interface Attempt {
  state: State;
  action: unknown;
  refusal: Refusal;
}

/** `seen` recognises it in a legal action, `refused` in an illegal one. `unseen` says why play cannot show it. */
export interface Ruling {
  rule: string;
  says: string;
  seen?: (sight: Sight) => boolean;
  refused?: (attempt: Attempt) => boolean;
  unseen?: string;
}

type Of<T extends EventType> = Extract<GameEvent, { type: T }>;
const all = <T extends EventType>(events: readonly GameEvent[], type: T): Of<T>[] =>
  events.filter((event): event is Of<T> => event.type === type);
const some = <T extends EventType>(
  events: readonly GameEvent[],
  type: T,
  is: (event: Of<T>) => boolean = () => true,
): boolean => all(events, type).some(is);

const isMinion = (state: State, card: CardId): boolean => card >= 0 && definitionOf(state, card).type === 'minion';
const unitOf = (state: State, card: CardId) => state.lair.find((unit) => unit?.card === card) ?? null;
const code =
  (wanted: string, rule?: string) =>
  ({ refusal }: Attempt): boolean =>
    refusal.code === wanted && (rule === undefined || refusal.rule === rule);
const typeOf = (action: unknown): unknown => (action as { type?: unknown } | null)?.type;

const GENIUS: Ruling[] = [
  {
    rule: 'R2.1',
    says: 'Busy Minions become Free at the start of the turn',
    seen: ({ before, events, after }) =>
      some(events, 'turnStarted', (e) => e.side === 'genius') &&
      before.lair.some((unit) => unit?.busy && unitOf(after, unit.card)?.busy === false),
  },
  {
    rule: 'R2.3',
    says: 'a Minion just played may move or work at once',
    seen: ({ action, earlier }) =>
      some(
        earlier,
        'minionPlayed',
        (e) =>
          (action.type === 'moveMinion' && action.minion === e.card) ||
          (action.type === 'build' && action.workers.includes(e.card)),
      ),
  },
  {
    rule: 'R2.4',
    says: 'a Minion moves more than once a turn',
    seen: ({ action, earlier }) =>
      action.type === 'moveMinion' && some(earlier, 'minionMoved', (e) => e.card === action.minion),
  },
  {
    rule: 'R2.4',
    says: 'attached Contraptions go along',
    seen: ({ action, before, after }) =>
      action.type === 'moveMinion' &&
      (unitOf(before, action.minion)?.attached.length ?? 0) > 0 &&
      JSON.stringify(unitOf(after, action.minion)?.attached) ===
        JSON.stringify(unitOf(before, action.minion)?.attached),
  },
  {
    rule: 'R2.5',
    says: 'a builder carries what it built',
    seen: ({ events }) => some(events, 'built', (e) => e.workers.includes(e.host)),
  },
  {
    rule: 'R2.5',
    says: 'a Busy Minion carries what others built',
    seen: ({ before, action }) =>
      action.type === 'build' && action.minion !== undefined && unitOf(before, action.minion)?.busy === true,
  },
  {
    rule: 'R2.5',
    says: 'Work left over is lost',
    seen: ({ before, action }) =>
      action.type === 'build' &&
      action.workers.reduce((sum, worker) => sum + statOf(before, worker, 'work'), 0) >
        definitionOf(before, action.card).cost,
  },
  { rule: 'R2.5', says: 'every worker must be needed', refused: code('needless-worker') },
  {
    rule: 'R2.6',
    says: 'a Minion with an attachment may not use an ability in place of working',
    refused: ({ action, refusal }) => typeOf(action) === 'useAbility' && refusal.code === 'has-attachment',
  },
  {
    rule: 'R2.8',
    says: 'attached Contraptions are destroyed when their Minion leaves in another way than dying',
    seen: ({ before, events }) =>
      all(events, 'destroyed').some((gone) => {
        const host = hostOf(before, gone.card)?.card ?? NONE;
        return (
          host !== NONE &&
          (some(events, 'bounced', (e) => e.card === host) || some(events, 'sacrificed', (e) => e.cards.includes(host)))
        );
      }),
  },
];

const PLANS: Ruling[] = [
  {
    rule: 'R3.1',
    says: 'with fewer plans left, all of them are offered',
    seen: ({ before, events }) => some(events, 'plansOffered', (e) => e.cards.length < before.rules.planChoices),
  },
  {
    rule: 'R3.1',
    says: 'with none left the Genius has no plan',
    seen: ({ events, after }) =>
      some(events, 'stepStarted', (e) => e.step === 'plan') &&
      after.plan === null &&
      after.offered.length === 0 &&
      after.decks.plans.length === 0,
  },
  {
    rule: 'R3.2',
    says: 'a Minion is worth 1 unless its card says otherwise',
    seen: ({ before, events }) =>
      some(events, 'sacrificed', (e) =>
        e.cards.some((card) => isMinion(before, card) && statOf(before, card, 'value') > 1),
      ),
  },
  {
    rule: 'R3.3',
    says: 'no activation in the first turn: its step ends by itself',
    seen: ({ before, events }) =>
      before.turn.number === 1 &&
      before.plan?.status === 'in-progress' &&
      !before.rules.activateOnFirstTurn &&
      some(events, 'stepStarted', (e) => e.step === 'activate') &&
      some(events, 'announced', (e) => e.kind === 'endTurn'),
  },
  { rule: 'R3.5', says: 'completing may not wait', refused: code('must-complete') },
  { rule: 'R3.5', says: 'every sacrifice must be needed', refused: code('needless-sacrifice') },
  {
    rule: 'R3.6',
    says: 'a plan whose cost is not met keeps its state',
    seen: ({ before, events, after }) =>
      some(events, 'stepStarted', (e) => e.step === 'plan') &&
      some(events, 'stepStarted', (e) => e.side === 'genius' && e.step === 'draw') &&
      (before.plan?.status ?? 'in-progress') !== 'in-progress' &&
      JSON.stringify(before.plan) === JSON.stringify(after.plan),
  },
  {
    rule: 'R3.8',
    says: 'between a thwart and the plan step there is no plan',
    seen: ({ events, after }) => some(events, 'thwarted') && after.winner === null && after.plan === null,
  },
  {
    rule: 'R3.9',
    says: 'a completion whose cost is no longer met does nothing, and the plan is not lost',
    seen: ({ before, events, after }) =>
      some(events, 'fizzled', (e) => e.kind === 'completePlan') && after.plan?.card === before.plan?.card,
  },
  {
    rule: 'R3.9',
    says: 'a Contraption on a sacrificed Minion that was not chosen itself is destroyed',
    seen: ({ before, events }) =>
      some(events, 'sacrificed', ({ cards }) =>
        cards.some((card) =>
          unitOf(before, card)?.attached.some(
            (carried) => !cards.includes(carried) && some(events, 'destroyed', (e) => e.card === carried),
          ),
        ),
      ),
  },
];

const MASTER: Ruling[] = [
  {
    rule: 'R4.1',
    says: 'no step is returned to',
    refused: ({ state, action, refusal }) =>
      refusal.code === 'wrong-step' && typeOf(action) === 'playSpy' && state.turn.step === 'infiltrate',
  },
  {
    rule: 'R4.2',
    says: 'no more Actions than the turn has',
    refused: ({ action, refusal }) =>
      refusal.code === 'limit-reached' && ['playSpy', 'playNode', 'connect'].includes(String(typeOf(action))),
  },
  {
    rule: 'R4.4',
    says: 'a Spy is moved from one Network to another',
    seen: ({ before, action, after }) => {
      if (action.type !== 'assign') return false;
      const from = spyInPlay(before, action.spy)?.network ?? NONE;
      return from !== NONE && from !== spyInPlay(after, action.spy)?.network;
    },
  },
  {
    rule: 'R4.4',
    says: 'any number of Spies share a Network',
    seen: ({ action, after }) =>
      action.type === 'assign' &&
      after.spies.filter((spy) => spy.network === spyInPlay(after, action.spy)?.network).length >= 2,
  },
  {
    rule: 'R4.4',
    says: 'where that is limited, the newest become unassigned when Networks join',
    seen: ({ action, events }) => action.type === 'connect' && some(events, 'unassigned', (e) => e.why === 'limit'),
  },
  { rule: 'R5.1', says: 'one connection a connector', refused: code('connector-used') },
  { rule: 'R5.2', says: 'two Nodes never lie on one square', refused: code('overlap') },
  {
    rule: 'R5.2',
    says: 'Nodes of one Network that lie side by side are connected',
    seen: ({ before, action }) =>
      action.type === 'connect' &&
      before.nodes.find((n) => n.card === action.node)?.network ===
        before.nodes.find((n) => n.card === action.to)?.network,
  },
  {
    rule: 'R5.4',
    says: 'when a Network splits, its Spies stay with a part that supports them',
    seen: ({ before, events, after }) =>
      some(events, 'disconnected') &&
      before.spies.some(({ card, network }) => {
        const now = spyInPlay(after, card)?.network ?? NONE;
        const parts = before.nodes.filter((n) => n.network === network).map((n) => n.card);
        const split = new Set(after.nodes.filter((n) => parts.includes(n.card)).map((n) => n.network)).size > 1;
        return network !== NONE && now !== NONE && split;
      }),
  },
];

const INFILTRATION: Ruling[] = [
  { rule: 'R6.1', says: 'who entered square 1 has infiltrated', refused: code('already-infiltrated') },
  {
    rule: 'R6.1',
    says: 'who was stopped before square 1 has not',
    seen: ({ before, events, after }) =>
      before.infiltration?.square === 0 &&
      after.infiltration === null &&
      some(events, 'ejected') &&
      !after.infiltrated.includes(before.infiltration.spy),
  },
  {
    rule: 'R6.2',
    says: 'no withdrawing',
    refused: ({ action, refusal }) => refusal.rule === 'R6.2' && typeOf(action) === 'endStep',
  },
  {
    rule: 'R6.3',
    says: 'not above the maximum',
    seen: ({ before, events }) =>
      some(events, 'entered', (e) => e.card === NONE && spyInPlay(before, e.spy)?.damage === 0) &&
      !some(events, 'healed'),
  },
  {
    rule: 'R6.4',
    says: 'a Contraption lost to something else does not bar from sneaking',
    seen: ({ before, events, after }) => {
      const spy = after.infiltration && spyInPlay(after, after.infiltration.spy);
      return (
        spy !== null &&
        !spy.barred &&
        before.stack.at(-1)?.kind !== 'destroy' &&
        some(events, 'destroyed', (e) => definitionOf(after, e.card).type === 'contraption')
      );
    },
  },
  {
    rule: 'R6.6',
    says: 'a Spy beyond square 8 must thwart',
    seen: ({ before, events }) => before.stack.at(-1)?.kind === 'reach' && some(events, 'thwarted'),
  },
  {
    rule: 'R6.7',
    says: 'where there is no plan it leaves, and stays assigned',
    seen: ({ events, after }) => some(events, 'leftLair', (e) => spyInPlay(after, e.card)?.network !== NONE),
  },
  {
    rule: 'R6.10',
    says: 'no statistic is below 0',
    seen: ({ after }) =>
      after.modifiers.some(
        ({ card, stat, by }) =>
          stat === 'sneak' && by < 0 && definitionOf(after, card).sneak + by < 0 && statOf(after, card, stat) === 0,
      ),
  },
  {
    rule: 'R6.12',
    says: 'a choice whose square has changed does nothing, and the Spy goes on or chooses anew',
    seen: ({ events }) => some(events, 'fizzled', (e) => ['attack', 'sneak', 'destroy', 'ignore'].includes(e.kind)),
  },
];

const COMBAT_AND_STACK: Ruling[] = [
  {
    rule: 'R7.1',
    says: 'who lives loses Health also in the round that kills the other',
    seen: ({ before, events, after }) => {
      const last = all(events, 'combatRound').at(-1);
      return (
        last !== undefined &&
        last.toSpy > 0 &&
        some(events, 'died', (e) => e.card === last.card) &&
        damageOf(after, last.spy) > damageOf(before, last.spy)
      );
    },
  },
  {
    rule: 'R7.3',
    says: 'damage from effects goes too after a combat that the Minion survives',
    seen: ({ before, events, after }) =>
      some(
        events,
        'combatEnded',
        (e) => (unitOf(before, e.card)?.damage ?? 0) > 0 && unitOf(after, e.card)?.damage === 0,
      ),
  },
  {
    rule: 'R7.3',
    says: 'damage on Minions goes at the end of each turn',
    seen: ({ before, events, after }) =>
      some(events, 'turnEnded') &&
      before.lair.some((unit) => unit && unit.damage > 0 && unitOf(after, unit.card)?.damage === 0),
  },
  { rule: 'R7.4', says: 'two who cannot harm each other part', seen: ({ events }) => some(events, 'turnedBack') },
  {
    rule: 'R7.5',
    says: 'no responses between the rounds',
    seen: ({ events }) => some(events, 'combatRound', (e) => e.round > 1) && some(events, 'combatStarted'),
  },
  {
    rule: 'R9.1',
    says: 'no instant while a choice belongs to what resolves',
    refused: ({ state, action, refusal }) =>
      refusal.code === 'not-now' && typeOf(action) === 'playInstant' && state.choice !== null,
  },
  {
    rule: 'R9.1',
    says: 'no instant while a plan is chosen',
    refused: ({ state, action, refusal }) =>
      refusal.code === 'not-now' && typeOf(action) === 'playInstant' && state.offered.length > 0,
  },
  {
    rule: 'R9.2',
    says: 'after a resolution the side that did not announce the new top may respond first',
    seen: ({ before, action, after }) =>
      action.type === 'pass' &&
      after.stack.length > 0 &&
      after.stack.length < before.stack.length &&
      after.responder === other(after.stack[after.stack.length - 1].side),
  },
  {
    rule: 'R9.4',
    says: 'a target that is still there but no longer right is not affected',
    seen: ({ before, events }) => {
      const item = before.stack.at(-1);
      if (item?.kind !== 'playInstant' && item?.kind !== 'useAbility') return false;
      const isThere = item.targets.some((card) => unitOf(before, card) !== null);
      return (
        some(events, 'missed') || (isThere && some(events, 'fizzled', (e) => e.card === item.card && !e.cancelled))
      );
    },
  },
  {
    rule: 'R9.4',
    says: 'what asks for more than its side can give is not offered',
    unseen: 'no card of the tests asks a side for something that it may decline to give; scenarios of R9.4 do',
  },
  {
    rule: 'R9.4',
    says: 'what lasts for an infiltration gives nothing while no Spy is in the lair or announced',
    seen: ({ before, events, after }) => {
      const item = before.stack.at(-1);
      if (item?.kind !== 'playInstant' || after.stack.length > 0 || isInfiltrating(before)) return false;
      const changes = definitionOf(before, item.card).abilities?.some(
        (ability) =>
          ability.kind === 'play' && ability.effects.some((e) => e.verb === 'modify' && e.for === 'infiltration'),
      );
      return changes === true && after.spies.length > 0 && !some(events, 'modified') && !some(events, 'fizzled');
    },
  },
  {
    rule: 'R9.6',
    says: 'triggered effects resolve at once, without responses',
    seen: ({ events, after }) => {
      const first = events.findIndex((e) => e.type === 'triggered');
      return first >= 0 && after.frames.length === 0 && some(events.slice(first), 'damaged', (e) => !e.combat);
    },
  },
  {
    rule: 'R9.6',
    says: 'of several cards at the same moment a source saves one, and who leaves saves nobody else',
    unseen: 'the cards of the tests save once a turn; scenarios of R9.6 save more often',
  },
  {
    rule: 'R9.6',
    says: 'a replacement comes before prevention',
    unseen: 'no card of the tests replaces damage that another one prevents; scenarios of R9.6 do',
  },
  {
    rule: 'R9.6',
    says: 'a loop is cut',
    unseen: 'a loop is a mistake in the cards, and those of the tests have none',
  },
];

const GAME: Ruling[] = [
  {
    rule: 'R1.1',
    says: 'every digit of a seed counts',
    unseen: 'a deal shows no seed; the deals of R1.1 are compared',
  },
  {
    rule: 'R1.3',
    says: 'one effect brings both to the score that wins',
    unseen: 'no verb gives points: only completing and thwarting do, never both at once',
  },
  { rule: 'R1.4', says: 'an empty deck takes in the discard pile', seen: ({ events }) => some(events, 'reshuffled') },
  {
    rule: 'R1.4',
    says: 'scored plans never return',
    seen: ({ events, after }) =>
      some(events, 'plansOffered') && after.scored.genius.length + after.scored.spymaster.length > 0,
  },
  {
    rule: 'R1.5',
    says: 'a full hand may be discarded from',
    seen: ({ before, action, events }) => action.type === 'discard' && before.mayDiscard && some(events, 'drawn'),
  },
  {
    rule: 'R10.3',
    says: 'a text learns of a face-down plan only that there is one',
    seen: ({ before, action, events }) =>
      action.type === 'pass' && before.plan?.faceUp === false && readsPlan(before) && some(events, 'planActivated'),
  },
  { rule: 'R1.7', says: 'the last round ends the game', seen: ({ after }) => after.ending === 'rounds' },
  { rule: 'R1.7', says: 'level is a draw', seen: ({ after }) => after.ending === 'rounds' && after.winner === 'draw' },
];

/** Does the instant on top ask whether there is a plan? */
const readsPlan = ({ stack, cards, set }: State): boolean => {
  const top = stack.at(-1);
  return (
    top?.kind === 'playInstant' && JSON.stringify(definitionOf({ cards, set }, top.card).play ?? '').includes('$plan')
  );
};

const damageOf = (state: State, spy: CardId): number => spyInPlay(state, spy)?.damage ?? 0;

/** All rulings: at least one for every rule of RULES.md with the mark [r]. */
export const RULINGS: readonly Ruling[] = [
  ...GAME,
  ...GENIUS,
  ...PLANS,
  ...MASTER,
  ...INFILTRATION,
  ...COMBAT_AND_STACK,
];

/** The name of a ruling in messages. */
export const nameOf = ({ rule, says }: Ruling): string => `${rule} ${says}`;
