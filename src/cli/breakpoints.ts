/** Writes out the names of sizes in style sheets, such as `@media (--low)`: no browser knows them. */
import type { Plugin } from 'vite';

type Queries = Readonly<Record<string, string>>;

/**
 * A sheet in which each name of a size is written out. `queries`: what the names of the window stand for. `containers`:
 * those of each container, by its name. Throws at a name that stands for nothing there.
 */
export const writtenOut = (sheet: string, queries: Queries, containers: Readonly<Record<string, Queries>>): string =>
  sheet.replace(/@(media|container)(?: ([\w-]+))?[^{]*/g, (query, kind: string, container = '') => {
    const known = kind === 'media' ? queries : containers[container];
    return query.replace(/\(--([\w-]+)\)/g, (asked, name: string) => {
      if (!known || !Object.hasOwn(known, name)) throw new Error(`No such size here: ${asked} in ${query}`);
      return known[name];
    });
  });

export const breakpoints = (...known: [Queries, Readonly<Record<string, Queries>>]): Plugin => ({
  name: 'breakpoints',
  enforce: 'pre',
  transform: { filter: { id: /\.css$/ }, handler: (sheet) => writtenOut(sheet, ...known) },
});
