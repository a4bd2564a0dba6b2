/** True in the soak, which takes all that `npm test` takes a sample of. */
export const FULL = Boolean(process.env.EVERY_WAY);
