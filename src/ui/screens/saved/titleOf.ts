import type { SaveEntry } from '../../../storage/saves.ts';
import { theNameOf } from '../../../text/en/names.ts';
import { gameOf, SAVED } from '../../../text/en/screens/saved.ts';

/** What a saved game is called: a mission or a puzzle by its name, any other by its players. */
export function titleOf({ names, mission, puzzle }: SaveEntry): string {
  if (mission !== undefined) return puzzle ? SAVED.thePuzzle(mission) : SAVED.theMission(mission);
  return gameOf(names && { genius: theNameOf(names, 'genius'), spymaster: theNameOf(names, 'spymaster') });
}
