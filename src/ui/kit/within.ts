/** The value, or the nearest end of the range that it is out of. */
export const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
