import { SAVED_GAMES } from '../../../text/page/start.ts';
import css from './SavedGames.module.css';

export const NoSaves = () => <p className={css.none}>{SAVED_GAMES.none}</p>;
