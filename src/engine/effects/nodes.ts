/** A connection that an effect gives: the Master chooses one Node, then the other (R5.1, R5.2). */
import { edgeOf, join, possibleLinks } from '../rules/networks.ts';
import type { Frame } from '../state.ts';
import type { Table } from '../table.ts';
import type { CardId } from '../types.ts';
import { ask } from './pick.ts';

/** Where two Nodes may be connected in both ways, side by side comes before one above the other. */
export function connect(table: Table, frame: Frame): boolean {
  const links = possibleLinks(table.state);
  const one = (from: CardId[]): CardId[] | null =>
    ask(table, frame, { side: 'spymaster', kind: 'cards', zone: 'table', from: [...new Set(from)], count: 1 });
  frame.picked ??= one(links.flatMap(({ a, b }) => [a, b]));
  if (!frame.picked) return false;
  const [first] = frame.picked;
  const partners = links.flatMap(({ a, b }) => (a === first ? [b] : b === first ? [a] : []));
  const second = frame.picked.length > 1 ? frame.picked.slice(1) : one(partners);
  if (!second) return false;
  const link = links.find(({ a, b }) => (a === first ? b : b === first ? a : null) === second[0]);
  if (link) join(table, link.a, edgeOf(link), link.b);
  return true;
}
