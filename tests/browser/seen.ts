/** The page as somebody meets it who cannot look into it: roles, names and texts of what is there, read in one go. */
import type { Page } from '@playwright/test';

export interface Line {
  readonly role: string;
  readonly name: string;
  readonly text: string;
  readonly disabled: boolean;
  readonly pressed: boolean;
  readonly checked: boolean;
  /** Which one it is among those of the same role and name, from 0. */
  readonly nth: number;
  /** Names of the landmarks, lists and articles around it, the outermost first. */
  readonly inside: readonly string[];
}

export interface Seen {
  /** The snapshot itself: two that are equal look the same. */
  readonly all: string;
  readonly lines: readonly Line[];
  /** The main heading: which screen this is. */
  readonly heading: string;
  /** What the strip in the middle says: whose decision, and what to do. */
  readonly who: string;
  readonly prompt: string;
}

const ENTRY =
  /^(?<indent> *)- (?<quote>'?)(?<role>[\w-]+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?<states>(?: \[[^\]]*\])*)'?(?:: (?<text>.*)|:)?$/;

function unquote(text: string): string {
  if (text.startsWith('"')) return JSON.parse(text) as string;
  return text.startsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : text;
}

/** Takes an accessibility snapshot apart. Throws on a line it does not understand. */
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

/** The strip in the middle of the table. */
export const STRIP = 'What to do now';

/** The page once nothing that was touched looks pressed any more. Where the focus stands is left out: it is no answer to a touch. */
export async function readPage(page: Page): Promise<Seen> {
  await page.locator('[data-pressed]').waitFor({ state: 'detached' });
  return parse((await page.locator('body').ariaSnapshot()).replaceAll(' [active]', ''));
}

/** The buttons inside the named part, all of the page's without one. */
export const buttons = (seen: Seen, part?: string): Line[] =>
  seen.lines.filter(({ role, inside }) => role === 'button' && (part === undefined || inside.includes(part)));

/** The first button there whose name fits; undefined where there is none that can be used. */
export const button = (seen: Seen, name: RegExp, part?: string): Line | undefined =>
  buttons(seen, part).find((line) => !line.disabled && name.test(line.name));

/** A number behind a word in a name: `numberIn('…, Work 2, …', 'Work')` is 2. */
export const numberIn = (name: string, word: string): number =>
  Number(new RegExp(`${word} (\\d+)`).exec(name)?.[1] ?? Number.NaN);
