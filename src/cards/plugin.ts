/** The Vite plugin for card files. It checks them here, so that neither the check nor zod is sent to the page. */
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import svgpath from 'svgpath';
import type { Plugin } from 'vite';
import { normalizePath } from 'vite';
import type { CardSet } from './check.ts';
import { checkCards, hasErrors } from './check.ts';
import type { Problem } from './problem.ts';
import { problemLine } from './problem.ts';
import { iconNames, iconPath, isCardFile, readFiles } from './read.ts';

const CARDS = 'virtual:cards';
const ICONS = 'virtual:icons';
const inside = (id: string): string => `\0${id}`;

/**
 * Serves `virtual:cards` and `virtual:icons` from the card files of a folder. An edited file reloads these modules
 * alone: a module that imports the cards accepts them with `import.meta.hot.accept('virtual:cards', …)`.
 * A bad card stops a build. While Vite serves, it shows in Vite's overlay, and the last good set stays in play.
 */
export function cards(folder = 'src/cards'): Plugin {
  let root = process.cwd();
  let now: CardSet | undefined;
  let good: CardSet | undefined;

  const holds = (file: string): boolean => {
    const way = relative(resolve(root, folder), file);
    return isCardFile(way) && !way.includes(sep) && !isAbsolute(way);
  };
  function current(): CardSet {
    if (!now) {
      const files = readFiles(resolve(root, folder));
      now = checkCards(
        files.map(({ name, text }) => ({ name: normalizePath(relative(root, name)), text })),
        iconNames(),
      );
      if (!hasErrors(now.problems)) good = now;
    }
    return now;
  }
  const errors = (): Problem[] => current().problems.filter(({ severity }) => severity === 'error');
  const mistake = (problems: readonly Problem[]) => {
    const { file, line, column } = problems[0];
    return {
      message: `The cards have ${problems.length === 1 ? 'a mistake' : `${problems.length} mistakes`}.\n${problems.map(problemLine).join('\n')}`,
      id: join(root, file),
      loc: { file: join(root, file), line, column },
      stack: '',
    };
  };

  return {
    name: 'cards',
    configResolved(config) {
      root = config.root;
      if (config.command !== 'build') return;
      const wrong = errors();
      if (wrong.length === 0) return;
      const { message } = mistake(wrong);
      throw Object.assign(new Error(message), { stack: message }); // Vite prints the stack
    },
    buildStart() {
      now = undefined;
    },
    resolveId: (id) => (id === CARDS || id === ICONS ? inside(id) : null),
    load(id) {
      if (id !== inside(CARDS) && id !== inside(ICONS)) return null;
      for (const { name } of readFiles(resolve(root, folder))) this.addWatchFile(name);
      const wrong = errors();
      if (!good) this.error(mistake(wrong));
      const { cards, rules } = good ?? current();
      if (id === inside(ICONS)) return iconModule(cards.flatMap(({ icon }) => icon ?? []));
      if (wrong.length > 0 && this.environment.mode === 'dev') {
        this.environment.hot.send({ type: 'error', err: { ...mistake(wrong), plugin: 'cards' } });
      }
      return `export default ${JSON.stringify({ cards, rules, problems: wrong.map(problemLine) })};`;
    },
    hotUpdate({ file, server }) {
      if (!holds(file)) return undefined;
      now = undefined;
      if (this.environment.name === 'client')
        for (const problem of errors()) server.config.logger.error(problemLine(problem));
      const { moduleGraph } = this.environment;
      return [CARDS, ICONS].flatMap((id) => moduleGraph.getModuleById(inside(id)) ?? []);
    },
  };
}

/** The path in whole numbers. They are exact enough in a square of 512, and the text is half as long. */
const inWholes = (path: string): string => svgpath(path).rel().round(0).toString();

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
