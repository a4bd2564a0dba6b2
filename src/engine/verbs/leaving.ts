/** Verbs that take cards out of play. */
import { definitionOf } from '../catalogue/register.ts';
import { minionInLair, nodeInPlay, positionOf, spyInPlay, takeOut } from '../facts/lookup.ts';
import { lockIn } from '../moment/frames.ts';
import { happenAtOnce } from '../moment/happen.ts';
import { splitReplaced } from '../moment/replace.ts';
import { removeContraption } from '../rules/contraptions.ts';
import { die } from '../rules/deaths.ts';
import { toDiscard, toHand } from '../rules/decks.ts';
import { leaveSquare } from '../rules/minions.ts';
import { removeNodes } from '../rules/networks.ts';
import { removeSpy } from '../rules/spies.ts';
import type { Deed } from './deed.ts';
import { toAll } from './deed.ts';

const kill: Deed<'kill'> = toAll((moment, cards, { source: by, without }) => {
  const { state } = moment;
  const units = cards.filter((card) => minionInLair(state, card) || spyInPlay(state, card));
  const dying = splitReplaced(
    moment,
    units.map((card) => ({ instead: 'die', card, by, without })),
  );
  die(moment, dying.cards, () => ({ by, why: 'effect' }));
  lockIn(state, dying.instead);
});

const destroy: Deed<'destroy'> = toAll((moment, cards, { source: by, without }) => {
  const { state } = moment;
  const inPlay = cards.filter(
    (card) =>
      nodeInPlay(state, card) || (positionOf(state, card) > 0 && definitionOf(state, card).type === 'contraption'),
  );
  const gone = splitReplaced(
    moment,
    inPlay.map((card) => ({ instead: 'beDestroyed', card, by, without })),
  );
  happenAtOnce(
    moment,
    gone.cards.map((card) => ({ type: 'destroyed', card, by })),
  );
  removeNodes(
    moment,
    gone.cards.filter((card) => nodeInPlay(state, card)),
  );
  for (const card of gone.cards) {
    if (positionOf(state, card) > 0) removeContraption(moment, card, by);
    toDiscard(state, card);
  }
  lockIn(state, gone.instead);
});

/** Cards in play go back to their owners' hands, Nodes at the same moment. */
const bounce: Deed<'bounce'> = toAll((moment, cards, { source: by }) => {
  const { state } = moment;
  const nodes = cards.filter((card) => nodeInPlay(state, card));
  removeNodes(moment, nodes);
  for (const card of cards) {
    if (spyInPlay(state, card)) removeSpy(moment, card);
    else if (minionInLair(state, card)) leaveSquare(moment, card, by);
    else if (positionOf(state, card) > 0) removeContraption(moment, card, by);
    else if (!nodes.includes(card) && !takeOut(state.discards[definitionOf(state, card).side], card)) continue;
    toHand(state, card);
    moment.emit?.({ type: 'bounced', card });
  }
});

export const leavingDeeds = { kill, destroy, bounce };
