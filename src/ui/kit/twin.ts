import { createContext, useContext } from 'react';

/**
 * True inside what is drawn a second time for the player on the far side. Screen readers and the Tab key skip it; a
 * finger or a mouse does not.
 */
export const TwinContext = createContext(false);

/** The `tabIndex` of a button that may be drawn twice. */
export const useTabStop = (): -1 | undefined => (useContext(TwinContext) ? -1 : undefined);
