/** The referee of the random games: checks what must be true of every state. */
import type { CardId, State } from '../../src/engine/index.ts';
import {
  awaiting,
  cardsInPlay,
  catalogOf,
  definitionOf,
  EDGES,
  healthLeft,
  legalActions,
  linkAt,
  makeLink,
  mayInterrupt,
  networkSize,
  nodeInPlay,
  refusal,
  SIDES,
  supports,
  view,
} from '../../src/engine/index.ts';

/** Says the first thing that is wrong with a state; undefined if all is well. */
export function complaint(state: State): string | undefined {
  return (
    zones(state) ??
    squares(state) ??
    networks(state) ??
    spies(state) ??
    units(state) ??
    counters(state) ??
    somebodyCanAct(state)
  );
}

/** Counters lie on cards in play, of each name once. */
function counters(state: State): string | undefined {
  for (const { card, name: counter, count } of state.counters) {
    if (!cardsInPlay(state).includes(card)) return `${name(state, card)} is not in play and has ${counter} counters`;
    if (count < 1) return `${name(state, card)} has ${count} ${counter} counters`;
    if (state.counters.filter((one) => one.card === card && one.name === counter).length > 1)
      return `${name(state, card)} has ${counter} counters twice`;
  }
  return undefined;
}

/** Every card lies in one zone. */
function zones(state: State): string | undefined {
  const times = new Uint8Array(state.cards.length);
  inZones(state, (cards) => {
    for (const card of cards) times[card]++;
  });
  const wrong = times.findIndex((count) => count !== 1);
  if (wrong < 0) return undefined;
  const where: string[] = [];
  inZones(state, (cards, zone) => {
    for (const card of cards) if (card === wrong) where.push(zone);
  });
  return `card ${wrong} (${name(state, wrong)}) lies in ${where.join(' and ') || 'no zone'}`;
}

/** Calls `put` with the cards of each zone. */
function inZones(state: State, put: (cards: readonly CardId[], zone: string) => void): void {
  for (const unit of state.lair)
    if (unit) {
      put([unit.card], 'lair');
      put(unit.attached, 'attached');
    }
  if (state.plan) put([state.plan.card], 'plan');
  put(state.offered, 'offered');
  put(
    state.nodes.map((n) => n.card),
    'nodes',
  );
  put(
    state.spies.map((s) => s.card),
    'spies',
  );
  for (const side of SIDES) {
    put(state.hands[side], `hand of ${side}`);
    put(state.decks[side], `deck of ${side}`);
    put(state.discards[side], `discards of ${side}`);
    put(state.scored[side], `scored by ${side}`);
  }
  put(state.decks.plans, 'plan deck');
  put(
    state.stack.filter((i) => i.kind === 'playInstant').map((i) => i.card),
    'stack',
  );
  put(
    state.frames.filter((f) => f.then === 'discardInstant').map((f) => f.source),
    'resolving',
  );
}

const name = (state: State, card: CardId): string => catalogOf(state).definitions[state.cards[card]].id;

function squares(state: State): string | undefined {
  if (state.lair.length !== 8) return `the lair has ${state.lair.length} squares`;
  for (const unit of state.lair) {
    if (!unit) continue;
    const { type, attachable } = definitionOf(state, unit.card);
    if (type !== 'minion' && (type !== 'contraption' || attachable)) return `a ${type} stands in a square`;
    if (type === 'contraption' && unit.attached.length > 0) return 'a Contraption is attached to a Contraption';
    for (const card of unit.attached) if (!definitionOf(state, card).attachable) return 'a Static one is attached';
  }
  return undefined;
}

function networks(state: State): string | undefined {
  const seen = new Set<string>();
  for (const node of state.nodes) {
    const spot = `${node.network}:${node.x},${node.y}`;
    if (seen.has(spot)) return `two Nodes lie at ${spot}`;
    seen.add(spot);
    const oldest = state.nodes.find((n) => n.network === node.network);
    if (oldest?.card !== node.network) return `the Network of Node ${node.card} is not named after its oldest Node`;
  }
  for (const link of state.links) {
    const a = nodeInPlay(state, link.a);
    const b = nodeInPlay(state, link.b);
    if (!a || !b) return 'a connection leads to a Node that is not in play';
    if (a.network !== b.network) return 'a connection joins two Networks';
    if (b.x - a.x !== (link.vertical ? 0 : 1) || b.y - a.y !== (link.vertical ? 1 : 0))
      return 'a connection joins Nodes that are not side by side';
    const [from, to] = link.vertical ? (['bottom', 'top'] as const) : (['right', 'left'] as const);
    if (!definitionOf(state, link.a).connectors.includes(from) || !definitionOf(state, link.b).connectors.includes(to))
      return 'a connection without connectors';
    if (state.links.filter((l) => l.vertical === link.vertical && (l.a === link.a || l.b === link.b)).length > 1)
      return 'a connector is used twice';
  }
  return connected(state);
}

function connected(state: State): string | undefined {
  const parts = new Map<CardId, Set<CardId>>();
  for (const node of state.nodes) {
    const reached = parts.get(node.network) ?? reachedFrom(state, node.network);
    parts.set(node.network, reached);
    if (!reached.has(node.card)) return `Node ${node.card} is not joined to its Network`;
    for (const edge of EDGES) {
      const link = linkAt(state, node.card, edge);
      if (!link) continue;
      const { a, b, vertical } = makeLink(node.card, edge, link.a === node.card ? link.b : link.a);
      if (a !== link.a || b !== link.b || vertical !== link.vertical)
        return 'a connection is written the wrong way round';
    }
  }
  return undefined;
}

function reachedFrom(state: State, start: CardId): Set<CardId> {
  const reached = new Set([start]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const { a, b } of state.links)
      if (reached.has(a) !== reached.has(b)) {
        reached.add(a).add(b);
        grown = true;
      }
  }
  return reached;
}

function spies(state: State): string | undefined {
  for (const spy of state.spies)
    if (spy.network >= 0 && !supports(state, spy.card, networkSize(state, spy.network)))
      return `Spy ${spy.card} is on a Network of size ${networkSize(state, spy.network)} that does not support it`;
  const { infiltration } = state;
  if (!infiltration) return undefined;
  const runner = state.spies.find((s) => s.card === infiltration.spy);
  if (!runner) return 'the infiltrator is not in play';
  if (runner.network < 0) return 'the infiltrator is unassigned';
  if (infiltration.square > 0 && !state.infiltrated.includes(runner.card)) return 'the infiltrator has not infiltrated';
  return undefined;
}

function units(state: State): string | undefined {
  if (state.winner !== null) return undefined;
  for (const card of [
    ...state.lair.flatMap((u) => (u && definitionOf(state, u.card).type === 'minion' ? [u.card] : [])),
    ...state.spies.map((s) => s.card),
  ])
    if (healthLeft(state, card) < 0) return `${name(state, card)} lives with Health ${healthLeft(state, card)}`;
  return undefined;
}

function somebodyCanAct(state: State): string | undefined {
  const { side, kind } = awaiting(state);
  if (kind === 'over') return state.winner === null ? 'over without a winner' : undefined;
  if (!side) return 'nobody is awaited';
  const offers = [...legalActions(state, side)];
  if (offers.length === 0) return `the ${side} is awaited to ${kind} and can do nothing`;
  if (kind === 'act' && !SIDES.every((s) => mayInterrupt(view(state, 'table'), s))) return 'an interrupt is not open';
  for (const action of offers) {
    const no = refusal(state, action);
    if (no) return `offered but refused (${no.code}): ${JSON.stringify(action)}`;
  }
  return undefined;
}
