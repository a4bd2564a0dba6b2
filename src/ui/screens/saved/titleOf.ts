import type { SaveEntry } from '../../../storage/saves.ts';
import { theNameOf } from '../../../text/en/names.ts';
import { gameOf, SAVED } from '../../../text/en/screens/saved.ts';

/** What a saved game is called: a mission by its name, any other by its players. */
export const titleOf = ({ names, mission }: SaveEntry): string =>
  mission === undefined
    ? gameOf(names && { genius: theNameOf(names, 'genius'), spymaster: theNameOf(names, 'spymaster') })
    : SAVED.theMission(mission);
