/** Shown if another tab plays the same save. */
export const ELSEWHERE = {
  title: 'This game is open in another tab',
  what: 'So that no move is lost, only one tab plays it. Go on there, or bring it here as it stands now.',
  here: 'Play here instead',
};
