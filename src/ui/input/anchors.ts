/** Where the parts of the table are on the page: each part takes its name by a ref, and is found by it. */
import type { RefCallback } from 'react';
import type { CardId, Side } from '../../engine/index.ts';

/** The name of a part of the table. */
export type Anchor =
  /** A card in the lair: a unit, what it carries, or the Spy. */
  | `unit:${CardId}`
  /** The name and the figures on it; across a tablet, those for the far side too. */
  | `plate:${CardId}`
  | `far-plate:${CardId}`
  /** A square of the lair, the wall before it, and all of what stands in it. */
  | `square:${number}`
  | `wall:${number}`
  | `stand:${number}`
  /** The place of a Spy before the first square; the doomsday device of the Evil Plan behind the last one. */
  | 'entrance'
  | 'plan'
  /** A card among the Networks. That of a Spy stays there while the Spy is in the lair. */
  | `tile:${CardId}`
  /** The free place of a Spy that still flies there. */
  | `seat:${CardId}`
  /** The ground under a Node, and its rim. */
  | `ground:${CardId}`
  | `rim:${CardId}`
  /** The line between two Nodes, in the order of the connection. */
  | `link:${CardId}-${CardId}`
  /** A Network and its letter, by the id of the Network. */
  | `network:${CardId}`
  | `letter:${CardId}`
  /** The panel of the Networks, and in it: the unassigned Spies, the map, where the map is seen, the tools beside it. */
  | 'networks'
  | 'tray'
  | 'map'
  | 'viewport'
  | 'tools'
  /** What has the size of a Node that is drawn that small or large. */
  | `measure:${'far' | 'least' | 'good' | 'most'}`
  /** An open hand that is in sight; the same while it is lowered; a card in it. */
  | `hand:${Side}`
  | `lowered:${Side}`
  | `hand-card:${CardId}`
  /** A player's edge of the table, and the handle of the hand. */
  | `edge:${Side}`
  | `handle:${Side}`
  | `interrupt:${Side}`
  | `${'deck' | 'discard' | 'score'}:${Side}`
  | 'plans'
  /** The tab of a part of the table, on a screen that shows one part at a time. */
  | `tab:${'lair' | 'networks' | 'card'}`
  /** The strip between the two sides, and what waits in it: 1 resolves first. */
  | 'strip'
  | `waiting:${number}`;

/** The first word of a name. */
type Kind = Anchor extends infer A ? (A extends `${infer K}:${string}` ? K : A) : never;

const elements = new Map<Anchor, Element>();
const names = new WeakMap<Element, readonly Anchor[]>();
const refs = new Map<string, RefCallback<Element>>();

/** The ref of a part with these names. It is always the same for the same names, so that React calls it once. */
export function anchorRef(...given: readonly (Anchor | false)[]): RefCallback<Element> {
  const own = given.filter((name) => name !== false);
  const key = own.join();
  const known = refs.get(key);
  if (known) return known;
  const ref: RefCallback<Element> = (element) => {
    if (!element) return;
    names.set(element, own);
    for (const name of own) elements.set(name, element);
    return () => {
      for (const name of own) if (elements.get(name) === element) elements.delete(name);
    };
  };
  refs.set(key, ref);
  return ref;
}

/** The element of that part; null if it is not drawn now. */
export const anchor = (name: Anchor): HTMLElement | null => (elements.get(name) as HTMLElement | undefined) ?? null;

/** A part that was found on the page, and the number in its name: NaN if it has none. */
interface Anchored<K extends Kind> {
  kind: K;
  number: number;
  element: HTMLElement;
}

/** The innermost part of these kinds in which the element lies; null if there is none. */
export function anchorAround<K extends Kind>(element: Element | null, ...kinds: readonly K[]): Anchored<K> | null {
  for (let at = element; at; at = at.parentElement)
    for (const name of names.get(at) ?? []) {
      const [kind, number] = name.split(':') as [K, string?];
      if (kinds.includes(kind)) return { kind, number: Number(number), element: at as HTMLElement };
    }
  return null;
}

/** The part of that kind inside the element; null if there is none. */
export function anchorIn(element: Element | null, kind: Kind): HTMLElement | null {
  for (const [name, part] of elements)
    if (name.startsWith(`${kind}:`) && element?.contains(part)) return part as HTMLElement;
  return null;
}
