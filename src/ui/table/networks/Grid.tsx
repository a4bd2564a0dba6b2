import type { CSSProperties } from 'react';
import type { Link, NodeInPlay } from '../../../engine/index.ts';
import css from './grid.module.css';
import { LinkLine } from './LinkLine.tsx';
import { NodeTile } from './NodeTile.tsx';

const tracks = (count: number, cell: string): string => Array(count).fill(cell).join(' var(--gap) ');

/** A Network on a CSS grid of its own: Nodes on the odd tracks, the lines between them on the even ones. */
export function Grid({ nodes, links }: { nodes: readonly NodeInPlay[]; links: readonly Link[] }) {
  const left = Math.min(...nodes.map((node) => node.x));
  const top = Math.min(...nodes.map((node) => node.y));
  const columns = Math.max(...nodes.map((node) => node.x)) - left + 1;
  const rows = Math.max(...nodes.map((node) => node.y)) - top + 1;
  const cell = (node: NodeInPlay): CSSProperties => ({
    gridColumn: 2 * (node.x - left) + 1,
    gridRow: 2 * (node.y - top) + 1,
  });
  const style = {
    gridTemplateColumns: tracks(columns, 'var(--cell)'),
    gridTemplateRows: tracks(rows, 'var(--tall)'),
  };
  return (
    <div className={css.grid} style={style}>
      {nodes.map((node) => (
        <div key={node.card} className={css.cell} style={cell(node)}>
          <NodeTile card={node.card} />
        </div>
      ))}
      {links.map((link) => {
        const from = nodes.find((node) => node.card === link.a);
        if (!from) return null; // It belongs to another Network.
        const place = {
          gridColumn: 2 * (from.x - left) + (link.vertical ? 1 : 2),
          gridRow: 2 * (from.y - top) + (link.vertical ? 2 : 1),
        };
        return <LinkLine key={`${link.a}-${link.b}`} link={link} style={place} />;
      })}
    </div>
  );
}
