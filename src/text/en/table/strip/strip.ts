/** Words of the strip between the two sides. */

/** The strip between the two sides. */
export const STRIP = {
  title: 'What to do now',
  stack: 'Waits to resolve, first to last',
  cancelled: ' (cancelled)',
  fuseHeld: 'Held. Press to let it go on.',
  fuse: 'About to happen. Press to hold.',
  fusePassing: 'The step ends by itself. Press to stay.',
  ok: (name: string) => `${name}: OK`,
  /** For the only person at the table. */
  okAlone: 'Let it happen',
  /** The standing order of the idle side, and what it looks like while it holds. A press ends it. */
  letRun: (name: string | null) => `${name === null ? 'Let' : `${name}: let`} it run this turn`,
  letsRun: (name: string | null) => (name === null ? 'It runs this turn ✕' : `${name} lets it run ✕`),
  letResolve: 'Let it resolve',
  neverMind: 'Never mind',
  hold: 'Hold',
  goOn: 'Go on',
  /** Of a game between bots. */
  pause: 'Pause',
  oneStep: 'One step',
  pace: (title: string) => `Speed ${title}`,
};
