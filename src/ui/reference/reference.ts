import { createContext, useContext } from 'react';

/** How any part of the page opens the reference. */
export interface Reference {
  /** Opens the rules at a number, `R8.1` or a section `R8`. An unknown number opens them at the top. */
  openRule(rule: string): void;
  /** Opens the rules where they begin. */
  openRules(): void;
  /** Opens the page that says what the pictures and marks on the table mean. */
  openSigns(): void;
  /** There is none: nothing on the page offers to open it. */
  isMissing?: true;
}

/** For a page without the reference. */
export const NO_REFERENCE: Reference = { openRule() {}, openRules() {}, openSigns() {}, isMissing: true };

/** The page provides it. Without it, as for a component alone in a test, opening does nothing. */
export const ReferenceContext = createContext<Reference>({ openRule() {}, openRules() {}, openSigns() {} });

export const useReference = (): Reference => useContext(ReferenceContext);
