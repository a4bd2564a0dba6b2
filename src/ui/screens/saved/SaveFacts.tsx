import { roundOf } from '../../../engine/index.ts';
import type { SaveEntry } from '../../../storage/saves.ts';
import { ago } from '../../../text/en/ago.ts';
import { SAVED } from '../../../text/en/screens/saved.ts';
import css from './SavedGames.module.css';

/** How a saved game stands, since when, and with which cards. */
export const SaveFacts = ({ entry: { score, turn, over, updated, set }, now }: { entry: SaveEntry; now: number }) => (
  <span className={css.state}>
    {score && <span>{SAVED.score(score.genius, score.spymaster)}</span>}
    {turn !== null && <span>{SAVED.round(roundOf(turn), over)}</span>}
    {updated !== null && <span>{ago(updated, now)}</span>}
    {set !== undefined && <span>{SAVED.set(set)}</span>}
  </span>
);
