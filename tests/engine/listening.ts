/** Card sets that tell which of their effects the rules carry out. */
import type { Ability, Card, Catalog, Effect, Verb } from '../../src/engine/index.ts';
import { registerCatalog } from '../../src/engine/index.ts';

export interface Listening {
  catalog: Catalog;
  /** Every verb of every card, as `card: verb`, with its duration where it has one. */
  all: ReadonlySet<string>;
  /** The verbs read since it was last emptied. The rules read an effect's verb when they carry it out. */
  heard: Map<string, Verb>;
}

/** Registers the cards with a getter for each `verb`. The set has a hash of its own, so that no other test plays with it. */
export function listen(cards: readonly Card[], name: string): Listening {
  const all = new Set<string>();
  const heard = new Map<string, Verb>();
  const watched = (card: string, effects: readonly Effect[]): Effect[] =>
    effects.map((effect) => {
      const { verb } = effect;
      const key = `${card}: ${verb}${'for' in effect ? ` for ${effect.for}` : ''}`;
      all.add(key);
      const inner: object = { ...effect, ...nested(effect, (list) => watched(card, list)) };
      return Object.defineProperty(inner, 'verb', {
        enumerable: true,
        get: () => {
          heard.set(key, verb);
          return verb;
        },
      }) as Effect;
    });
  const abilities = (card: Card): Ability[] | undefined =>
    card.abilities?.map((ability) => {
      if (ability.kind === 'network') {
        const { ability: inner } = ability;
        return 'effects' in inner
          ? { ...ability, ability: { ...inner, effects: watched(card.id, inner.effects) } }
          : ability;
      }
      return 'effects' in ability ? { ...ability, effects: watched(card.id, ability.effects) } : ability;
    });
  const catalog = registerCatalog(
    cards.map((card, i) => ({
      ...card,
      text: i === 0 ? `Heard by ${name}.` : card.text,
      abilities: abilities(card),
    })),
  );
  heard.clear();
  return { catalog, all, heard };
}

/** The lists inside an effect, each put through `map`. */
function nested(effect: Effect, map: (list: readonly Effect[]) => Effect[]): Partial<Record<string, unknown>> {
  switch (effect.verb) {
    case 'if':
      // biome-ignore lint/suspicious/noThenProperty: a word of the card language
      return { then: map(effect.then), ...(effect.else && { else: map(effect.else) }) };
    case 'each':
      return { do: map(effect.do) };
    case 'chooseOne':
      return { options: effect.options.map(map) };
    default:
      return {};
  }
}
