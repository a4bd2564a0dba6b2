import type { Keeps } from '../../../storage/vault.ts';
import { SAVED_GAMES } from '../../../text/en/screens/title.ts';

export const NoSaves = ({ how }: { how: Keeps }) => <p className="soft">{SAVED_GAMES.none[how]}</p>;
