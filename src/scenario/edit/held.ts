/** The cards of a set-up, each with an id of its own, so that an editor can take hold of them. */
import type { State } from '../../engine/index.ts';
import type { Placed, Setup } from '../format.ts';
import { setupOf } from '../setupOf.ts';

/** A card in a set-up that is edited. */
export interface Held {
  card: string;
  id: string;
}
type Unit = Held & { busy?: boolean; damage?: number; attached?: Held[] };
type Agent = Held & { damage?: number; sneakSpent?: number; maySneak?: boolean };
export interface HeldNetwork {
  nodes: (Held & { at: [number, number] })[];
  links: [string, string][];
  spies: Agent[];
}
type BySide<T> = { genius: T; spymaster: T };
/** A set-up in which all is written out. It is a valid `Setup`, and the functions of this folder change only such ones. */
export interface Draft extends Omit<Setup, 'order' | 'lair' | 'plan' | 'networks' | 'unassigned'> {
  turn: { number: number; step: NonNullable<NonNullable<Setup['turn']>['step']> };
  score: BySide<number>;
  lair: Partial<Record<string, Unit>>;
  plan: (Held & { status: 'in-progress' | 'activated' | 'advanced'; faceUp: boolean }) | null;
  networks: HeldNetwork[];
  unassigned: Agent[];
  hands: BySide<Held[]>;
  decks: BySide<Held[]> & { plans: Held[] };
  discards: BySide<Held[]>;
  scored: BySide<Held[]>;
}

/** The draft of a settled state. */
export function draftOf(state: State): Draft {
  const { setup } = setupOf(state);
  const counts = new Map<string, number>();
  const hold = <T extends object>(placed: Placed & (string | T)): Held & T => {
    const facts = typeof placed === 'string' ? { card: placed } : placed;
    const count = (counts.get(facts.card) ?? 0) + 1;
    counts.set(facts.card, count);
    return { ...facts, id: count === 1 ? facts.card : `${facts.card}#${count}` } as Held & T;
  };
  const all = (list: readonly Placed[] = []): Held[] => list.map((one) => hold(one));
  const sides = (piles: { genius?: Placed[]; spymaster?: Placed[] } = {}): BySide<Held[]> => ({
    genius: all(piles.genius),
    spymaster: all(piles.spymaster),
  });
  const units = Object.entries(setup.lair ?? {}).map(([square, one]) => [square, hold(one as Placed)] as const);
  const lair = Object.fromEntries(
    units.map(([square, unit]) => {
      const { attached } = unit as { attached?: Placed[] };
      return [square, { ...unit, ...(attached && { attached: all(attached) }) }];
    }),
  ) as Draft['lair'];
  const { order: _, ...rest } = setup;
  return {
    ...rest,
    turn: { number: state.turn.number, step: state.turn.step } as Draft['turn'],
    score: { ...state.score },
    lair,
    plan: setup.plan ? (hold(setup.plan as Placed) as Draft['plan']) : null,
    networks: (setup.networks ?? []).map(({ nodes, links = [], spies = [] }) => ({
      nodes: all(nodes as Placed[]) as HeldNetwork['nodes'],
      links,
      spies: all(spies) as Agent[],
    })),
    unassigned: all(setup.unassigned) as Agent[],
    hands: sides(setup.hands),
    decks: { ...sides(setup.decks), plans: all(setup.decks?.plans) },
    discards: sides(setup.discards),
    scored: sides(setup.scored),
  };
}

/** All lists of cards outside the lair and the Networks. */
export const pilesOf = ({ unassigned, hands, decks, discards, scored }: Draft): Held[][] => [
  unassigned,
  ...[hands, discards, scored].flatMap(({ genius, spymaster }) => [genius, spymaster]),
  ...[decks.genius, decks.spymaster, decks.plans],
];

/** All cards of a draft. */
export function cardsIn(draft: Draft): Held[] {
  const units = Object.values(draft.lair).flatMap((unit) => (unit ? [unit, ...(unit.attached ?? [])] : []));
  const networks = draft.networks.flatMap(({ nodes, spies }) => [...nodes, ...spies]);
  return [...units, ...(draft.plan ? [draft.plan] : []), ...networks, ...pilesOf(draft).flat()];
}

/** An id for one more copy of a card. */
export function newId(draft: Draft, card: string): string {
  const taken = new Set(cardsIn(draft).map(({ id }) => id));
  let count = 1;
  let id = card;
  while (taken.has(id)) id = `${card}#${++count}`;
  return id;
}
