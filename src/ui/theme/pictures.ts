/** The cards' pictures, loaded once, apart from the code that must be there first. */
type Pictures = Readonly<Record<string, string>>;

const loaded: Pictures = {};
let started = false;
const listeners = new Set<() => void>();

function load() {
  started = true;
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
