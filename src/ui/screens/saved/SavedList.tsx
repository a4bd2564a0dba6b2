import { useState } from 'react';
import type { SaveEntry } from '../../../storage/saves.ts';
import { breaksOff } from '../../../storage/trouble.ts';
import { nameOf } from '../../../text/en/names.ts';
import { ROLE } from '../../../text/en/roles.ts';
import { goesOn, saveSentence } from '../../../text/en/saves/trouble.ts';
import { DECLASSIFIED } from '../../../text/en/screens/declassified.ts';
import { SAVED, SAVED_GAMES } from '../../../text/en/screens/saved.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { exportGame } from '../../page/files/exporting.ts';
import { Notices } from '../../page/notices/Notices.tsx';
import { go } from '../../page/route/route.ts';
import { useGame, useGameStore } from '../../page/session/game.ts';
import css from './SavedGames.module.css';
import { SaveFacts } from './SaveFacts.tsx';
import { titleOf } from './titleOf.ts';

interface Props {
  /** Called with a sentence that says what went wrong, or with null to take it back. */
  onTrouble(message: string | null): void;
  now?: number;
}

/** The games saved in this browser. Each can be resumed, exported as a file or deleted. */
export function SavedList({ onTrouble, now = Date.now() }: Props) {
  const saves = useGame((s) => s.saves);
  const { how, promised } = useGame((s) => s.keeping);
  const { getState } = useGameStore();
  const [doomed, setDoomed] = useState<SaveEntry | null>(null);

  const take = (entry: SaveEntry) => {
    const problem = exportGame(getState(), entry.id);
    onTrouble(problem ? saveSentence(problem) : null);
  };
  const goOn = ({ id }: SaveEntry) => {
    const copy = getState().goOnBefore(id);
    onTrouble('code' in copy ? saveSentence(copy) : null);
    if ('id' in copy) go({ screen: 'game', id: copy.id });
  };
  return (
    <>
      {saves.length === 0 && <p className="soft">{SAVED_GAMES.none[how]}</p>}
      <ul className={css.list}>
        {saves.map((entry) => (
          <SavedGame
            key={entry.id}
            entry={entry}
            now={now}
            onGoOn={() => goOn(entry)}
            onExport={() => take(entry)}
            onDelete={() => setDoomed(entry)}
          />
        ))}
      </ul>
      {saves.length > 0 && how !== 'never' && (
        <p className="soft">
          {how === 'late' && SAVED.late} {promised ? SAVED.promised : SAVED.cleared}
        </p>
      )}
      <Dialog open={doomed !== null} title={SAVED.deleting} onClose={() => setDoomed(null)}>
        <p>{doomed && SAVED.gone(titleOf(doomed))}</p>
        <div className={css.choices}>
          <Button onClick={() => setDoomed(null)}>{SAVED.keep}</Button>
          <Button
            tone="danger"
            look="primary"
            onClick={() => {
              if (doomed) getState().deleteSave(doomed.id);
              setDoomed(null);
            }}
          >
            {SAVED.delete}
          </Button>
        </div>
      </Dialog>
      <Notices />
    </>
  );
}

interface RowProps {
  entry: SaveEntry;
  now: number;
  onGoOn(): void;
  onExport(): void;
  onDelete(): void;
}

function SavedGame({ entry, now, onGoOn, onExport, onDelete }: RowProps) {
  const { names, mission, puzzle, over, problem, unsaved } = entry;
  const what = titleOf(entry);
  return (
    <li className={css.save}>
      <div className={css.facts}>
        <h3 className={css.names}>
          {mission !== undefined ? (
            (puzzle ? SAVED.puzzle : SAVED.mission)(mission)
          ) : names ? (
            <>
              <Player name={nameOf(names, 'genius')} side="genius" /> <span className={css.versus}>{SAVED.versus}</span>{' '}
              <Player name={nameOf(names, 'spymaster')} side="spymaster" />
            </>
          ) : (
            SAVED.damaged
          )}
        </h3>
        {problem ? (
          <p className={css.trouble}>
            {saveSentence(problem)} {problem.goesOn && goesOn(problem.goesOn)}
          </p>
        ) : (
          <SaveFacts entry={entry} now={now} />
        )}
        {unsaved && <p className={css.trouble}>{SAVED.unsaved[unsaved]}</p>}
      </div>
      <div className="row">
        {problem?.goesOn && (
          <Button look="primary" small aria-label={SAVED.to(SAVED.goOn, what)} onClick={onGoOn}>
            {SAVED.goOn}
          </Button>
        )}
        {!problem && (
          <Button
            look="primary"
            small
            aria-label={SAVED.to(over ? SAVED.lookAt : SAVED.resume, what)}
            onClick={() => go({ screen: 'game', id: entry.id })}
          >
            {over ? SAVED.look : SAVED.resume}
          </Button>
        )}
        {(!problem || breaksOff(problem)) && over && (
          <Button
            small
            aria-label={SAVED.to(DECLASSIFIED.openShort, what)}
            onClick={() => go({ screen: 'declassified', id: entry.id })}
          >
            {DECLASSIFIED.openShort}
          </Button>
        )}
        <Button small aria-label={SAVED.to(problem ? SAVED.raw : SAVED.export, what)} onClick={onExport}>
          {problem ? SAVED.raw : SAVED.export}
        </Button>
        <Button small look="quiet" aria-label={SAVED.to(SAVED.delete, what)} onClick={onDelete}>
          {SAVED.delete}
        </Button>
      </div>
    </li>
  );
}

const Player = ({ name, side }: { name: string; side: 'genius' | 'spymaster' }) => (
  <span className={css.side} data-side={side}>
    {name}
    {name !== ROLE[side] && <small> {ROLE[side]}</small>}
  </span>
);
