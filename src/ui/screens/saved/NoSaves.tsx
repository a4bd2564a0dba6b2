import type { Keeps } from '../../../storage/vault.ts';
import { SAVED_GAMES } from '../../../text/page/start.ts';

export const NoSaves = ({ how }: { how: Keeps }) => <p className="soft">{SAVED_GAMES.none[how]}</p>;
