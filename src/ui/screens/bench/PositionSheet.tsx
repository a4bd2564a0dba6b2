import { useEffect, useRef, useState } from 'react';
import type { State } from '../../../engine/index.ts';
import { RECOMMENDED } from '../../../engine/index.ts';
import type { Scenario } from '../../../scenario/format.ts';
import { openScenario } from '../../../scenario/open.ts';
import { runScenario } from '../../../scenario/run.ts';
import { secretSeed } from '../../../store/secretSeed.ts';
import { saveSentence } from '../../../text/en/saves/trouble.ts';
import { failureSentence } from '../../../text/en/scenario/result.ts';
import { BENCH } from '../../../text/en/screens/bench.ts';
import { MISSION } from '../../../text/en/screens/missions.ts';
import { Button } from '../../kit/Button.tsx';
import { go } from '../../page/route/route.ts';
import { useGame, useGameStore } from '../../page/session/game.ts';
import { asMission } from '../learn/asMission.ts';
import type { Cast } from '../settings/cast.ts';
import { Seats } from '../settings/Seats.tsx';
import css from './bench.module.css';
import { CopyLink } from './CopyLink.tsx';
import { EndTable } from './EndTable.tsx';
import { MissionPart } from './MissionPart.tsx';
import type { Opened } from './opening.ts';
import { saveFile, setInUse, toldOf } from './opening.ts';

interface Props {
  opened: Opened;
  onEdit(): void;
  /** It has another mission now. */
  onChange(scenario: Scenario): void;
  /** The position is in a file, a link or a game. */
  onSaved(): void;
  onAnother(): void;
}

/** What an opened position is, and what can be done with it. */
export function PositionSheet({ opened, onEdit, onChange, onSaved, onAnother }: Props) {
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
  const { mission } = scenario;
  const isTaught = mission !== undefined && mission.side !== 'both';
  const told = toldOf(opened);

  const play = async () => {
    const { newGame, preferences, getReady } = store.getState();
    await getReady();
    const { seating, grace, preset } = preferences;
    const position = positionToPlay(opened);
    const settings = { seating, grace, preset };
    const problem = newGame(
      mission
        ? { ...asMission(mission, { names: cast.names, settings, position }), ...(!isTaught && cast) }
        : { ...cast, settings, position },
    );
    const started = store.getState().game;
    if (problem) setTrouble(saveSentence(problem));
    else if (started) {
      onSaved();
      go({ screen: 'game', id: started.id });
    }
  };
  const set = () => {
    const { hash, rules } = store.getState().cards ?? {};
    return setInUse(hash, { ...RECOMMENDED, ...rules });
  };
  const run = () => {
    const { failure, failedAt, titles, end } = runScenario(scenario, scenario.name ?? '', set());
    const words = failure
      ? BENCH.failed(failedAt, failureSentence(failure, titles))
      : BENCH.ran(told.actions, scenario.expect !== undefined || mission?.goal !== undefined);
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
      <MissionPart
        scenario={scenario}
        onChange={(changed) => {
          openScenario(changed, set());
          onChange(changed);
        }}
      />
      <h3>{BENCH.who}</h3>
      {isTaught ? <p className="soft">{MISSION.played}</p> : <Seats {...cast} onChange={setCast} />}
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
const positionToPlay = ({ scenario: { name, setup, seed, cards, rules, mission } }: Opened) => ({
  setup,
  ...(mission && { name, mission }),
  seed: seed ?? (setup?.random ? 1 : secretSeed()),
  ...(cards && { cards }),
  ...(rules !== undefined && { rules }),
});
