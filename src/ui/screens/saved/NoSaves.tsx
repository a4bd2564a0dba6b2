import { SAVED_GAMES } from '../../../text/page/start.ts';

export const NoSaves = () => <p className="soft">{SAVED_GAMES.none}</p>;
