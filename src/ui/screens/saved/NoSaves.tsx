import css from './SavedGames.module.css';

export const NoSaves = () => (
  <p className={css.none}>None yet. Every game is saved by itself, in this browser, after each move.</p>
);
