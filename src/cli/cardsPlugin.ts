/** The Vite plugin for card files. It checks them here, so that neither the check nor zod is sent to the page. */
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger, Plugin, ViteDevServer } from 'vite';
import { normalizePath } from 'vite';
import type { CardFile } from '../cards/cardFile.ts';
import { isCardFile } from '../cards/cardFile.ts';
import type { CardSet } from '../cards/check.ts';
import { checkCards, hasErrors, isError } from '../cards/check.ts';
import { inWholes } from '../cards/pictures.ts';
import type { Problem } from '../cards/problem.ts';
import { gameSet, iconNames, iconPath, readFiles } from '../cards/read.ts';
import type { Seen } from '../cards/settled.ts';
import { isSame, STEP, settled } from '../cards/settled.ts';
import { mistakesWords } from '../text/en/cli/cards.ts';
import { problemLine, problemLines, shownProblems } from '../text/en/mistakes/problem.ts';

const CARDS = 'virtual:cards';
const ICONS = 'virtual:icons';
const inside = (id: string): string => `\0${id}`;

/**
 * Serves `virtual:cards` and `virtual:icons` from the card files of a folder, or from one file. An edited file reloads these modules
 * alone: a module that imports the cards accepts them with `import.meta.hot.accept('virtual:cards', …)`.
 * A bad card stops a build. While Vite serves, the page is told what is wrong, and the last good set stays in play.
 */
export function cards(folder = 'src/cards'): Plugin {
  let root = process.cwd();
  let now: Seen | undefined;
  let good: CardSet | undefined;
  let again: NodeJS.Timeout | undefined;
  /** Name of an environment → what it was given last. */
  const given = new Map<string, Seen>();

  const holds = (file: string): boolean => {
    const way = relative(resolve(root, folder), file);
    return way === '' || (isCardFile(way) && !way.includes(sep) && !isAbsolute(way));
  };
  const read = (): CardFile[] =>
    readFiles(resolve(root, folder)).map((file) => ({ ...file, name: normalizePath(relative(root, file.name)) }));
  const check = (files: readonly CardFile[]): CardSet => checkCards(files, iconNames(), { game: gameSet });
  const take = (seen: Seen): Seen => {
    now = seen;
    if (!hasErrors(seen.set.problems)) good = seen.set;
    return seen;
  };
  const current = (): Seen => {
    const files = now ? [] : read();
    return now ?? take({ files, set: check(files) });
  };
  const look = async (): Promise<Seen> => take(await settled({ read, check, pause }, current()));

  /** Looks once more a little later: the watcher tells of no change that follows another at once. */
  function lookAgain({ watcher }: ViteDevServer, file: string): void {
    clearTimeout(again);
    again = setTimeout(() => {
      if (now && !isSame(read(), now.files)) watcher.emit('change', file);
    }, 4 * STEP).unref();
  }

  return {
    name: 'cards',
    configResolved(config) {
      root = config.root;
      if (config.command !== 'build') return;
      const { problems, untold } = current().set;
      const wrong = problems.filter(isError);
      if (wrong.length === 0) return;
      const lines = problemLines(wrong, { error: untold.error, warning: 0 });
      const message = `${mistakesWords(wrong.length + untold.error)}\n${lines.join('\n')}`;
      throw Object.assign(new Error(message), { stack: message }); // Vite prints the stack
    },
    buildStart() {
      now = undefined;
    },
    buildEnd() {
      clearTimeout(again);
    },
    load(id) {
      if (id !== inside(CARDS) && id !== inside(ICONS)) return null;
      const seen = current();
      for (const { name } of seen.files) this.addWatchFile(join(root, name));
      const { cards, rules } = good ?? { cards: [], rules: {} };
      if (id === inside(ICONS)) return iconModule(cards.flatMap(({ icon }) => icon ?? []));
      given.set(this.environment.name, seen);
      const problems = this.environment.mode === 'dev' ? shownProblems(seen.set.problems, seen.set.untold) : [];
      return `export default ${JSON.stringify({ cards, rules, problems })};`;
    },
    resolveId: (id) => (id === CARDS || id === ICONS ? inside(id) : null),
    async hotUpdate({ file, server }) {
      if (!holds(file)) return undefined;
      const { name, moduleGraph } = this.environment;
      if (name === 'client') {
        const before = current();
        const seen = await look();
        if (seen !== before) tell(seen.set.problems, server.config.logger);
        lookAgain(server, file);
      }
      if (given.get(name) === current()) return [];
      return [CARDS, ICONS].flatMap((id) => moduleGraph.getModuleById(inside(id)) ?? []);
    },
  };
}

function tell(problems: readonly Problem[], logger: Logger): void {
  for (const problem of problems) logger[isError(problem) ? 'error' : 'warn'](problemLine(problem));
}

/** The pictures stay the same object from edit to edit, so code that holds it finds new pictures in it. */
function iconModule(names: readonly string[]): string {
  const icons: Record<string, string> = {};
  for (const name of [...new Set(names)].sort()) {
    const path = iconPath(name);
    if (path !== undefined) icons[name] = `<path d="${inWholes(path)}"/>`;
  }
  return `const kept = import.meta.hot?.data ?? {};
import.meta.hot?.accept();
export default Object.assign(kept, ${JSON.stringify(icons)});`;
}
