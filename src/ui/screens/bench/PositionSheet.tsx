import { useEffect, useRef, useState } from 'react';
import type { State } from '../../../engine/index.ts';
import { RECOMMENDED } from '../../../engine/index.ts';
import { runScenario } from '../../../scenario/run.ts';
import { secretSeed } from '../../../store/secretSeed.ts';
import { saveSentence } from '../../../text/en/saves/trouble.ts';
import { failureSentence } from '../../../text/en/scenario/result.ts';
import { BENCH } from '../../../text/en/screens/bench.ts';
import { Button } from '../../kit/Button.tsx';
import { go } from '../../page/route/route.ts';
import { useGame, useGameStore } from '../../page/session/game.ts';
import type { Cast } from '../settings/cast.ts';
import { Seats } from '../settings/Seats.tsx';
import css from './bench.module.css';
import { CopyLink } from './CopyLink.tsx';
import { EndTable } from './EndTable.tsx';
import type { Opened } from './opening.ts';
import { saveFile, setInUse, toldOf } from './opening.ts';

interface Props {
  opened: Opened;
  onEdit(): void;
  /** The position is in a file, a link or a game. */
  onSaved(): void;
  onAnother(): void;
}

/** What an opened position is, and what can be done with it. */
export function PositionSheet({ opened, onEdit, onSaved, onAnother }: Props) {
  const store = useGameStore();
  const { names, sources } = useGame((s) => s.preferences);
  const [cast, setCast] = useState<Cast>({ names, sources });
  const [trouble, setTrouble] = useState<string | null>(null);
  const [ran, setRan] = useState<{ words: string; end: State | null } | null>(null);
  const [looking, setLooking] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  // A small screen has it below its edge.
  useEffect(() => {
    if (ran) outcome.current?.scrollIntoView?.({ block: 'nearest' });
  }, [ran]);
  const { scenario, from } = opened;
  const told = toldOf(opened);

  const play = async () => {
    const { newGame, preferences, getReady } = store.getState();
    await getReady();
    const { seating, grace, preset } = preferences;
    const problem = newGame({ ...cast, settings: { seating, grace, preset }, position: positionToPlay(opened) });
    const started = store.getState().game;
    if (problem) setTrouble(saveSentence(problem));
    else if (started) {
      onSaved();
      go({ screen: 'game', id: started.id });
    }
  };
  const run = () => {
    const { hash, rules } = store.getState().cards ?? {};
    const set = setInUse(hash, { ...RECOMMENDED, ...rules });
    const { failure, failedAt, titles, end } = runScenario(scenario, scenario.name ?? '', set);
    const words = failure
      ? BENCH.failed(failedAt, failureSentence(failure, titles))
      : BENCH.ran(told.actions, scenario.expect !== undefined);
    setRan({ words, end });
  };
  if (looking && ran?.end) return <EndTable words={ran.words} state={ran.end} onBack={() => setLooking(false)} />;

  return (
    <section className={css.sheet} aria-labelledby="position">
      <h2 id="position">{BENCH.named(scenario.name)}</h2>
      <p className="soft">{BENCH.from(from)}</p>
      {scenario.description && <p>{BENCH.described(scenario.description)}</p>}
      <ul className={css.facts}>
        <li>{BENCH.turn(told)}</li>
        <li>{BENCH.score(told)}</li>
        <li>{BENCH.cards(told)}</li>
        {scenario.cards && <li>{BENCH.ownCards(scenario.cards.length)}</li>}
        {told.actions > 0 && <li>{BENCH.scripted(told)}</li>}
      </ul>
      <h3>{BENCH.who}</h3>
      <Seats {...cast} onChange={setCast} />
      <p role="alert" className="trouble">
        {trouble}
      </p>
      <div className={css.buttons}>
        <Button look="primary" onClick={() => void play()}>
          {BENCH.play}
        </Button>
        <Button onClick={onEdit}>{BENCH.edit}</Button>
        {told.actions > 0 && <Button onClick={run}>{BENCH.run}</Button>}
        <Button
          onClick={() => {
            onSaved();
            void saveFile(scenario, store);
          }}
        >
          {BENCH.save}
        </Button>
        <CopyLink
          of={async () => {
            onSaved();
            return scenario;
          }}
        >
          {BENCH.copy}
        </CopyLink>
        <Button look="quiet" onClick={onAnother}>
          {BENCH.another}
        </Button>
      </div>
      {ran && (
        <div ref={outcome} className={css.other}>
          <p role="status">{ran.words}</p>
          {ran.end && (
            <Button small onClick={() => setLooking(true)}>
              {BENCH.seeEnd}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** The part of a scenario that is played. Without chances of its own it gets new ones. */
const positionToPlay = ({ scenario: { setup, seed, cards, rules } }: Opened) => ({
  setup,
  seed: seed ?? (setup?.random ? 1 : secretSeed()),
  ...(cards && { cards }),
  ...(rules !== undefined && { rules }),
});
