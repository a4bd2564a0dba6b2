/** R9: answers to a pending choice, instants, and activated abilities. */
import { catalogOf, definitionOf, isInstant } from '../catalog.ts';
import { abilityRefusal, conditionHolds, targetsOf } from '../effects/abilities.ts';
import type { Selection } from '../effects/effect.ts';
import { markedInPlay } from '../lookup.ts';
import { timing } from '../refusal.ts';
import type { State } from '../state.ts';
import { subsets } from '../subsets.ts';
import type { CardId, Side } from '../types.ts';
import { HIDDEN } from '../types.ts';
import type { Listing } from './listing.ts';

export function answers(state: State, side: Side, out: Listing): void {
  const { choice, offered } = state;
  if (!choice) {
    if (!offered.includes(HIDDEN))
      out.add('choosePlan', offered.length, (i) => ({ type: 'choosePlan', side, card: offered[i] }));
  } else if (choice.kind === 'cards') {
    if (choice.from.includes(HIDDEN)) return;
    const sets = subsets(choice.from, choice.min, choice.max);
    out.add('choose', sets.length, (i) => ({ type: 'choose', side, ids: sets[i] }));
  } else out.add('choose', choice.from.length, (i) => ({ type: 'choose', side, option: choice.from[i] }));
}

export function instants(state: State, side: Side, out: Listing): void {
  const { definitions } = catalogOf(state);
  for (const card of state.hands[side])
    if (card !== HIDDEN && isInstant(definitions[state.cards[card]].type)) instant(state, card, out);
}

function instant(state: State, card: CardId, out: Listing): void {
  const { play } = definitionOf(state, card);
  if (!play || conditionHolds(state, card, play.ability))
    targeted(state, 'playInstant', card, play?.ability.targets, out);
}

/** One action for each way to choose the targets. */
function targeted(
  state: State,
  type: 'playInstant' | 'useAbility',
  card: CardId,
  wanted: readonly Selection[] | undefined,
  out: Listing,
): void {
  const { side } = definitionOf(state, card);
  if (!wanted || wanted.length === 0) {
    out.add(type, 1, () => ({ type, side, card, targets: [] }));
    return;
  }
  const firsts = targetsOf(state, card, wanted[0]);
  if (firsts.length === 0) return;
  if (wanted.length === 1) {
    out.add(type, firsts.length, (i) => ({ type, side, card, targets: [firsts[i]] }));
    return;
  }
  const seconds = targetsOf(state, card, wanted[1]);
  const pairs = firsts.flatMap((first) => seconds.filter((s) => s !== first).map((second) => [first, second]));
  out.add(type, pairs.length, (i) => ({ type, side, card, targets: pairs[i] }));
}

export function abilities(state: State, side: Side, out: Listing): void {
  for (const card of markedInPlay(state, catalogOf(state).activated)) {
    const { side: owner, type, activated } = definitionOf(state, card);
    if (!activated || owner !== side || (type === 'spy' && card !== state.infiltration?.spy)) continue;
    if (!timing(state, { type: 'useAbility', side, card }) && !abilityRefusal(state, side, card))
      targeted(state, 'useAbility', card, activated.ability.targets, out);
  }
}
