import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { NodeInPlay, SpyInPlay } from '../../../engine/index.ts';
import { useTable } from '../../store/useTable.ts';
import { useTouchable } from '../touch/useTouchable.ts';

/** How large the Nodes are, the largest first, and how the Spies and the Networks lie; the style sheet knows them. */
const SIZES = ['roomy', 'medium', 'dense', 'tiny'];
const FLOWS = ['rows', 'beside', 'columns'];
const WAYS = SIZES.flatMap((size) => FLOWS.map((flow) => ({ size, flow })));
/** Where nothing fits, the panel scrolls. */
const SCROLLING = { size: 'tiny', flow: 'beside' };
/** Beside a Network that is wider than the panel its Spies would be out of sight. */
const TOO_WIDE = { size: 'tiny', flow: 'rows' };

/** Lays the panel in the roomiest way in which all of it can be seen. */
function layOut(panel: HTMLElement): void {
  const fits = WAYS.some((way) => {
    Object.assign(panel.dataset, way);
    return panel.scrollHeight <= panel.clientHeight && panel.scrollWidth <= panel.clientWidth;
  });
  delete panel.dataset.scrolls;
  if (fits) return;
  Object.assign(panel.dataset, SCROLLING);
  if (panel.scrollWidth > panel.clientWidth) Object.assign(panel.dataset, TOO_WIDE);
  panel.dataset.scrolls = panel.scrollHeight > panel.clientHeight ? 'down' : 'across';
}

/** For the panel: laid anew before it is painted, whenever its size or what lies in it changes. */
export function useFit(nodes: readonly NodeInPlay[], spies: readonly SpyInPlay[]): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const sent = useTable((table) => table.infiltrated);
  const away = useTable((table) => table.infiltration?.spy);
  const tray = useTouchable('tray')['data-light'];
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies in the panel decides how large it is
  useLayoutEffect(() => {
    if (ref.current) layOut(ref.current);
  }, [nodes, spies, sent, away, tray]);
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    const observer = new ResizeObserver(() => layOut(panel));
    observer.observe(panel);
    return () => observer.disconnect();
  }, []);
  return ref;
}
