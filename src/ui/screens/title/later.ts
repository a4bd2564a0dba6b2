/** What is fetched after the title has been drawn: one file, with all that a person may ask for there, and the options. */
export { RecordDialog } from '../record/RecordDialog.tsx';
export { GoOn } from '../saved/GoOn.tsx';
export { SavedGames } from '../saved/SavedGames.tsx';
export { SetupScreen } from '../setup/SetupScreen.tsx';
export { AgainstBot } from './AgainstBot.tsx';
export { begin } from './begin.ts';
export { HowToPlay } from './HowToPlay.tsx';
export { SeedNote } from './SeedNote.tsx';
export { standing } from './standing.ts';
