/** Words of the strip between the two sides. */

/** The strip between the two sides. */
export const STRIP = {
  title: 'What to do now',
  stack: 'Waits to resolve, first to last',
  cancelled: ' (cancelled)',
  fuseHeld: 'Held. Press to let it go on.',
  fuse: 'About to happen. Press to hold.',
  fusePassing: 'The step ends by itself. Press to stay.',
  /** For the only person at the table. */
  goOnAlone: { infiltration: 'Let it all run', step: 'Let it happen' },
  letItRun: (name: string) => `${name}: let it run`,
  letItRunTold: (name: string) => `${name}: let it run until this infiltration ends`,
  ok: (name: string) => `${name}: OK`,
  letResolve: 'Let it resolve',
  neverMind: 'Never mind',
  hold: 'Hold',
  goOn: 'Go on',
};
