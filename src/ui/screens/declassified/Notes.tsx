import { useState } from 'react';
import { useStore } from 'zustand';
import { roundOf } from '../../../engine/index.ts';
import { LONGEST_REMARK } from '../../../host/index.ts';
import type { Declassified } from '../../../store/types.ts';
import { NOTES } from '../../../text/en/screens/declassified.ts';
import { useEscape } from '../../input/keys.ts';
import { Button } from '../../kit/Button.tsx';
import { SidePanel } from '../../kit/SidePanel.tsx';
import { go } from '../../page/route/route.ts';
import css from './declassified.module.css';
import { useShown } from './useShown.ts';

interface Props {
  game: Declassified;
  onClose(): void;
}

/** What people have written about the game. A note is written where the tape stands, and a touch on one winds it there. */
export function Notes({ game, onClose }: Props) {
  const notes = useStore(game.remarks, ({ all }) => all);
  const stop = useShown(game, (now) => now.stop);
  useEscape('log', () => {
    onClose();
    return true;
  });
  return (
    <SidePanel title={NOTES.title} onClose={onClose}>
      <div className={css.lines}>
        <Editor key={stop} game={game} stop={stop} />
        <Unsaved game={game} />
        {notes.length === 0 && <p className="soft">{NOTES.none}</p>}
        <ol>
          {notes.map((note) => (
            <li key={note.stop}>
              <button
                type="button"
                className={css.line}
                data-told=""
                aria-current={note.stop === stop ? 'step' : undefined}
                onClick={() => game.goTo(note.stop)}
              >
                <b className={css.when}>{placeIn(game, note.stop, NOTES.at)}</b> {note.text}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </SidePanel>
  );
}

/** The words for a stop of the tape. */
const placeIn = ({ turns, length }: Declassified, stop: number, words: (round: number, action: number) => string) =>
  words(roundOf(turns[Math.min(stop, length - 1)]), stop);

/** The note where the tape stands. It is kept as it is written. */
function Editor({ game, stop }: { game: Declassified; stop: number }) {
  const [text, setText] = useState(() => game.remarks.getState().all.find((one) => one.stop === stop)?.text ?? '');
  const write = (now: string) => {
    setText(now);
    game.remark({ stop, text: now });
  };
  return (
    <div className={css.editor}>
      <label>
        {placeIn(game, stop, NOTES.here)}
        <textarea
          className="field"
          rows={3}
          maxLength={LONGEST_REMARK}
          value={text}
          placeholder={NOTES.hint}
          onFocus={() => game.run(false)}
          onChange={({ target }) => write(target.value)}
        />
      </label>
      {text !== '' && (
        <Button small look="quiet" onClick={() => write('')}>
          {NOTES.delete}
        </Button>
      )}
    </div>
  );
}

/** That the notes are not safe, and what to do. */
function Unsaved({ game }: { game: Declassified }) {
  const unsaved = useStore(game.remarks, (now) => now.unsaved);
  if (unsaved === null) return null;
  return (
    <>
      <p role="status" className={unsaved === 'no-save' || unsaved === 'in-file' ? 'soft' : 'trouble'}>
        {NOTES.unsaved[unsaved]}
      </p>
      {unsaved === 'no-save' && (
        <Button small onClick={() => go({ screen: 'declassified', id: game.keep() })}>
          {NOTES.keep}
        </Button>
      )}
    </>
  );
}
