/** Verbs that unassign Spies, and undo or make connections. */
import { ask } from '../moment/pick.ts';
import { edgeOf, isolate, join, possibleLinks } from '../rules/networks.ts';
import { unassignSpy } from '../rules/spies.ts';
import type { Link } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import { NONE } from '../vocabulary/types.ts';
import type { Deed } from './deed.ts';
import { toAll, toEach } from './deed.ts';

const unassign: Deed<'unassign'> = toEach((moment, card) => unassignSpy(moment, card, 'effect'));

const disconnect: Deed<'disconnect'> = toAll((moment, cards) => isolate(moment, cards, 'effect'));

/**
 * The Master chooses one Node, then the other (R5.1, R5.2). If two Nodes could be connected in both ways, they are
 * connected side by side, not one above the other.
 */
const connect: Deed<'connect'> = (moment, frame) => {
  const links = possibleLinks(moment.state);
  const one = (from: Iterable<CardId>): CardId[] | null =>
    ask(moment, frame, { side: 'spymaster', kind: 'cards', zone: 'table', from: [...from], count: 1 });
  frame.picked ??= one(endsOf(links));
  if (!frame.picked) return false;
  const [first] = frame.picked;
  const second = frame.picked.length > 1 ? frame.picked.slice(1) : one(endsOf(links, first));
  if (!second) return false;
  const link = links.find((one) => otherEnd(one, first) === second[0]);
  if (link) join(moment, link.a, edgeOf(link), link.b);
  return true;
};

/** All Nodes of the connections, or only those that they connect with `node`. Each Node is there once. */
function endsOf(links: readonly Link[], node?: CardId): Set<CardId> {
  const ends = new Set<CardId>();
  for (const link of links)
    if (node === undefined) ends.add(link.a).add(link.b);
    else if (otherEnd(link, node) !== NONE) ends.add(otherEnd(link, node));
  return ends;
}

const otherEnd = ({ a, b }: Link, node: CardId): CardId => (a === node ? b : b === node ? a : NONE);

export const networkDeeds = { unassign, disconnect, connect };
