/** Words of the menu at a hand: what a side sets for itself. */

export const MORE = {
  more: 'More',
  hint: 'A hint: what would a strong bot do, and why?',
  keepOpen: 'Keep my hand open for a while',
  holdNext: (passedOn: boolean) => `Hold the next step for me${passedOn ? ', once the device is passed on' : ''}`,
  letRun: 'Let it run this turn, until a card is announced',
  /** The chips that show what is set; a tap takes it back. */
  runs: 'lets it run ✕',
  runsTold: ' this turn, until a card is announced: press to cancel',
  runsTitle: 'No step is waited for this turn, until a card is announced: press to cancel',
  holds: 'holds next ✕',
  holdsTold: ': press to cancel',
};
