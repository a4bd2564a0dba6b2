/** The frozen catalogue of a card set. A game looks its cards up in it. */
import type { Card } from '../vocabulary/cards.ts';
import type { CardId } from '../vocabulary/types.ts';
import type { Definition } from './define.ts';
import { define } from './define.ts';
import { interned } from './interned.ts';
import type { Index } from './marks.ts';
import { indexOfSet } from './marks.ts';

/** A frozen card set. `hash` is made from its content, so that equal sets share one catalogue. */
export interface Catalog extends Index {
  readonly hash: string;
  readonly definitions: readonly Definition[];
  /** Card id → index into `definitions`. */
  readonly indexOf: ReadonlyMap<string, number>;
  /** The cards as they came in. A save carries these. */
  readonly source: readonly Card[];
}

/** FNV-1a over the text, twice with different seeds. The result is 64 bits in hex, enough to tell card sets apart. */
function hash(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return [a, b].map((n) => (n >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Hash → its catalogue. It lives as long as something that plays with it: see `hold`. */
const catalogs = new Map<string, WeakRef<Catalog>>();
const forgotten = new FinalizationRegistry((key: string) => {
  if (!catalogs.get(key)?.deref()) catalogs.delete(key);
});
const held = new WeakMap<object, Catalog>();
/** The set that was asked for last. It is kept because a game asks for it a thousand times. */
let latest: Catalog | undefined;
let latestSet = '';
let latestDefinitions: readonly Definition[] = [];

/** Keeps the catalogue for as long as `owner` lives: the list of its cards, or the rules that the states of a game share. */
export function hold(owner: object, catalog: Catalog): void {
  held.set(owner, catalog);
}

/**
 * Makes the catalogue of a card set, or finds it again. A state finds it by its content hash (`State.set`) as long as
 * somebody has the catalogue, the list `cards`, or a state of a game that began with it.
 * The cards must have passed the designers' check. Throws if an id is used twice: that is a programming mistake.
 */
export function registerCatalog(cards: readonly Card[]): Catalog {
  const key = interned(hash(JSON.stringify(cards)));
  const catalog = catalogs.get(key)?.deref() ?? made(cards, key);
  hold(cards, catalog);
  return catalog;
}

function made(cards: readonly Card[], key: string): Catalog {
  const definitions = cards.map(define);
  const indexOf = new Map(definitions.map((d) => [d.id, d.index]));
  if (indexOf.size !== definitions.length) throw new Error('Two cards of the set have the same id.');
  const catalog = { hash: key, definitions, indexOf, ...indexOfSet(definitions), source: cards };
  catalogs.set(key, new WeakRef(catalog));
  forgotten.register(catalog, key);
  return catalog;
}

/** The catalogue that a state is played with. Throws if nobody has the set any longer: that is a programming mistake. */
export function catalogOf(state: { readonly set: string }): Catalog {
  if (state.set === latestSet && latest) return latest;
  const found = catalogs.get(state.set)?.deref();
  if (!found) throw new Error(`No card set ${state.set} is registered.`);
  latest = found;
  latestSet = found.hash;
  latestDefinitions = found.definitions;
  return found;
}

/** The facts of a card in a game. A hidden card has none, so callers ask only about cards that they can see. */
export const definitionOf = (
  state: { readonly set: string; readonly cards: readonly number[] },
  card: CardId,
): Definition => (state.set === latestSet ? latestDefinitions : catalogOf(state).definitions)[state.cards[card]];
