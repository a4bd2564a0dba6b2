import type { State } from '../../../engine/index.ts';
import { BENCH } from '../../../text/en/page/bench.ts';
import { useArrival } from '../../shell/focus.ts';
import { Staged } from '../../stage/Staged.tsx';
import { useGameStore } from '../../store/game.ts';
import { GameContext } from '../../store/loadStore.ts';
import { Table } from '../../table/Table.tsx';
import { Button } from '../../theme/Button.tsx';
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
          <Staged>
            <Table inside={state.turn.side === 'genius' || state.infiltration ? 'lair' : 'networks'} />
          </Staged>
        </GameContext>
      </div>
    </section>
  );
}
