/** The words of a query, in lower case. A search finds what contains all of them. */
export const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);
