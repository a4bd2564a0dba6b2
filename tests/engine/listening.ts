/** Card sets that record which of their effects the rules carry out. */
import type { Card, Catalog } from '../../src/engine/index.ts';
import { registerCatalog } from '../../src/engine/index.ts';
import type { Effect, Verb } from '../../src/engine/language.ts';

export interface Listening {
  catalog: Catalog;
  /** Every verb of every card, as `card: verb`, with its duration where it has one. */
  all: ReadonlySet<string>;
  /** The verbs read since the map was last emptied. The rules read an effect's verb when they carry it out. */
  heard: Map<string, Verb>;
}

/** Registers the cards with a getter for the `verb` of each effect. The set has its own hash: no other test uses it. */
export function listen(cards: readonly Card[], name: string): Listening {
  const all = new Set<string>();
  const heard = new Map<string, Verb>();
  const watch = (card: string, effect: Effect): void => {
    const { verb } = effect;
    const key = `${card}: ${verb}${'for' in effect ? ` for ${effect.for}` : ''}`;
    all.add(key);
    for (const inner of nested(effect)) watch(card, inner);
    const get = () => {
      heard.set(key, verb);
      return verb;
    };
    Object.defineProperty(effect, 'verb', { enumerable: true, get });
  };
  const [first, ...rest] = cards;
  const catalog = registerCatalog([{ ...first, text: `Heard by ${name}.` }, ...rest]);
  for (const { id, even } of catalog.definitions)
    for (const ability of even) {
      const plain = ability.kind === 'network' ? ability.ability : ability;
      if ('effects' in plain) for (const effect of plain.effects) watch(id, effect);
    }
  heard.clear();
  return { catalog, all, heard };
}

/** The effects inside an effect. */
function nested(effect: Effect): readonly Effect[] {
  switch (effect.verb) {
    case 'if':
      return [...(effect.then ?? []), ...(effect.else ?? [])];
    case 'each':
      return effect.do;
    case 'chooseOne':
      return effect.options.flat();
    case 'pay':
      return [...effect.cost, ...(effect.then ?? []), ...(effect.else ?? [])];
    default:
      return [];
  }
}
