/** The words looked for, in small letters: what is found holds every one of them. */
export const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);
