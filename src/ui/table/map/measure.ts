/** What the page measures for the map. */
import type { Size } from '../../../host/index.ts';
import type { Anchor } from '../../input/anchors.ts';
import { anchor } from '../../input/anchors.ts';
import type { Limits, Room } from './fit.ts';

/** The limits and the room, and the least sizes of letters: in general, and where a Node is too small for those. */
export interface Measured extends Limits, Room {
  /** The panel is higher than wide: its tools stand below the map, and else at its left. */
  isTall: boolean;
  /** The width and height of a tool. */
  tool: number;
  letters: number;
  smallLetters: number;
}

const sizeOf = (element: HTMLElement): Size => ({ x: element.offsetWidth, y: element.offsetHeight });
/** A part that is drawn as long as the panel is. */
export const part = (name: Anchor): HTMLElement => anchor(name) as HTMLElement;
const lettersOf = (element: HTMLElement): number => Number.parseFloat(getComputedStyle(element).fontSize) || 12;

/** The limits are in the style sheet, as sizes of elements that nobody sees. */
export function limitsOf(): Limits & { letters: number; smallLetters: number } {
  const [least, good] = [part('measure:least'), part('measure:good')];
  return {
    far: sizeOf(part('measure:far')),
    least: sizeOf(least),
    good: sizeOf(good),
    most: sizeOf(part('measure:most')),
    letters: lettersOf(good),
    smallLetters: lettersOf(least),
  };
}

/** What the panel has room for. */
export function measure(panel: HTMLElement): Measured {
  const tool = (part('tools').firstElementChild as HTMLElement).offsetWidth;
  const [x, y] = [panel.clientWidth, panel.clientHeight];
  const isTall = y > x;
  return {
    ...limitsOf(),
    panel: isTall ? { x, y: y - tool } : { x: x - tool, y },
    head: 0.75 * tool,
    isTall,
    tool,
  };
}

/** What can be seen of the map at once, without the bars by which it scrolls. */
export const roomOf = (viewport: HTMLElement): Size => ({ x: viewport.clientWidth, y: viewport.clientHeight });
