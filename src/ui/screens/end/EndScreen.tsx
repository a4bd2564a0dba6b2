import type { GameEvent, Side, View } from '../../../engine/index.ts';
import { definitionOf, other } from '../../../engine/index.ts';
import type { GameOver, LogEntry } from '../../../host/index.ts';
import { nameOf, ROLE, theNameOf } from '../../../text/names.ts';
import { END, endingWords } from '../../../text/page/end.ts';
import { SHELL } from '../../../text/page/shell.ts';
import { downloadOpenGame } from '../../shell/download.ts';
import { useArrival } from '../../shell/focus.ts';
import { go, randomSeed } from '../../shell/route.ts';
import { useGame, useGameStore } from '../../store/game.ts';
import { Button } from '../../theme/Button.tsx';
import css from './EndScreen.module.css';

/** The end of a game: who won and how, and the game in numbers. */
export function EndScreen({ onLook }: { onLook(): void }) {
  const store = useGameStore();
  const over = useGame((s) => s.gameOver);
  const game = useGame((s) => s.game);
  const table = useGame((s) => s.table);
  const log = useGame((s) => s.log);
  const heading = useArrival<HTMLHeadingElement>();
  if (!over || !game || !table) return null;
  const { names } = game;
  const winner = over.winner === 'draw' ? null : over.winner;
  const lost = losses(log, table);

  const again = (swapped: boolean) => {
    const cast = swapped ? { genius: names.spymaster, spymaster: names.genius } : names;
    const { newGame, leave } = store.getState();
    leave();
    newGame({ names: cast, settings: game.settings, seed: randomSeed() });
    const started = store.getState().game;
    go(started ? { screen: 'game', id: started.id } : { screen: 'setup' });
  };

  const numbers: [string, string | number][] = [
    [END.rounds, over.rounds],
    [END.completed, over.plans.genius],
    [END.thwarted, over.plans.spymaster],
    [END.minionsLost, lost.genius],
    [END.spiesLost, lost.spymaster],
    [END.minutes, over.minutes],
  ];
  return (
    <main className={css.end} data-winner={over.winner}>
      <div className={css.sheet}>
        <header className={css.head}>
          <p className={css.stamp}>{END.stamp[over.winner]}</p>
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            {winner === null ? END.draw : END.wins(nameOf(names, winner))}
          </h1>
        </header>
        <p>{how(over, names)}</p>
        <p className={css.score}>
          {END.evilness} <Score side="genius" name={nameOf(names, 'genius')} score={over.score.genius} />
          <span aria-hidden="true"> : </span>
          <Score side="spymaster" name={nameOf(names, 'spymaster')} score={over.score.spymaster} />
        </p>
        <dl className={css.numbers}>
          {numbers.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="soft">{END.seed(over.seed)}</p>
        <div className="row">
          <Button look="primary" onClick={() => again(true)}>
            {END.againSwapped}
          </Button>
          <Button onClick={() => again(false)}>{END.again}</Button>
          <Button onClick={onLook}>{END.look}</Button>
          <Button onClick={() => downloadOpenGame(store.getState())}>{SHELL.exportGame}</Button>
          <Button look="quiet" onClick={() => go({ screen: 'start' })}>
            {SHELL.toTitle}
          </Button>
        </div>
      </div>
    </main>
  );
}

const Score = ({ side, name, score }: { side: Side; name: string; score: number }) => (
  <span className={css.side} data-side={side}>
    <span className={css.name}>
      {name}
      {name !== ROLE[side] && <small> ({ROLE[side]})</small>}
    </span>{' '}
    <strong>{score}</strong>
  </span>
);

/** A sentence that says how the game ended. */
export function how({ winner, how, rounds, score }: GameOver, names: Record<Side, string>): string {
  const first = winner === 'draw' ? 'genius' : winner;
  const ending = { how, winner, rounds, score: score[first] };
  return endingWords(ending, theNameOf(names, first), theNameOf(names, other(first)));
}

/** The number of Minions and Spies that died, counted from the log. */
export function losses(log: readonly LogEntry[], table: View): Record<Side, number> {
  const died = (event: GameEvent, type: string) =>
    event.type === 'died' && event.card >= 0 && definitionOf(table, event.card).type === type;
  const events = log.flatMap((entry) => (entry.kind === 'event' ? [entry.event] : []));
  return {
    genius: events.filter((event) => died(event, 'minion')).length,
    spymaster: events.filter((event) => died(event, 'spy')).length,
  };
}
