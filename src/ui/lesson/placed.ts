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
/**
 * What a bubble lies over only if it cannot lie elsewhere, how much worse that is than lying over the ground, and how bad
 * it is to touch it at all.
 */
const KEPT_FREE = [
  ['[data-strip] button', 30, 200_000],
  ['[data-light="target"]', 10, 0],
  ['[data-strip] p, [data-tabs], [data-their-turn], [data-hand] button, [data-words], [data-steps]', 5, 0],
  ['[data-lair] [data-type], [data-plan], [data-score]', 2, 0],
  ['[data-light]', 1, 0],
] as const;

/** How bad it is to stand a pixel further away, for each pixel of width. */
const AWAY = 0.3;

type Rect = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

const shared = (a: number, aLong: number, b: number, bLong: number): number =>
  Math.max(0, Math.min(a + aLong, b + bLong) - Math.max(a, b));
const overlap = (a: Rect, b: Rect): number => shared(a.x, a.width, b.x, b.width) * shared(a.y, a.height, b.y, b.height);

const area = ({ width, height }: Rect): number => width * height;

/** What a bubble should not cover, as it lies now. */
interface Ground {
  kept: readonly { box: Rect; weight: number; touched: number }[];
  target: Rect;
}

const groundOf = (target: Element): Ground => ({
  kept: KEPT_FREE.flatMap(([parts, weight, touched]) =>
    [...document.querySelectorAll(parts)].map((one) => ({ box: one.getBoundingClientRect(), weight, touched })),
  ),
  target: target.getBoundingClientRect(),
});

/** Square pixels of the bubble that lie over something that it should not cover, or outside the window. */
function cost(bubble: Rect, { kept, target }: Ground): number {
  const window = { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const outside = area(bubble) - overlap(bubble, window);
  const covered = kept.reduce((sum, { box, weight, touched }) => {
    const lies = overlap(bubble, box);
    return lies > 0 ? sum + weight * lies + touched : sum;
  }, 0);
  const ofTarget = isWide(target, bubble) ? 0 : overlap(bubble, target);
  return covered + 50 * outside + ofTarget;
}

/** A part of the page that has room for the bubble within it. */
function isWide(box: Rect, bubble: Rect): boolean {
  return area(box) > 4 * area(bubble) && box.height > 2 * bubble.height && box.width > bubble.width;
}

/** Puts the bubble where it covers least. Returns what it covers there. */
async function place(target: Element, bubble: HTMLElement, tail: HTMLElement): Promise<number> {
  const size = bubble.getBoundingClientRect();
  const { width, height } = size;
  const ground = groundOf(target);
  const within = isWide(ground.target, size);
  const tries = await Promise.all(
    PLACES.flatMap((placement) => {
      const across = /^(top|bottom)/.test(placement) ? height : width;
      return [...FURTHER, ...(within ? [-across - 2 * GAP] : [])].map(async (further) => {
        const middleware = [offset(GAP + further), shift({ padding: EDGE }), arrow({ element: tail, padding: EDGE })];
        const at = await computePosition(target, bubble, { placement, strategy: 'fixed', middleware });
        const covers = cost({ x: at.x, y: at.y, width, height }, ground);
        return { ...at, covers, cost: covers + AWAY * Math.max(0, further) * width };
      });
    }),
  );
  const best = tries.reduce((least, one) => (one.cost < least.cost ? one : least));
  const px = (value: number | undefined): string => (value === undefined ? '' : `${value}px`);
  // Wherever it points, all of it is in the window.
  const x = Math.max(EDGE, Math.min(best.x, innerWidth - width - EDGE));
  const y = Math.max(EDGE, Math.min(best.y, innerHeight - height - EDGE));
  Object.assign(bubble.style, { left: px(x), top: px(y) });
  Object.assign(tail.style, { left: px(best.middlewareData.arrow?.x), top: px(best.middlewareData.arrow?.y) });
  bubble.dataset.side = best.placement.split('-')[0];
  return best.covers;
}

/** How often it is looked whether the bubble still stands well, in milliseconds. */
const EVERY = 300;
/** It stays where it is read, unless it covers so much more than before (square pixels). */
const MUCH = 2_000;

/**
 * Keeps the bubble there, whatever moves, comes or goes. The returned function lets go. Without a target it lies at the
 * head of the window. `find`: the target as it is now.
 */
export function keepPlaced(find: () => Element | null, bubble: HTMLElement, tail: HTMLElement): () => void {
  let target: Element | null = null;
  let covers = 0;
  let letGo = (): void => {};
  const put = async (at: Element): Promise<void> => {
    covers = await place(at, bubble, tail);
  };
  const lay = (): void => {
    bubble.removeAttribute('style');
    bubble.dataset.side = 'none';
  };
  const look = (): void => {
    const now = find();
    if (now !== target) {
      letGo();
      target = now;
      letGo = now ? autoUpdate(now, bubble, () => void put(now)) : () => {};
      if (!now) lay();
    } else if (now && cost(bubble.getBoundingClientRect(), groundOf(now)) > covers + MUCH) void put(now);
  };
  lay();
  look();
  const timer = setInterval(look, EVERY);
  return () => {
    clearInterval(timer);
    letGo();
  };
}
