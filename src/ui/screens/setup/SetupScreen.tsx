import type { FormEvent } from 'react';
import { useState } from 'react';
import type { Side } from '../../../engine/index.ts';
import type { Grace, Preset, Seating } from '../../../host/index.ts';
import { PRESETS } from '../../../host/index.ts';
import { SETUP } from '../../../text/page/setup.ts';
import { SHELL } from '../../../text/page/shell.ts';
import { PRESET } from '../../../text/settings.ts';
import { useArrival } from '../../shell/focus.ts';
import { go, parseSeed, randomSeed, seedFromAddress } from '../../shell/route.ts';
import { useGame, useGameStore } from '../../store/game.ts';
import { Button } from '../../theme/Button.tsx';
import { Choices } from '../../theme/Choices.tsx';
import { GraceChoice, SeatingChoice } from '../settings/TableChoices.tsx';
import css from './SetupScreen.module.css';

type Players = readonly [string, string];
/** Which of the two plays the Genius. */
type Genius = 0 | 1 | 'chance';

const toss = (): 0 | 1 => (randomSeed() % 2 === 0 ? 0 : 1);

/** The players' names by side. An empty name stays empty: the game then calls that side by its role. */
export function castRoles(players: Players, genius: Genius, coin: () => 0 | 1 = toss): Record<Side, string> {
  const first = genius === 'chance' ? coin() : genius;
  return { genius: players[first].trim(), spymaster: players[1 - first].trim() };
}

/** The choices before a game. It starts the game, or says why it cannot. */
export function SetupScreen() {
  const store = useGameStore();
  const preferences = useGame((s) => s.preferences);
  const [players, setPlayers] = useState<Players>([preferences.names.genius, preferences.names.spymaster]);
  const [genius, setGenius] = useState<Genius>(0);
  const [seating, setSeating] = useState<Seating>(preferences.seating);
  const [grace, setGrace] = useState<Grace>(preferences.grace);
  const [preset, setPreset] = useState<Preset>(preferences.preset);
  const [seed, setSeed] = useState(() => String(seedFromAddress(location) ?? randomSeed()));
  const [trouble, setTrouble] = useState<string | null>(null);
  const heading = useArrival<HTMLHeadingElement>();
  const seedNumber = parseSeed(seed);

  const start = (event: FormEvent) => {
    event.preventDefault();
    if (seedNumber === undefined) return;
    const names = castRoles(players, genius);
    const { setPreferences, newGame } = store.getState();
    setPreferences({ names, seating, grace, preset });
    const problem = newGame({ names, settings: { seating, grace, preset }, seed: seedNumber });
    const started = store.getState().game;
    if (problem) setTrouble(problem.message);
    if (started && problem?.code !== 'no-cards') go({ screen: 'game', id: started.id });
  };

  const label = (player: 0 | 1) => players[player].trim() || SETUP.player(player + 1);
  return (
    <main className={css.setup}>
      <form onSubmit={start} className={css.form}>
        <h1 ref={heading} tabIndex={-1} className={css.heading}>
          {SHELL.newGame}
        </h1>
        <div className={css.players}>
          {([0, 1] as const).map((player) => (
            <label key={player} className={css.field}>
              {SETUP.player(player + 1)}
              <input
                className="field"
                value={players[player]}
                maxLength={18}
                placeholder={SETUP.name}
                autoComplete="off"
                onChange={(event) =>
                  setPlayers(player === 0 ? [event.target.value, players[1]] : [players[0], event.target.value])
                }
              />
            </label>
          ))}
        </div>
        <Choices<0 | 1 | 'chance'>
          legend={SETUP.whoIsGenius}
          value={genius}
          onChange={setGenius}
          layout="row"
          options={[
            { value: 0, title: label(0), text: SETUP.roles(label(0), label(1)) },
            { value: 1, title: label(1), text: SETUP.roles(label(1), label(0)) },
            { value: 'chance', title: SETUP.chance, text: SETUP.coin },
          ]}
        />
        <SeatingChoice value={seating} onChange={setSeating} />
        <GraceChoice value={grace} onChange={setGrace} />
        <Choices<Preset>
          legend={SETUP.rules}
          value={preset}
          onChange={setPreset}
          options={PRESETS.map((value) => ({
            value,
            title: PRESET[value].title,
            text: (
              <>
                {PRESET[value].text}
                <span className={css.differs}>
                  {PRESET[value].differs.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </span>
              </>
            ),
          }))}
        />
        <div className={css.seed}>
          <label className={css.field}>
            {SETUP.seed}
            <input
              className="field"
              value={seed}
              inputMode="numeric"
              autoComplete="off"
              aria-describedby="seed-help"
              aria-invalid={seedNumber === undefined}
              onChange={(event) => setSeed(event.target.value)}
            />
          </label>
          <Button onClick={() => setSeed(String(randomSeed()))}>{SETUP.anotherSeed}</Button>
          <p id="seed-help" className={seedNumber === undefined ? 'trouble' : css.help}>
            {seedNumber === undefined ? SETUP.badSeed : SETUP.seedHelp}
          </p>
        </div>
        <p role="alert" className="trouble">
          {trouble}
        </p>
        <div className={css.actions}>
          <Button onClick={() => go({ screen: 'start' })}>{SETUP.back}</Button>
          <Button type="submit" look="primary" className={css.start} disabled={seedNumber === undefined}>
            {SETUP.start}
          </Button>
        </div>
      </form>
    </main>
  );
}
