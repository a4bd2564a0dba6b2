/** Words of the menu at a hand: what a side sets for itself. */

/** For how long a side lets everything run without responses. */
const UNTIL = { infiltration: 'until this infiltration ends', turn: 'until this turn ends' };

type Until = keyof typeof UNTIL;

export const MORE = {
  more: 'More',
  keepOpen: 'Keep my hand open for a while',
  holdNext: (passedOn: boolean) => `Hold the next step for me${passedOn ? ', once the device is passed on' : ''}`,
  letRun: (until: Until) => `Let it run ${UNTIL[until]}, without responses from me`,
  /** The chips that show what is set; a tap takes it back. */
  runs: 'lets it run ✕',
  runsTold: (until: Until) => `, without responses, ${UNTIL[until]}: press to cancel`,
  runsTitle: (until: Until) => `No responses ${UNTIL[until]}: press to cancel`,
  holds: 'holds next ✕',
  holdsTold: ': press to cancel',
};
