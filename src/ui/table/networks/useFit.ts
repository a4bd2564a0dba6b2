import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { NodeInPlay, SpyInPlay } from '../../../engine/index.ts';
import { useTable } from '../../store/game.ts';
import { useTouchable } from '../touch/useTouchable.ts';

/** The sizes of the Nodes, the largest first, and how Spies and Networks are laid out. The style sheet names both. */
const SIZES = ['roomy', 'medium', 'dense', 'tiny'];
const FLOWS = ['rows', 'beside', 'columns'];
const WAYS = SIZES.flatMap((size) => FLOWS.map((flow) => ({ size, flow })));
/** If nothing fits, the panel scrolls. */
const SCROLLING = { size: 'tiny', flow: 'beside' };
/** For a Network wider than the panel: Spies beside it would be out of sight. */
const TOO_WIDE = { size: 'tiny', flow: 'rows' };

/** Sets the roomiest size and layout of the panel in which all of it can be seen. */
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

const sizeOf = (panel: HTMLElement): string => `${panel.clientWidth} ${panel.clientHeight}`;

/** A ref for the panel. It is laid out before it is painted, whenever its size or content changes. */
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
    let known = sizeOf(panel);
    const observer = new ResizeObserver(() => {
      const size = sizeOf(panel);
      if (size !== known) layOut(panel);
      known = size;
    });
    observer.observe(panel);
    return () => observer.disconnect();
  }, []);
  return ref;
}
