/** How far Networks can grow with the Nodes of a set (R5.1). */
import type { Edge } from '../../engine/index.ts';
import type { CardOf } from '../../engine/language.ts';
import type { Whole } from './whole.ts';
import { ofType } from './whole.ts';

const FACING: Readonly<Record<Edge, Edge>> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };

/** Has another Node, or another copy of this one, a connector that faces one of its own? */
export const canMeet = (set: Pick<Whole, 'cards'>, card: CardOf<'node'>): boolean =>
  ofType(set, 'node').some(
    (node) =>
      (node !== card || card.copies > 1) && card.connectors.some((edge) => node.connectors.includes(FACING[edge])),
  );

/** No Network can have more Nodes than these; 0 if there are no Nodes. */
export function mostNodes(set: Pick<Whole, 'cards'>): number {
  const nodes = ofType(set, 'node');
  const meeting = nodes.filter((node) => canMeet(set, node)).reduce((sum, { copies }) => sum + copies, 0);
  return Math.max(meeting, Math.min(nodes.length, 1));
}
