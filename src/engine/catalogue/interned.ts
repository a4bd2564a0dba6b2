/**
 * The same text, as the one copy that the runtime keeps for names of properties. Two such copies are compared by
 * address, which is many times faster.
 */
export const interned = <T extends string>(text: T): T => Object.keys({ [text]: true })[0] as T;
