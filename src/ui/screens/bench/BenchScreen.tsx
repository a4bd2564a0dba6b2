import { useCallback, useEffect, useState } from 'react';
import { catalogOf } from '../../../engine/index.ts';
import type { Scenario } from '../../../scenario/format.ts';
import { BadScenario } from '../../../scenario/format.ts';
import { tryCard } from '../../../scenario/tryCard/index.ts';
import { BENCH } from '../../../text/page/bench.ts';
import { useArrival } from '../../shell/focus.ts';
import { go } from '../../shell/route.ts';
import { useGame, useGameStore } from '../../store/game.ts';
import { Button } from '../../theme/Button.tsx';
import css from './bench.module.css';
import { Editor } from './Editor.tsx';
import { takeHanded } from './handed.ts';
import { OpenPosition } from './OpenPosition.tsx';
import type { Opened } from './opening.ts';
import { cardsOf, opened, openLink, openText } from './opening.ts';
import { PositionSheet } from './PositionSheet.tsx';

interface Props {
  /** The link in the address, or null. */
  link: string | null;
  /** The id of the card in the address that is to be tried, or null. */
  card: string | null;
}

/** The workbench: opens a position, says what it is, and plays, edits or saves it. */
export function BenchScreen({ link, card }: Props) {
  const store = useGameStore();
  const hash = useGame((s) => s.cards?.hash);
  const heading = useArrival<HTMLHeadingElement>();
  const [position, setPosition] = useState<Opened | null>(null);
  const [editing, setEditing] = useState(false);
  const [trials, setTrials] = useState<readonly Scenario[]>([]);
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
    if (given) {
      void open(() => opened(given.scenario, cardsOf(hash), BENCH.fromGame));
      setEditing(given.edit);
    } else if (link !== null) void open(() => openLink(link, cardsOf(hash)));
    else if (card !== null && hash) {
      const found = tryCard(catalogOf({ set: hash }), {}, card);
      setTrials(found);
      void open(() => {
        if (found.length === 0) throw new BadScenario(BENCH.noCard(card));
        return opened(found[0], cardsOf(hash), BENCH.fromCard);
      });
    }
  }, [link, card, hash, open]);

  if (position && editing)
    return (
      <Editor
        opened={position}
        onDone={(edited) => {
          setPosition(edited);
          setEditing(false);
        }}
      />
    );
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
        {trials.length > 1 && (
          <div className="row">
            <span>{BENCH.trials}</span>
            {trials.map((trial, i) => (
              <Button
                key={JSON.stringify(trial.setup)}
                small
                aria-pressed={position?.scenario === trial}
                onClick={() => void open(() => opened(trial, cardsOf(hash), BENCH.fromCard))}
              >
                {BENCH.trial(i + 1)}
              </Button>
            ))}
          </div>
        )}
        {position ? (
          <PositionSheet
            key={JSON.stringify(position.scenario.setup)}
            opened={position}
            onEdit={() => setEditing(true)}
            onAnother={() => setPosition(null)}
          />
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
