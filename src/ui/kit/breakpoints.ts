/**
 * The sizes at which the page is laid out otherwise. No style sheet has one of its own: it asks by name, `--low` of the
 * window in `@media (--low)`, and of a container in `@container table (--low)`. A size from the name on up is `not (--low)`.
 */

/** The window. */
export const WINDOW = {
  /** A phone on its side */
  low: '(height < 480px)',
  /** Lower than any device: the reader has zoomed in, by so much that hardly a few lines are seen */
  lowest: '(height < 320px)',
  /** The same, and a reader's larger letters count */
  'few-lines': '(height < 20rem)',
  thin: '(width < 480px)',
  /** An upright phone */
  narrow: '(width < 560px)',
  'half-wide': '(width < 720px)',
  medium: '(width < 1000px)',
  large: '(width >= 1600px)',
} as const;

const NARROW = '(width < 56.25rem)';

/** The containers, by the name that their sheets give them. */
export const CONTAINERS = {
  table: {
    /** A phone on its side */
    low: '(height < 30rem)',
    thin: '(width < 30rem)',
    /** A phone held upright */
    upright: '((width < 35rem) and (height >= 30rem))',
    /** A phone, or a small tablet held upright */
    slim: '(width < 43.75rem)',
    /** An upright tablet */
    narrow: NARROW,
    /** All cards of a hand of seven stand side by side */
    row: '(width >= 69.625rem)',
    /** An edge has no room for long words */
    terse: '(width < 76rem)',
  },
  lair: {
    'two-floors': '(width < 60rem)',
    slim: '(width < 54rem)',
    thin: '(width <= 50rem)',
    wide: '(width >= 96rem)',
    high: '(height >= 16rem)',
  },
  game: { narrow: NARROW },
  reader: {
    'few-lines': '(height < 7rem)',
    low: '(height < 13rem)',
    narrow: '(width < 30rem)',
    /** The words stand beside what a card carries */
    beside: '(width >= 26rem)',
  },
  lines: { narrow: '(width < 17.5rem)' },
  card: {
    large: '((width >= 8.25rem) and (height >= 11.875rem))',
    narrow: '(width < 9.375rem)',
    thin: '(width < 5rem)',
  },
  design: { narrow: '(width < 19rem)' },
  spy: {
    narrow: '(width < 8.1em)',
    thin: '(width < 5.3em)',
    upright: '(aspect-ratio < 1.25)',
  },
  node: {
    narrow: '(width < 8.1em)',
    slim: '(width < 6.6em)',
    thin: '(width < 5.3em)',
    low: '(height < 5.05em)',
  },
} as const;
