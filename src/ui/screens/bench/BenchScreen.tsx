import { useCallback, useEffect, useState } from 'react';
import { BadScenario } from '../../../scenario/format.ts';
import { BENCH } from '../../../text/page/bench.ts';
import { useArrival } from '../../shell/focus.ts';
import { go } from '../../shell/route.ts';
import { useGame, useGameStore } from '../../store/game.ts';
import { Button } from '../../theme/Button.tsx';
import css from './bench.module.css';
import { takeHanded } from './handed.ts';
import { OpenPosition } from './OpenPosition.tsx';
import type { Opened } from './opening.ts';
import { cardsOf, opened, openLink, openText } from './opening.ts';
import { PositionSheet } from './PositionSheet.tsx';

interface Props {
  /** The link in the address, or null. */
  link: string | null;
}

/** The workbench: opens a position, says what it is, and plays, edits or saves it. */
export function BenchScreen({ link }: Props) {
  const store = useGameStore();
  const hash = useGame((s) => s.cards?.hash);
  const heading = useArrival<HTMLHeadingElement>();
  const [position, setPosition] = useState<Opened | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  /** Opens what `make` gives, or says why not. */
  const open = useCallback(
    async (make: () => Opened | Promise<Opened>) => {
      setTrouble(null);
      try {
        await store.getState().getReady();
        setPosition(await make());
      } catch (error) {
        if (!(error instanceof BadScenario)) throw error;
        setPosition(null);
        setTrouble(error.message);
      }
    },
    [store],
  );

  useEffect(() => {
    const given = takeHanded();
    if (given) void open(() => opened(given.scenario, cardsOf(hash), given.scenario.name ?? ''));
    else if (link !== null) void open(() => openLink(link, cardsOf(hash)));
  }, [link, hash, open]);

  return (
    <main className={css.bench}>
      <div className={css.page}>
        <div className="spread">
          <h1 ref={heading} tabIndex={-1} className={css.heading}>
            {BENCH.title}
          </h1>
          <Button look="quiet" onClick={() => go({ screen: 'start' })}>
            {BENCH.back}
          </Button>
        </div>
        <p role="alert" className="trouble">
          {trouble}
        </p>
        {position ? (
          <PositionSheet opened={position} onEdit={() => {}} onAnother={() => setPosition(null)} />
        ) : (
          <OpenPosition
            onText={(text, from) => void open(() => openText(text, cardsOf(hash), from))}
            onLink={(address) => void open(() => openLink(address, cardsOf(hash)))}
            onTrouble={setTrouble}
          />
        )}
      </div>
    </main>
  );
}
