/** R9: answers to a pending choice, instants, and activated abilities. */
import { catalogOf, definitionOf } from '../../catalogue/register.ts';
import { markedInPlay } from '../../facts/lookup.ts';
import { places, speakerOf } from '../../facts/select.ts';
import { abilityRefusal, conditionHolds, isTarget } from '../../rules/abilities.ts';
import { subsets } from '../../tools/subsets.ts';
import { isInstant } from '../../vocabulary/cards.ts';
import type { Selection } from '../../vocabulary/language.ts';
import type { State } from '../../vocabulary/state.ts';
import type { CardId, Side } from '../../vocabulary/types.ts';
import { HIDDEN } from '../../vocabulary/types.ts';
import { timing } from '../refusal.ts';
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
    out.one({ type, side, card, targets: [] });
    return;
  }
  const speaker = speakerOf(state, card);
  const firsts = places(state, wanted[0]);
  if (wanted.length === 1) {
    out.add(type, firsts.length, (i) => {
      const target = firsts[i];
      return isTarget(state, speaker, wanted[0], target) ? { type, side, card, targets: [target] } : undefined;
    });
    return;
  }
  const seconds = places(state, wanted[1]);
  out.add(type, firsts.length * seconds.length, (i) => {
    const first = firsts[Math.floor(i / seconds.length)];
    const second = seconds[i % seconds.length];
    const good =
      first !== second && isTarget(state, speaker, wanted[0], first) && isTarget(state, speaker, wanted[1], second);
    return good ? { type, side, card, targets: [first, second] } : undefined;
  });
}

export function abilities(state: State, side: Side, out: Listing): void {
  const { turn, infiltration } = state;
  const marks = turn.side === side && catalogOf(state).activated.get(turn.step);
  if (!marks) return;
  for (const card of markedInPlay(state, marks)) {
    const { type, activated } = definitionOf(state, card);
    if (!activated || (type === 'spy' && card !== infiltration?.spy)) continue;
    if (!timing(state, { type: 'useAbility', side, card }) && !abilityRefusal(state, side, card))
      targeted(state, 'useAbility', card, activated.ability.targets, out);
  }
}
