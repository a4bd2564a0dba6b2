/** The same text as the one copy kept for names of properties: two of these are compared by address, which is many times faster. */
export const interned = <T extends string>(text: T): T => Object.keys({ [text]: true })[0] as T;
