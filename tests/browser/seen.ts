/** The page as its accessibility tree tells it: roles, names and texts, read in one snapshot. */
import type { Page } from '@playwright/test';

export interface Line {
  readonly role: string;
  readonly name: string;
  readonly text: string;
  readonly disabled: boolean;
  readonly pressed: boolean;
  readonly checked: boolean;
  /** Its index among the lines of the same role and name, from 0. */
  readonly nth: number;
  /** The names of the landmarks, lists and articles around it, the outermost first. */
  readonly inside: readonly string[];
}

export interface Seen {
  /** The text of the whole snapshot. Equal texts: the page looks the same. */
  readonly all: string;
  readonly lines: readonly Line[];
  /** The main heading, which names the screen. */
  readonly heading: string;
  /** The prompt of the strip in the middle: who has to decide, and what to do. */
  readonly who: string;
  readonly prompt: string;
}

const ENTRY =
  /^(?<indent> *)- (?<quote>'?)(?<role>[\w-]+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?<states>(?: \[[^\]]*\])*)'?(?:: (?<text>.*)|:)?$/;

function unquote(text: string): string {
  if (text.startsWith('"')) return JSON.parse(text) as string;
  return text.startsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : text;
}

/** Parses an accessibility snapshot. Throws at a line that it does not understand. */
export function parse(all: string): Seen {
  const around: { indent: number; name: string }[] = [];
  const met = new Map<string, number>();
  const lines = all.split('\n').flatMap((line): Line[] => {
    if (line.trim() === '' || /^ *- \/\w+:/.test(line)) return [];
    const entry = ENTRY.exec(line)?.groups;
    if (!entry) throw new Error(`Cannot read this line of the page: ${line}`);
    const { indent, quote, role, states } = entry;
    const raw = (entry.name ?? '').replace(/\\(.)/g, '$1');
    const name = quote ? raw.replaceAll("''", "'") : raw;
    while (around.length > 0 && (around.at(-1)?.indent ?? 0) >= indent.length) around.pop();
    const inside = around.map((one) => one.name);
    around.push({ indent: indent.length, name });
    const key = `${role} ${name}`;
    const nth = met.get(key) ?? 0;
    met.set(key, nth + 1);
    const is = (state: string) => states.includes(`[${state}`);
    const [disabled, pressed, checked] = [is('disabled'), is('pressed'), is('checked')];
    return [{ role, name, text: unquote(entry.text ?? ''), disabled, pressed, checked, nth, inside }];
  });
  const strip = lines.filter(({ inside }) => inside.at(-1) === STRIP);
  return {
    all,
    lines,
    heading: lines.find(({ role }) => role === 'heading')?.name ?? '',
    who: strip.find(({ role }) => role === 'text')?.text ?? '',
    prompt: strip.find(({ role }) => role === 'paragraph')?.text ?? '',
  };
}

/** The name of the strip in the middle of the table. */
export const STRIP = 'What to do now';

/** The name of the switch between the parts of the table, where a phone shows one at a time. */
export const PARTS = 'Parts of the table';

/**
 * Reads the page once no button looks pressed any more, and no scene plays. Leaves the focus out, as it is no answer to a touch.
 * `leafing`: as somebody reads it who leafs through the parts of a table that are shown in turn.
 */
export async function readPage(page: Page, leafing = false): Promise<Seen> {
  await page.evaluate(async () => {
    while (document.querySelector('[data-pressed], [data-scene]')) await new Promise(requestAnimationFrame);
  });
  const show = (visibility: string) =>
    page.evaluate((visibility) => {
      for (const part of document.querySelectorAll<HTMLElement>('[data-lair], [data-networks]'))
        if (part.parentElement) part.parentElement.style.visibility = visibility;
    }, visibility);
  if (leafing) await show('visible');
  const told = await page.ariaSnapshot();
  if (leafing) await show('');
  return parse(told.replaceAll(' [active]', ''));
}

/** So long (ms) a test waits for the page before it fails. */
export const PATIENCE = 30_000;

/** Waits for the next change of the document and the frame after it, at most half a second. */
export const nextChange = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const watch = new MutationObserver(() => {
          watch.disconnect();
          requestAnimationFrame(() => done());
        });
        watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(done, 500);
      }),
  );

/** The buttons inside the named part; without a part, all of the page. */
export const buttons = (seen: Seen, part?: string): Line[] =>
  seen.lines.filter(({ role, inside }) => role === 'button' && (part === undefined || inside.includes(part)));

/** The items of the lists in such a part as they are read, with the names of the buttons in them. */
export function items(seen: Seen, part: RegExp): string[] {
  const found: string[][] = [];
  let deep = Number.POSITIVE_INFINITY;
  for (const { role, name, text, inside } of seen.lines) {
    if (inside.length <= deep) deep = Number.POSITIVE_INFINITY;
    if (deep < inside.length) found.at(-1)?.push(name, text);
    else if (role === 'listitem' && inside.some((one) => part.test(one))) {
      deep = inside.length;
      found.push([name, text]);
    }
  }
  return found.map((words) => words.filter(Boolean).join(' '));
}

/** The first enabled button in the part with a matching name, or undefined. */
export const button = (seen: Seen, name: RegExp, part?: string): Line | undefined =>
  buttons(seen, part).find((line) => !line.disabled && name.test(line.name));

/** The number after a word in a name: `numberIn('…, Work 2, …', 'Work')` is 2. */
export const numberIn = (name: string, word: string): number =>
  Number(new RegExp(`${word} (\\d+)`).exec(name)?.[1] ?? Number.NaN);
