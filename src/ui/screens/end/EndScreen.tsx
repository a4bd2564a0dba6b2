import type { GameEvent, Side, View } from '../../../engine/index.ts';
import { definitionOf, other } from '../../../engine/index.ts';
import type { GameOver, LogEntry } from '../../../host/index.ts';
import { nameOf, ROLE, theNameOf } from '../../../text/names.ts';
import { capital, count } from '../../../text/words.ts';
import { useArrival } from '../../shell/focus.ts';
import { go, randomSeed } from '../../shell/route.ts';
import { useGame, useGameStore } from '../../store/game.ts';
import { Button } from '../../theme/Button.tsx';
import css from './EndScreen.module.css';

interface Props {
  onLook(): void;
  onExport(): void;
}

/** Who won, how, and the game in numbers. */
export function EndScreen({ onLook, onExport }: Props) {
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
    ['Rounds', over.rounds],
    ['Plans completed', over.plans.genius],
    ['Plans thwarted', over.plans.spymaster],
    ['Minions lost', lost.genius],
    ['Spies lost', lost.spymaster],
    ['Minutes', over.minutes],
  ];
  return (
    <main className={css.end} data-winner={over.winner}>
      <div className={css.sheet}>
        <header className={css.head}>
          <p className={css.stamp}>
            {winner === null ? 'Stalemate' : winner === 'genius' ? 'Evil prevails' : 'World saved'}
          </p>
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            {winner === null ? 'A draw' : `${nameOf(names, winner)} wins`}
          </h1>
        </header>
        <p>{how(over, names)}</p>
        <p className={css.score}>
          Evilness <Score side="genius" name={nameOf(names, 'genius')} score={over.score.genius} />
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
        <p className={css.seed}>Seed of the shuffle: {over.seed}. The same seed deals the same cards.</p>
        <div className={css.actions}>
          <Button look="primary" onClick={() => again(true)}>
            Play again, sides swapped
          </Button>
          <Button onClick={() => again(false)}>Play again, same sides</Button>
          <Button onClick={onLook}>Look at the final table</Button>
          <Button onClick={onExport}>Export the game</Button>
          <Button look="quiet" onClick={() => go({ screen: 'start' })}>
            To the title
          </Button>
        </div>
      </div>
    </main>
  );
}

const Score = ({ side, name, score }: { side: Side; name: string; score: number }) => (
  <span className={css[side]}>
    <span className={css.name}>
      {name}
      {name !== ROLE[side] && <small> ({ROLE[side]})</small>}
    </span>{' '}
    <strong>{score}</strong>
  </span>
);

/** How it ended, in a sentence. */
export function how({ winner, how, rounds, score }: GameOver, names: Record<Side, string>): string {
  const long = count(rounds, 'round');
  if (how === 'agreed') return 'You agreed on a draw.';
  if (winner === 'draw') return `After ${long} the score is level.`;
  const [first, second] = [theNameOf(names, winner), theNameOf(names, other(winner))];
  if (how === 'concede') return `${capital(second)} conceded in round ${rounds}.`;
  if (how === 'rounds') return `After ${long} ${first} has the higher score.`;
  const deed = winner === 'genius' ? 'carried out' : 'thwarted';
  return `${capital(first)} ${deed} Evil Plans worth ${score[winner]} Evilness in ${long}.`;
}

/** Minions and Spies that died, as the log tells it. */
export function losses(log: readonly LogEntry[], table: View): Record<Side, number> {
  const died = (event: GameEvent, type: string) =>
    event.type === 'died' && event.card >= 0 && definitionOf(table, event.card).type === type;
  const events = log.flatMap((entry) => (entry.kind === 'event' ? [entry.event] : []));
  return {
    genius: events.filter((event) => died(event, 'minion')).length,
    spymaster: events.filter((event) => died(event, 'spy')).length,
  };
}
