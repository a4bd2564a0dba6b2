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
    // What is cut off is scrolled to here, and the page hears of that only afterwards.
    const cut = document.querySelectorAll('[data-cut]');
    for (const line of cut) line.removeAttribute('data-cut');
    const scrolled = [...document.querySelectorAll('*')].map((one) => [one, one.scrollTop, one.scrollLeft] as const);
    for (const part of document.querySelectorAll(scope))
      for (const one of part.querySelectorAll<HTMLElement>('button, input, select, a[href]')) {
        if (
          !one.checkVisibility({ visibilityProperty: true }) ||
          // A shortcut has a larger twin, and a touch anywhere on a lowered hand raises it.
          one.closest('[aria-hidden="true"], [inert], [data-shortcut], [data-low]')
        )
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
    for (const line of cut) line.setAttribute('data-cut', '');
    // The page is left as it was found: axe misjudges the contrast of what is scrolled away.
    for (const [one, top, left] of scrolled) {
      if (one.scrollTop !== top) one.scrollTop = top;
      if (one.scrollLeft !== left) one.scrollLeft = left;
    }
    return found;
  }, scope);

/**
 * True if each line of the prompt, or of the reason in its place, and of what follows on it can be read: it is on the
 * screen, and nothing covers it. True without a prompt.
 */
export const isPromptTold = (page: Page): Promise<boolean> =>
  page.evaluate((strip) => {
    const [prompt, why, more] = ['p', 'p[role=status]', '[data-reach]'].map((one) =>
      document.querySelector(`[aria-label="${strip}"] ${one}`),
    );
    if (!prompt || !why) return true;
    const text = prompt.checkVisibility() ? prompt : why;
    const isRead = (words: Element): boolean => {
      const lines = [...words.getClientRects()];
      return (
        lines.length > 0 &&
        lines.every(({ x, y, width, height }) =>
          [0.1, 0.5, 0.9].every((part) => {
            const top = document.elementFromPoint(x + width * part, y + height / 2);
            return top !== null && (words.contains(top) || top.contains(words));
          }),
        )
      );
    };
    return isRead(text) && (!more?.checkVisibility() || isRead(more));
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

/**
 * The texts smaller than so many pixels, as "size: text". A hidden text counts only where it can be seen. Those in
 * `except` (a selector) are left out.
 */
export const smallTexts = (page: Page, least: number, except = ':not(*)'): Promise<string[]> =>
  page.evaluate(
    ([least, except]) => {
      const found = new Set<string>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement: part, textContent } = texts.currentNode;
        if (!part || !textContent?.trim() || !part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          continue;
        if (part.closest(`.visually-hidden, script, style, ${except}`)) continue;
        // A picture drawn in SVG is scaled as a whole.
        const drawn = part.closest('svg')?.getScreenCTM()?.d ?? 1;
        const size = Number.parseFloat(getComputedStyle(part).fontSize) * drawn;
        if (size < least - 0.05) found.add(`${size.toFixed(1)}: ${textContent.trim().slice(0, 40)}`);
      }
      return [...found];
    },
    [least, except] as const,
  );

/** The texts that a box cuts off. What scrolls, or stands clipped with the whole beside it, is not cut. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const part = text.parentElement;
      if (!part || !text.textContent?.trim() || !part.checkVisibility({ visibilityProperty: true })) continue;
      if (part.closest('.visually-hidden, script, style, [data-may-be-cut], [data-low] [data-rules]')) continue;
      words.selectNodeContents(text);
      const box = words.getBoundingClientRect();
      for (let around: Element | null = part; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        const scrolls = /auto|scroll/.test(overflowX + overflowY);
        if (scrolls) break;
        if (overflowX !== 'visible' || overflowY !== 'visible') {
          const frame = around.getBoundingClientRect();
          const [dx, dy] = [
            Math.max(frame.left - box.left, box.right - frame.right),
            Math.max(frame.top - box.top, box.bottom - frame.bottom),
          ];
          if (dx > 1.5 || dy > box.height / 4)
            found.add(`"${text.textContent.trim().slice(0, 40)}" by ${Math.round(dx)}, ${Math.round(dy)} px`);
          break;
        }
        if (position === 'fixed') break;
      }
    }
    return [...found];
  });

/** The cards in play of which a picture, such as that of a statistic, is cut off by the frame of its card. A ground fills it. */
export const cutPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>('[data-networks] button[data-card], [data-square] > button[data-card]'),
    ].flatMap((card) => {
      const frame = card.getBoundingClientRect();
      const cut = [...card.querySelectorAll('svg')]
        .filter((picture) => !picture.closest('[data-ground]'))
        .map((picture) => picture.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ left, right }) => Math.max(frame.left - left, right - frame.right))
        .filter((by) => by > -1);
      return cut.length > 0 ? [`${card.getAttribute('aria-label')} by ${Math.max(...cut).toFixed(1)} px`] : [];
    }),
  );

/** The names in the Networks that a connector covers. */
export const coveredNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-network] button[data-card]')].flatMap((card) => {
      const connectors = [...card.querySelectorAll('[data-edge]')].map((one) => one.getBoundingClientRect());
      const words = document.createRange();
      const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        if (!card.getAttribute('aria-label')?.startsWith(texts.currentNode.textContent ?? '')) continue;
        words.selectNodeContents(texts.currentNode);
        // Letters do not fill their line to its top and bottom.
        for (const { left, right, top, bottom } of words.getClientRects())
          for (const over of connectors) {
            const wide = Math.min(right, over.right) - Math.max(left, over.left);
            const rim = 0.2 * (bottom - top);
            const high = Math.min(bottom - rim, over.bottom) - Math.max(top + rim, over.top);
            if (wide > 1 && high > 1)
              found.push(`${texts.currentNode.textContent} by ${wide.toFixed()}×${high.toFixed()}`);
          }
      }
      return found;
    }),
  );

/** The pairs of controls that cover each other where a finger would hit them. */
export const overlappingTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** The part of it that no box around it cuts off. */
    const seenOf = (one: Element): DOMRect => {
      let { left, top, right, bottom } = one.getBoundingClientRect();
      for (let around = one.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const frame = around.getBoundingClientRect();
        [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
        [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const targets = [...document.querySelectorAll<HTMLElement>('button, input, select, a[href]')]
      .filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          !one.closest('[inert], [data-in-line], [data-shortcut], [data-low]'),
      )
      .map((one) => ({ one, box: seenOf(one) }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
      .filter(({ one, box }) => {
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return top !== null && one.contains(top);
      });
    const name = (one: Element) =>
      `"${(one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)}"`;
    return targets.flatMap(({ one, box }, i) =>
      targets.slice(i + 1).flatMap(({ one: other, box: o }) => {
        if (one.contains(other) || other.contains(one)) return [];
        const wide = Math.min(box.right, o.right) - Math.max(box.left, o.left);
        const high = Math.min(box.bottom, o.bottom) - Math.max(box.top, o.top);
        return wide > 2 && high > 2 ? [`${name(one)} and ${name(other)}: ${Math.round(wide)}×${Math.round(high)}`] : [];
      }),
    );
  });
