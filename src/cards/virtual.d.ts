/**
 * The game's own card set, checked. `cards`: the last set without errors; none if there was no such set yet.
 * `problems`: what is wrong with the files now; a built page has none.
 */
declare module 'virtual:cards' {
  const set: {
    readonly cards: readonly import('../engine/index.ts').Card[];
    readonly rules: import('../engine/index.ts').Rules;
    readonly problems: readonly import('./problem.ts').ShownProblem[];
  };
  export default set;
}

/** Name of a picture → SVG body for a viewBox of 0 0 512 512, in the current colour. */
declare module 'virtual:icons' {
  const icons: Readonly<Record<string, string>>;
  export default icons;
}
