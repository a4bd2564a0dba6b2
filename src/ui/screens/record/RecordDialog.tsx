import { useState } from 'react';
import { solvedOf } from '../../../storage/solved.ts';
import { bestWin, gamesOfTwo, runsIn, scoresIn } from '../../../storage/tallies.ts';
import { STANDING } from '../../../text/en/screens/opponents.ts';
import { RECORD, RECORD_TROUBLE } from '../../../text/en/screens/record.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { download } from '../../page/files/download.ts';
import { useGame, useGameStore } from '../../page/session/game.ts';
import { Ladder } from './Ladder.tsx';
import css from './Record.module.css';

/** What has been played here: the ladder of the bots, the best, and how people stand against each other. */
export function RecordDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog open title={RECORD.title} onClose={onClose} className={css.dialog}>
      <Entries />
    </Dialog>
  );
}

function Entries() {
  const { games, missions, trouble } = useGame((s) => s.results);
  const { getState } = useGameStore();
  const [clearing, setClearing] = useState(false);
  const unread = getState().unreadResults();
  const best = bestWin(games);
  const runs = runsIn(games);
  const two = gamesOfTwo(games);
  const scores = scoresIn(games);
  const solved = solvedOf(missions);
  const isEmpty = games.length === 0 && solved.missions + solved.puzzles === 0;
  return (
    <div className={css.record}>
      {trouble && <p className="trouble">{RECORD_TROUBLE[trouble]}</p>}
      {unread !== null && (
        <div className="row">
          <Button small onClick={() => download('evil-genius-record.txt', unread)}>
            {RECORD.raw}
          </Button>
        </div>
      )}
      {isEmpty && <p>{RECORD.none}</p>}
      <Ladder games={games} />
      <dl className={css.facts}>
        <Fact name={RECORD.best} says={best ? RECORD.bestOf(best.margin, best.bot, best.side) : RECORD.notYet} />
        <Fact name={RECORD.run} says={runs.longest > 0 ? RECORD.runOf(runs.longest, runs.now) : RECORD.notYet} />
        <Fact name={RECORD.missions} says={String(solved.missions)} />
        {solved.puzzles > 0 && <Fact name={RECORD.puzzles} says={String(solved.puzzles)} />}
        {two.played > 0 && <Fact name={RECORD.two} says={RECORD.twoOf(two.played, two.won)} />}
      </dl>
      {scores.length > 0 && (
        <section aria-labelledby="record-scores">
          <h3 id="record-scores" className={css.heading}>
            {RECORD.scores}
          </h3>
          <ul className={css.scores}>
            {scores.map((score) => (
              <li key={score.names.join('\n')}>{STANDING.score(score)}</li>
            ))}
          </ul>
        </section>
      )}
      <p className={css.small}>{RECORD.counts}</p>
      <p className={css.small}>{RECORD.carried}</p>
      {clearing ? (
        <section aria-label={RECORD.clearing} className={css.clearing}>
          <p>{RECORD.gone}</p>
          <div className="row">
            <Button autoFocus onClick={() => setClearing(false)}>
              {RECORD.keep}
            </Button>
            <Button
              tone="danger"
              look="primary"
              onClick={() => {
                getState().clearResults();
                setClearing(false);
              }}
            >
              {RECORD.clear}
            </Button>
          </div>
        </section>
      ) : (
        (!isEmpty || unread !== null) && (
          <div className="row">
            <Button small look="quiet" onClick={() => setClearing(true)}>
              {RECORD.clear} …
            </Button>
          </div>
        )
      )}
    </div>
  );
}

const Fact = ({ name, says }: { name: string; says: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{says}</dd>
  </div>
);
