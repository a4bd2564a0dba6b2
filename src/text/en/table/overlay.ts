/** Words that stand over the table for a while. */

/** A plan's end, in large letters. */
export const BANNER = {
  deed: { completed: 'Completed', thwarted: 'Thwarted' },
  /** What stands before the `total` and after it. `total` is null if it is not scored yet. */
  score: (name: string, points: number, total: number | null, goal: number): [string, string] =>
    total === null ? [`${name} +${points}`, ''] : [`${name} +${points}: `, ` of ${goal}`],
  told: (deed: string, plan: string, [before, after]: [string, string], total: number | null) =>
    `${deed}: ${plan}. ${before}${total ?? ''}${after}.`,
};

/** Comes with a fuse and stays, whether one burns then or not, until somebody has got it or the turn ends. */
export const HOLD_NOTE = {
  title: 'The fuse.',
  /** Left out where there is little room. */
  burnt: 'When it has burnt down, what was announced happens.',
  stops: (passedOn: boolean) =>
    passedOn
      ? 'HOLD stops the fuse and asks the other side.'
      : 'HOLD stops the fuse; INTERRUPT stops the game for a card of yours.',
  ok: 'Got it',
};

/** Stands between the two who fight. */
export const combatRound = (round: number): string => `Round ${round}`;
