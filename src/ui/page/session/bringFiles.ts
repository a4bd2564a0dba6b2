/**
 * Fetches the files of a part before the browser imports them. A browser that could not import a file does not ask for
 * it a second time, so it is only told to import what has been had already: then a second try is a real one.
 */

/** Address → the file's arrival. A file that did not arrive is not in it. */
const arrivals = new Map<string, Promise<unknown>>();

/** The text of the imported file's address in the code of an import: "import(`./part.js`)". */
const IMPORTED = /import\(\s*[`'"]([^`'"]+)/;

/**
 * Stands in a built page for Vite's own loader of dynamic imports, with the same arguments.
 *
 * @param load imports the part.
 * @param files the part's scripts and style sheets, and those of all that it imports. Empty: only what `load` names.
 * @param from the address that they are relative to.
 */
export async function bringFiles<T>(load: () => Promise<T>, files: readonly string[], from: string): Promise<T> {
  const imported = IMPORTED.exec(String(load))?.[1];
  const all = new Set([...files, ...(imported ? [imported] : [])]);
  await Promise.all([...all].map((file) => bring(new URL(file, from).href)));
  return load();
}

function bring(address: string): Promise<unknown> {
  const known = arrivals.get(address);
  if (known) return known;
  const arrival = isThere(address) ? Promise.resolve() : (address.endsWith('.css') ? style : script)(address);
  arrivals.set(address, arrival);
  arrival.catch(() => arrivals.delete(address));
  return arrival;
}

/** True for the files with which the page began. */
const isThere = (address: string): boolean =>
  [...document.scripts].some(({ src }) => src === address) ||
  [...document.querySelectorAll('link')].some(({ href }) => href === address);

/** A web page in the place of a script is what some servers send for a file that they do not have. */
async function script(address: string): Promise<void> {
  const response = await fetch(address);
  const isScript = response.ok && response.headers.get('content-type')?.includes('javascript');
  if (!isScript) throw new Error(`No script at ${address}`);
  await response.arrayBuffer();
}

const style = (address: string): Promise<unknown> =>
  new Promise((done, fail) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = address;
    link.onload = done;
    link.onerror = () => {
      link.remove();
      fail(new Error(`No style sheet at ${address}`));
    };
    document.head.append(link);
  });
