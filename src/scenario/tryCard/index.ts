/** "Try this card": a small position in which a card can do at once what it does. */
import type { Catalog, Rules } from '../../engine/index.ts';
import type { Scenario, Setup } from '../format.ts';
import type { Tried } from './shows.ts';
import { partsShown, triedAbility } from './shows.ts';
import { stagesFor, TRIED } from './stages.ts';

/** The number of positions that are tried for a better one, once something of the ability shows. */
const FURTHER = 80;

/**
 * A scenario with the card that shows all effects of its ability of that index, by its use or by the next action. If no
 * position shows all of them, the one that shows most. Null if nothing ever shows.
 */
export function tryAbility(catalog: Catalog, rules: Partial<Rules>, id: string, ability: number): Setup | null {
  const card = catalog.definitions[catalog.indexOf.get(id) ?? -1];
  const tried = triedAbility(catalog, rules, id, ability);
  if (!card || !tried) return null;
  const needed = tried.ability.kind === 'network' ? tried.ability.size : 0;
  const sizes = [...new Set([needed, card.supportMin, 3, Math.min(card.supportMax, 5), 1])].filter((size) => size > 0);
  let best: { setup: Setup; shown: number } | null = null;
  let left = FURTHER;
  for (const size of sizes)
    for (const setup of stagesFor(catalog, card, size)) {
      if (best && left-- === 0) return smallest(best.setup, tried, best.shown);
      const shown = partsShown(tried, setup);
      if (shown > (best?.shown ?? 0)) best = { setup, shown };
      if (best?.shown === tried.without.length) return smallest(best.setup, tried, best.shown);
    }
  return best && smallest(best.setup, tried, best.shown);
}

/**
 * A scenario for each ability of the card that shows. A card without abilities has one scenario in which it stands.
 * They have the name of the card.
 */
export function tryCard(catalog: Catalog, rules: Partial<Rules>, id: string): Scenario[] {
  const card = catalog.definitions[catalog.indexOf.get(id) ?? -1];
  if (!card) return [];
  const scenario = (setup: Setup): Scenario => ({ name: card.name, cardSet: { hash: catalog.hash }, setup });
  const found = [...card.abilities.keys()].flatMap((ability) => tryAbility(catalog, rules, id, ability) ?? []);
  if (found.length > 0) return found.map(scenario);
  const [setup] = stagesFor(catalog, card, Math.max(1, card.supportMin));
  return setup ? [scenario(alone(setup))] : [];
}

/** Takes away all but the tried card and what it needs to lie where it lies. */
const alone = (setup: Setup): Setup =>
  lessOf(setup).reduce(
    (small, less) => (JSON.stringify(less(small)).includes(`"${TRIED}"`) ? less(small) : small),
    setup,
  );

/** Takes away what the ability does not need to show so many parts. */
function smallest(setup: Setup, tried: Tried, shown: number): Setup {
  let small = setup;
  for (const less of lessOf(setup)) {
    const tryout = less(small);
    if (partsShown(tried, tryout) >= shown) small = tryout;
  }
  return small;
}

/** Ways to take one thing away from a position. */
function lessOf({ lair = {}, hands = {}, networks = [] }: Setup): ((setup: Setup) => Setup)[] {
  const squares = Object.keys(lair) as (keyof typeof lair)[];
  const cards = (side: 'genius' | 'spymaster') =>
    (hands[side] ?? []).map(
      (card) =>
        (setup: Setup): Setup => ({
          ...setup,
          hands: { ...setup.hands, [side]: setup.hands?.[side]?.filter((one) => one !== card) },
        }),
    );
  return [
    ({ discards: _, ...setup }) => setup,
    ({ unassigned: _, ...setup }) => setup,
    (setup) => ({ ...setup, hands: { ...setup.hands, genius: [] } }),
    (setup) => ({ ...setup, hands: { ...setup.hands, spymaster: [] } }),
    ...cards('genius'),
    ...cards('spymaster'),
    ...squares.map((square) => (setup: Setup): Setup => {
      const { [square]: _, ...rest } = setup.lair ?? {};
      return { ...setup, lair: rest };
    }),
    ...networks.map(
      (_, at) =>
        (setup: Setup): Setup => ({ ...setup, networks: without(setup.networks, networks[at]) }),
    ),
    ...networks.flatMap(({ spies = [] }) =>
      spies.map(
        (spy) =>
          (setup: Setup): Setup => ({
            ...setup,
            networks: setup.networks?.map((network) => ({ ...network, spies: without(network.spies, spy) })),
          }),
      ),
    ),
  ];
}

const without = <T>(list: readonly T[] | undefined, one: T): T[] => (list ?? []).filter((other) => other !== one);
