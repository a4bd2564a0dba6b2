/** The cards' pictures, loaded once, apart from the code that must be there first. */
type Pictures = Readonly<Record<string, string>>;

let loaded: Pictures = {};
let started = false;
const listeners = new Set<() => void>();

function load() {
  started = true;
  import('virtual:icons').then(
    (module) => {
      loaded = module.default;
      for (const listener of listeners) listener();
    },
    () => undefined,
  );
}

export const pictures = {
  get: (): Pictures => loaded,
  subscribe(listener: () => void) {
    if (!started) load();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
