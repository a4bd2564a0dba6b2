/** Checks of a screen's layout, measured on the page itself. */
import type { Page } from '@playwright/test';
import { STRIP } from './seen.ts';

/** What is wrong with the layout of the part `scope` (a selector). Empty if all is well. */
export const troubles = (page: Page, scope: string): Promise<string[]> =>
  page.evaluate((scope) => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} px wide`);
    const isTable = document.querySelector('[data-laid]') !== null;
    if (isTable && root.scrollHeight > innerHeight) found.push(`the page is ${root.scrollHeight} px high`);
    const name = (one: Element) =>
      `${one.tagName} "${(one.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)}"`;
    const hits = (one: Element, x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (one.contains(top) || (top.contains(one) && top.matches('label')));
    };
    for (const part of document.querySelectorAll(scope))
      for (const one of part.querySelectorAll<HTMLElement>('button, input, select, a[href]')) {
        if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[aria-hidden="true"], [inert]'))
          continue;
        const target = one.closest('label') ?? one;
        target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const box = target.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const reaches = (dx: number, dy: number) => hits(target, x - dx, y - dy) && hits(target, x + dx, y + dy);
        // The name of a card in a sentence is smaller, but nothing else is in its reach (WCAG 2.2, 2.5.8).
        const inLine = one.matches('[data-in-line]');
        const wide = inLine ? reaches(11.5, 0) : box.width >= 43.5 || reaches(21, 0);
        const high = inLine ? reaches(0, 11.5) : box.height >= 43.5 || reaches(0, 21);
        const size = `${Math.round(box.width)}×${Math.round(box.height)}`;
        if (!wide || !high) found.push(`${name(one)} is only ${size}`);
        if (!hits(target, x, y)) {
          const over = document.elementFromPoint(x, y);
          found.push(
            `${name(one)} (${size}) cannot be hit at its centre: ${over ? name(over) : 'it is off the screen'}`,
          );
        }
      }
    return found;
  }, scope);

/** True if each line of the prompt can be read: it is on the screen, and nothing covers it. True without a prompt. */
export const isPromptTold = (page: Page): Promise<boolean> =>
  page.evaluate((strip) => {
    const text = document.querySelector(`[aria-label="${strip}"] p`);
    if (!text) return true;
    const lines = [...text.getClientRects()];
    const isRead = ({ x, y, width, height }: DOMRect) =>
      [0.1, 0.5, 0.9].every((part) => {
        const top = document.elementFromPoint(x + width * part, y + height / 2);
        return top !== null && (text.contains(top) || top.contains(text));
      });
    return lines.length > 0 && lines.every(isRead);
  }, STRIP);

/** The cards of an open hand that cannot be touched without scrolling. */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-hand-card]')]
      .filter((card) => {
        const { x, y, width, height } = card.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return x < 0 || x + width > innerWidth || !card.contains(top);
      })
      .map((card) => card.textContent ?? ''),
  );

/** The pairs of parts of the scoreboard that overlap. */
export const overlaps = (page: Page): Promise<string[]> =>
  page.locator('header', { has: page.getByRole('list', { name: /^Steps of the turn/ }) }).evaluate((board) => {
    const parts = [...board.querySelectorAll('p > span, div > span, span > b, li')]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1);
    return parts.flatMap(({ part, box }, i) =>
      parts
        .slice(i + 1)
        .filter(({ part: other, box: o }) => {
          if (part.contains(other) || other.contains(part)) return false;
          const [wide, high] = [
            Math.min(box.right, o.right) - Math.max(box.left, o.left),
            Math.min(box.bottom, o.bottom) - Math.max(box.top, o.top),
          ];
          return wide > 1 && high > 1;
        })
        .map(({ part: other }) => `"${part.textContent}" and "${other.textContent}"`),
    );
  });
