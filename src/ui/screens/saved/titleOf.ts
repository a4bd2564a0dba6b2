import type { SaveEntry } from '../../../storage/saves.ts';
import { theNameOf } from '../../../text/en/names.ts';
import { gameOf } from '../../../text/en/screens/saved.ts';

/** What a saved game is called: by its players. */
export const titleOf = ({ names }: SaveEntry): string =>
  gameOf(names && { genius: theNameOf(names, 'genius'), spymaster: theNameOf(names, 'spymaster') });
