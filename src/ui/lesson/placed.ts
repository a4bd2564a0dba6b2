/** Puts a bubble beside a part of the page, where it covers least of what can be touched. */
import type { Placement } from '@floating-ui/dom';
import { arrow, autoUpdate, computePosition, offset, shift } from '@floating-ui/dom';

const PLACES: readonly Placement[] = (['top', 'bottom', 'right', 'left'] as const).flatMap(
  (side) => [side, `${side}-start`, `${side}-end`] as const,
);
/** Pixels between the bubble and what it points at, and between it and the edge of the window. */
const GAP = 12;
const EDGE = 8;
/** How much further it may stand, where there is something in between that it should not cover. */
const FURTHER = [0, 56, 112, 168, 224];
/** What a bubble lies over only if it cannot lie elsewhere, and how much worse that is than lying over the ground. */
const KEPT_FREE = [
  ['[data-strip] button', 30],
  ['[data-light="target"]', 10],
  ['[data-strip] p, [data-hand] button, [data-words], [data-steps]', 4],
  ['[data-light], [data-lair] [data-type], [data-plan]', 1],
] as const;

type Rect = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

const shared = (a: number, aLong: number, b: number, bLong: number): number =>
  Math.max(0, Math.min(a + aLong, b + bLong) - Math.max(a, b));
const overlap = (a: Rect, b: Rect): number => shared(a.x, a.width, b.x, b.width) * shared(a.y, a.height, b.y, b.height);

/** Square pixels of the bubble that lie over something that it should not cover, outside the window, or far away. */
function cost(bubble: Rect, target: Element, further: number): number {
  const window = { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const outside = bubble.width * bubble.height - overlap(bubble, window);
  const over = (one: Element): number => overlap(bubble, one.getBoundingClientRect());
  const covered = KEPT_FREE.map(
    ([parts, weight]) => weight * [...document.querySelectorAll(parts)].reduce((sum, one) => sum + over(one), 0),
  );
  return covered.reduce((sum, one) => sum + one, 50 * outside + over(target) + further * bubble.width);
}

async function place(target: Element, bubble: HTMLElement, tail: HTMLElement): Promise<void> {
  const { width, height } = bubble.getBoundingClientRect();
  const tries = await Promise.all(
    PLACES.flatMap((placement) =>
      FURTHER.map(async (further) => {
        const middleware = [offset(GAP + further), shift({ padding: EDGE }), arrow({ element: tail, padding: EDGE })];
        const at = await computePosition(target, bubble, { placement, strategy: 'fixed', middleware });
        return { ...at, cost: cost({ x: at.x, y: at.y, width, height }, target, further) };
      }),
    ),
  );
  const best = tries.reduce((least, one) => (one.cost < least.cost ? one : least));
  const px = (value: number | undefined): string => (value === undefined ? '' : `${value}px`);
  // Wherever it points, all of it is in the window.
  const x = Math.max(EDGE, Math.min(best.x, innerWidth - width - EDGE));
  const y = Math.max(EDGE, Math.min(best.y, innerHeight - height - EDGE));
  Object.assign(bubble.style, { left: px(x), top: px(y) });
  Object.assign(tail.style, { left: px(best.middlewareData.arrow?.x), top: px(best.middlewareData.arrow?.y) });
  bubble.dataset.side = best.placement.split('-')[0];
}

/**
 * Keeps the bubble there, whatever moves. The returned function lets go. Without a target it lies at the foot of the
 * window.
 */
export function keepPlaced(target: Element | null, bubble: HTMLElement, tail: HTMLElement): (() => void) | undefined {
  if (target) return autoUpdate(target, bubble, () => void place(target, bubble, tail));
  bubble.removeAttribute('style');
  bubble.dataset.side = 'none';
  return undefined;
}
