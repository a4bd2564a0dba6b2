/** The parts of the title that are fetched after it has been drawn. */
import { SHELF } from '../../../text/en/screens/title.ts';
import { fetched, stored } from '../../page/boundary/fetched.tsx';
import { bringCards } from '../../page/session/bringCards.ts';

const later = () => import('./later.ts');

/** Fetches what follows on the buttons. */
export const fetchBegin = () => later().then(({ begin }) => begin);
export const fetchStanding = () => later().then(({ standing }) => standing());
export const againstBot = fetched(() => later().then(({ AgainstBot }) => AgainstBot));
export const howToPlay = fetched(() => later().then(({ HowToPlay }) => HowToPlay));
export const seedNote = fetched(() => later().then(({ SeedNote }) => SeedNote));
export const goOn = stored(() => later().then(({ GoOn }) => GoOn), 'inside', SHELF.looking);
export const savedGames = stored(() => later().then(({ SavedGames }) => SavedGames), 'inside', SHELF.looking);
export const record = stored(() => later().then(({ RecordDialog }) => RecordDialog), 'dialog');
export const setup = stored(
  () => Promise.all([later(), bringCards()]).then(([{ SetupScreen }]) => SetupScreen),
  'screen',
);
