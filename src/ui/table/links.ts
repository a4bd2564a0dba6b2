import { createContext, useContext } from 'react';

/** Opens a rule by its number (`R8.1`). The shell provides it; without a shell nothing happens. */
export type OpenRule = (rule: string) => void;

export const RuleContext = createContext<OpenRule>(() => undefined);

export const useOpenRule = (): OpenRule => useContext(RuleContext);
