import { SAVED } from '../../../text/page/saved.ts';
import css from './SavedGames.module.css';

export const NoSaves = () => <p className={css.none}>{SAVED.none}</p>;
