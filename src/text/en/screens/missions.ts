/** Words of the workbench about missions. */
import { count } from '../words.ts';

export const MISSION = {
  title: 'Mission',
  none: 'A mission tells newcomers one thing at a time, and ends when its goal is reached.',
  told: (tips: number, goal: boolean) =>
    `${count(tips, 'tip')}${goal ? ', and a goal' : '. It has no goal: the game is played to its end'}.`,
  /** Of a mission to begin with. */
  brief: 'What it is about, and how it is won.',
  say: 'Play a Minion into a square.',
  make: 'Make a mission of it',
  edit: 'Edit the mission',
  field: 'The mission, as in its file',
  done: 'Take it over',
  cancel: 'Leave it as it was',
  remove: 'No mission',
  notJson: (line: number, column: number) => `This is no JSON: look at line ${line}, column ${column}.`,
  played: 'The Instructor plays the other side, by the script of the mission.',
};
