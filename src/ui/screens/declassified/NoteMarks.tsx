import { useStore } from 'zustand';
import { roundOf } from '../../../engine/index.ts';
import type { Declassified } from '../../../store/types.ts';
import { NOTES } from '../../../text/en/screens/declassified.ts';
import css from './declassified.module.css';

interface Props {
  game: Declassified;
  /** Where a stop lies on the tape. */
  placeOf(stop: number): string;
  /** A note was touched. */
  onNote(): void;
}

/** The notes as marks on the tape. */
export function NoteMarks({ game, placeOf, onNote }: Props) {
  const { turns, length } = game;
  const notes = useStore(game.remarks, ({ all }) => all).filter(({ stop }) => stop < length);
  if (notes.length === 0) return null;
  return (
    <ul className={css.notes} aria-label={NOTES.marks}>
      {notes.map(({ stop, text }) => {
        const words = NOTES.mark(roundOf(turns[stop]), stop, text);
        const open = () => {
          game.goTo(stop);
          onNote();
        };
        return (
          <li key={stop} style={{ left: placeOf(stop) }}>
            <button type="button" className={css.pin} aria-label={words} title={words} onClick={open}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M5 2h14v12h-4l-3 8-3-8H5z" />
              </svg>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
