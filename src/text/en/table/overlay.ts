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

/** Stands by each fuse that burns on a device until somebody has got it. */
export const HOLD_NOTE = {
  title: 'A fuse burns.',
  text: (passedOn: boolean) =>
    passedOn
      ? 'When it has burnt down, what was announced happens. Press HOLD to stop it and ask the other side.'
      : 'When it has burnt down, what was announced happens. HOLD stops the fuse; INTERRUPT stops the game for a card of yours.',
  ok: 'Got it',
};

/** Stands between the two who fight. */
export const combatRound = (round: number): string => `Round ${round}`;
