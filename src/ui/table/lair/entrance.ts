import type { View } from '../../../engine/index.ts';

/** True if a Spy is in the lair, or is about to be sent into it: there is a place for its card. */
export const isOpen = ({ infiltration, stack }: View): boolean =>
  infiltration !== null || stack.some(({ kind }) => kind === 'infiltrate');
