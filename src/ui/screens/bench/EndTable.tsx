import type { State } from '../../../engine/index.ts';
import { BENCH } from '../../../text/en/screens/bench.ts';
import { Button } from '../../kit/Button.tsx';
import { useArrival } from '../../page/route/focus.ts';
import { useGameStore } from '../../page/session/game.ts';
import { GameContext } from '../../page/session/loadStore.ts';
import { Directed } from '../../show/Directed.tsx';
import { Table } from '../../table/Table.tsx';
import css from './bench.module.css';
import { useTableOf } from './editing.ts';

interface Props {
  /** What came of the moves. */
  words: string;
  state: State;
  onBack(): void;
}

/** The table as the moves of a scenario left it. Nobody plays at it. */
export function EndTable({ words, state, onBack }: Props) {
  const heading = useArrival<HTMLHeadingElement>();
  const table = useTableOf(useGameStore().getState().preferences, state);
  return (
    <section className={css.end} aria-labelledby="end">
      <header>
        <h2 id="end" ref={heading} tabIndex={-1}>
          {BENCH.end}
        </h2>
        <p>{words}</p>
        <Button small onClick={onBack}>
          {BENCH.backToPosition}
        </Button>
      </header>
      <div className={css.table}>
        <GameContext value={table}>
          <Directed>
            <Table inside={state.turn.side === 'genius' || state.infiltration ? 'lair' : 'networks'} />
          </Directed>
        </GameContext>
      </div>
    </section>
  );
}
