import { createContext, useContext } from 'react';

/** What the in-game reference can be opened at: a rule by its number (`R8.1`), or a card design by its id. */
export interface Reference {
  openRule(rule: string): void;
  openCard(design: string): void;
}

const NOWHERE: Reference = { openRule() {}, openCard() {} };

/** Provided by the shell; without it (a component alone in a test) opening does nothing. */
export const ReferenceContext = createContext<Reference>(NOWHERE);

/** Opens the reference at a rule: `openRule('R8.1')`. An unknown number opens it at the top. */
export const useOpenRule = (): Reference['openRule'] => useContext(ReferenceContext).openRule;

/** Opens the reference at a card design: `openCard('jetpack')`. */
export const useOpenCard = (): Reference['openCard'] => useContext(ReferenceContext).openCard;
