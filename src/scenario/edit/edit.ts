/** Changes of a position that is edited. Each function gives a new draft and leaves the old one as it is. */
import { produce } from 'immer';
import type { Catalog, Definition, Side } from '../../engine/index.ts';
import { facing, offset } from '../../engine/index.ts';
import type { Draft, Held, HeldNetwork } from './held.ts';
import { newId, pilesOf } from './held.ts';

/** Where a card can be put. `node`: the Network of that Node. */
export type Destination =
  | { at: 'square'; square: number }
  | { at: 'minion'; host: string }
  | { at: 'network'; node: string }
  | { at: 'new-network' }
  | { at: 'unassigned' }
  /** A Spy goes into that square of the lair. */
  | { at: 'lair'; square: number }
  | { at: 'plan' }
  | { at: 'hand' }
  | { at: 'deck' }
  | { at: 'discard' }
  | { at: 'scored'; side: Side };
export type DestinationKind = Destination['at'];

const PLACES: Readonly<Record<Definition['type'], readonly DestinationKind[]>> = {
  minion: ['square', 'hand', 'deck', 'discard'],
  contraption: ['square', 'minion', 'hand', 'deck', 'discard'],
  epiphany: ['hand', 'deck', 'discard'],
  plan: ['plan', 'deck', 'scored'],
  spy: ['network', 'unassigned', 'lair', 'hand', 'deck', 'discard'],
  node: ['network', 'new-network', 'hand', 'deck', 'discard'],
  intelligence: ['hand', 'deck', 'discard'],
};

/** The kinds of places at which a card can be put. */
export const placesFor = ({ type, attachable }: Definition): DestinationKind[] =>
  PLACES[type].filter((kind) => !(kind === 'square' && attachable) && !(kind === 'minion' && !attachable));

const definitionIn = ({ definitions, indexOf }: Catalog, card: string): Definition =>
  definitions[indexOf.get(card) ?? -1];

/** One more copy of a card, at that place. */
export const added = (draft: Draft, catalog: Catalog, card: string, place: Destination): Draft =>
  put(draft, catalog, { card, id: newId(draft, card) }, place);

/** The card moved to that place. What stood there goes to its discard pile, or changes places with it. */
export function moved(draft: Draft, catalog: Catalog, id: string, place: Destination): Draft {
  const found = find(draft, id);
  if (!found) return draft;
  const square = Object.entries(draft.lair).find(([, unit]) => unit?.id === id)?.[0];
  const other = place.at === 'square' ? draft.lair[place.square] : undefined;
  if (square && other && place.at === 'square')
    return produce(draft, (next) => {
      const unit = next.lair[square];
      next.lair[square] = next.lair[place.square];
      next.lair[place.square] = unit;
    });
  if (square && place.at === 'square')
    return produce(draft, (next) => {
      next.lair[place.square] = next.lair[square];
      delete next.lair[square];
    });
  if (place.at === 'lair') return sent(draft, id, place.square);
  return put(removed(draft, catalog, id), catalog, { card: found.card, id }, place);
}

/** The draft without that card. What was attached to it goes to the discard pile. */
export const removed = (draft: Draft, catalog: Catalog, id: string): Draft =>
  produce(draft, (next) => {
    for (const [square, unit] of Object.entries(next.lair)) {
      if (!unit) continue;
      if (unit.attached) unit.attached = unit.attached.filter((one) => one.id !== id);
      if (unit.id !== id) continue;
      next.discards.genius.push(...(unit.attached ?? []).map(bare));
      delete next.lair[square];
    }
    if (next.plan?.id === id) next.plan = null;
    for (const pile of pilesOf(next)) drop(pile, id);
    next.networks = next.networks.flatMap((network) => split(network, id, next));
    if (next.infiltration?.spy === id) delete next.infiltration;
    next.infiltrated = next.infiltrated?.filter((one) => one !== id);
    next.changes = next.changes?.filter((one) => one.card !== id);
    next.used = next.used?.filter((one) => one.card !== id);
    next.counters = next.counters?.filter((one) => one.card !== id);
    next.happened = next.happened?.filter(({ card, spy }) => card !== id && spy !== id);
    unassignUnsupported(next, catalog);
  });

const bare = ({ card, id }: Held): Held => ({ card, id });

function drop(pile: Held[], id: string): void {
  const at = pile.findIndex((one) => one.id === id);
  if (at >= 0) pile.splice(at, 1);
}

function find(draft: Draft, id: string): Held | undefined {
  const units = Object.values(draft.lair).flatMap((unit) => (unit ? [unit, ...(unit.attached ?? [])] : []));
  const networks = draft.networks.flatMap(({ nodes, spies }) => [...nodes, ...spies]);
  return [...units, ...(draft.plan ? [draft.plan] : []), ...networks, ...pilesOf(draft).flat()].find(
    (one) => one.id === id,
  );
}

/** The Networks that are left of one without that card. Spies stay with the first part; with none they are unassigned. */
function split(network: HeldNetwork, id: string, draft: Draft): HeldNetwork[] {
  drop(network.spies, id);
  if (!network.nodes.some((node) => node.id === id)) return [network];
  const links = network.links.filter((link) => !link.includes(id));
  let rest = network.nodes.filter((node) => node.id !== id);
  const parts: HeldNetwork[] = [];
  while (rest.length > 0) {
    const joined = new Set([rest[0].id]);
    for (let size = 0; size < joined.size; ) {
      size = joined.size;
      for (const [a, b] of links) if (joined.has(a) !== joined.has(b)) joined.add(a).add(b);
    }
    parts.push({
      nodes: rest.filter((node) => joined.has(node.id)),
      links: links.filter(([a]) => joined.has(a)),
      spies: parts.length === 0 ? network.spies : [],
    });
    rest = rest.filter((node) => !joined.has(node.id));
  }
  if (parts.length === 0) draft.unassigned.push(...network.spies);
  return parts;
}

/** R4.4: Spies on a Network of a size that does not support them are unassigned. */
function unassignUnsupported(draft: Draft, catalog: Catalog): void {
  for (const network of draft.networks) {
    const size = network.nodes.length;
    const fits = ({ card }: Held): boolean => {
      const { supportMin, supportMax } = definitionIn(catalog, card);
      return size >= supportMin && size <= supportMax;
    };
    for (const spy of network.spies.filter((one) => !fits(one))) {
      draft.unassigned.push(spy);
      if (draft.infiltration?.spy === spy.id) delete draft.infiltration;
    }
    network.spies = network.spies.filter(fits);
  }
}

/** Puts a card that lies nowhere. */
function put(draft: Draft, catalog: Catalog, held: Held, place: Destination): Draft {
  const { side, type } = definitionIn(catalog, held.card);
  return produce(draft, (next) => {
    switch (place.at) {
      case 'square': {
        const there = next.lair[place.square];
        if (there) next.discards.genius.push(bare(there), ...(there.attached ?? []).map(bare));
        next.lair[place.square] = { ...held };
        break;
      }
      case 'minion': {
        const host = Object.values(next.lair).find((unit) => unit?.id === place.host);
        if (host) host.attached = [...(host.attached ?? []), { ...held }];
        else next.hands[side].push({ ...held });
        break;
      }
      case 'network': {
        const network = next.networks.find(({ nodes }) => nodes.some((node) => node.id === place.node));
        if (!network || (type === 'node' && !join(network, catalog, held))) next.networks.push(alone(held));
        else if (type === 'spy') network.spies.push({ ...held });
        break;
      }
      case 'new-network':
        next.networks.push(alone(held));
        break;
      case 'unassigned':
      case 'lair':
        next.unassigned.push({ ...held });
        break;
      case 'plan':
        if (next.plan) next.decks.plans.push(bare(next.plan));
        next.plan = { ...held, status: 'in-progress', faceUp: false };
        break;
      case 'hand':
        next.hands[side].push({ ...held });
        break;
      case 'deck':
        (type === 'plan' ? next.decks.plans : next.decks[side]).unshift({ ...held });
        break;
      case 'discard':
        next.discards[side].push({ ...held });
        break;
      case 'scored':
        next.scored[place.side].push({ ...held });
        break;
    }
    unassignUnsupported(next, catalog);
  });
}

const alone = (held: Held): HeldNetwork => ({ nodes: [{ ...held, at: [0, 0] }], links: [], spies: [] });

/** Joins a Node to a Network at the first place where connectors face each other. False if there is none. */
function join(network: HeldNetwork, catalog: Catalog, held: Held): boolean {
  const own = definitionIn(catalog, held.card).connectors;
  for (const node of network.nodes)
    for (const edge of definitionIn(catalog, node.card).connectors) {
      const at: [number, number] = [node.at[0] + offset[edge][0], node.at[1] + offset[edge][1]];
      const taken = network.nodes.some((other) => other.at[0] === at[0] && other.at[1] === at[1]);
      if (taken || !own.includes(facing[edge])) continue;
      network.links.push([node.id, held.id]);
      network.nodes.push({ ...held, at });
      return true;
    }
  return false;
}

/** The Spy in that square of the lair, in the infiltrate step. It must be assigned. */
function sent(draft: Draft, id: string, square: number): Draft {
  return produce(draft, (next) => {
    const { number } = next.turn;
    next.turn = { number: number % 2 === 0 ? number : number + 1, step: 'infiltrate' };
    next.infiltration = { spy: id, square };
  });
}

/** A fact of a card: damage and Busy of a unit, status of the plan. */
export const withFact = (
  draft: Draft,
  id: string,
  fact: { damage?: number; busy?: boolean; status?: 'in-progress' | 'activated' | 'advanced'; faceUp?: boolean },
): Draft =>
  produce(draft, (next) => {
    const units = [...Object.values(next.lair), ...next.unassigned, ...next.networks.flatMap(({ spies }) => spies)];
    const unit = units.find((one) => one?.id === id);
    if (unit) Object.assign(unit, fact);
    if (next.plan?.id === id)
      next.plan = {
        ...next.plan,
        ...fact,
        faceUp: (fact.status ?? next.plan.status) !== 'in-progress' || fact.faceUp === true,
      };
  });

/** The turn and its step. A Spy is in the lair only in the infiltrate step. */
export const atTurn = (draft: Draft, turn: Draft['turn']): Draft =>
  produce(draft, (next) => {
    next.turn = turn;
    delete next.mayDiscard;
    delete next.stepDone;
    if (turn.step !== 'infiltrate') delete next.infiltration;
    if (turn.number % 2 === draft.turn.number % 2) return;
    delete next.actionsLeft;
    delete next.minionsLeft;
  });

export const withNumber = (
  draft: Draft,
  what: 'genius' | 'spymaster' | 'actionsLeft' | 'minionsLeft',
  value: number,
): Draft =>
  produce(draft, (next) => {
    if (what === 'genius' || what === 'spymaster') next.score[what] = value;
    else next[what] = value;
  });
