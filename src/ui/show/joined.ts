/** The Nodes within a scene: two that are connected where they lie are one Network at once, and nothing moves twice. */
import { useMemo } from 'react';
import type { View } from '../../engine/index.ts';
import { offset } from '../../engine/index.ts';
import type { Beat, Layout } from '../../host/index.ts';
import { useGame, useTable } from '../page/session/game.ts';
import { usePlaying } from './context.ts';
import type { Cue } from './scene.ts';

type Ground = Pick<View, 'nodes' | 'links'>;

/** True if these cues connect Nodes, and all of them lie side by side already. */
function isInPlace(cues: readonly Cue[], layout: Layout): boolean {
  const snaps = cues.flatMap(({ pictures }) => pictures).filter((picture) => picture.kind === 'snap');
  return (
    snaps.length > 0 &&
    snaps.every(({ node, edge, to }) => {
      const [from, at] = [layout[node], layout[to]];
      const [x, y] = offset[edge];
      return from && at && at[0] - from[0] === x && at[1] - from[1] === y;
    })
  );
}

const cardsOf = ({ nodes }: Ground): string => nodes.map(({ card }) => card).join();

/** The Nodes and links to be laid out: those after the beat, if it does nothing to them but to connect them there. */
export function groundIn(table: Ground, layout: Layout, beat: Beat | null, cues: readonly Cue[]): Ground {
  const isSame = beat && cardsOf(beat.after) === cardsOf(table) && isInPlace(cues, layout);
  const { nodes, links } = isSame ? beat.after : table;
  return { nodes, links };
}

/** The Nodes and links as the Networks have to lay them out now. */
export function useGroundNow(): Ground {
  const nodes = useTable((table) => table.nodes);
  const links = useTable((table) => table.links);
  const layout = useGame((s) => s.layout);
  const { beat, cue, past } = usePlaying((playing) => playing);
  return useMemo(
    () => groundIn({ nodes, links }, layout, beat, cue ? [...past, cue] : past),
    [nodes, links, layout, beat, cue, past],
  );
}
