/** The choice of a bot. */
export const OPPONENTS = {
  title: 'Who plays against you?',
  place: (rung: number, rungs: number) => `Rung ${rung} of ${rungs}`,
  side: 'You play',
  name: 'Your name (may stay empty)',
};
