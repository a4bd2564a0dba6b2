/** A press becomes a drag after so many pixels. */
export const SLACK = 8;
