import type { FormEvent } from 'react';
import { useState } from 'react';
import type { Preset } from '../../../host/index.ts';
import { PRESETS } from '../../../host/index.ts';
import type { Names } from '../../../text/en/names.ts';
import { seenNames } from '../../../text/en/names.ts';
import { saveSentence } from '../../../text/en/saves/trouble.ts';
import { HINT_SETTING, PRESET } from '../../../text/en/screens/settings.ts';
import { SEEDED, SETUP } from '../../../text/en/screens/setup.ts';
import { START } from '../../../text/en/screens/title.ts';
import { Button } from '../../kit/Button.tsx';
import { Choices } from '../../kit/Choices.tsx';
import { useArrival } from '../../page/route/focus.ts';
import { forgetSeed } from '../../page/route/forgetSeed.ts';
import { go } from '../../page/route/route.ts';
import { parseSeed, seedFromAddress } from '../../page/route/seed.ts';
import { isBetweenPeople, useGame, useGameStore } from '../../page/session/game.ts';
import type { Cast } from '../settings/cast.ts';
import { swappedCast } from '../settings/cast.ts';
import { Seats } from '../settings/Seats.tsx';
import { GraceChoice, SeatingChoice } from '../settings/TableChoices.tsx';
import css from './SetupScreen.module.css';

type Sides = 'as-named' | 'chance';

const toss = (): 0 | 1 => (crypto.getRandomValues(new Uint8Array(1))[0] % 2 === 0 ? 0 : 1);

/** Who plays what. An empty name stays empty: the game then calls that side by its role. */
export function castRoles({ names, sources }: Cast, sides: Sides, coin: () => 0 | 1 = toss): Cast {
  const trimmed: Names = seenNames(names);
  return sides === 'chance' && coin() === 1 ? swappedCast({ names: trimmed, sources }) : { names: trimmed, sources };
}

/** The choices before a game, kept for the next ones. It starts the game, or says why it cannot. */
export function SetupScreen() {
  const store = useGameStore();
  const { names, sources, seating, grace, preset } = useGame((s) => s.preferences);
  const choose = store.getState().setPreferences;
  /** Null: as is usual, on alone and off for two. */
  const [hints, setHints] = useState<boolean | null>(null);
  const [sides, setSides] = useState<Sides>('as-named');
  const [seed, setSeed] = useState(() => seedFromAddress(location) ?? '');
  const [trouble, setTrouble] = useState<string | null>(null);
  const heading = useArrival<HTMLHeadingElement>();
  const typed = parseSeed(seed);
  const isNone = typed === undefined && seed.trim() !== '';

  const start = (event: FormEvent) => {
    event.preventDefault();
    if (isNone) return;
    const { newGame } = store.getState();
    const settings = { seating, grace, preset };
    const problem = newGame({
      ...castRoles({ names, sources }, sides),
      hints: hints ?? undefined,
      settings,
      seed: typed,
    });
    const started = store.getState().game;
    if (problem) setTrouble(saveSentence(problem));
    if (!started || problem?.code === 'no-cards') return;
    forgetSeed();
    go({ screen: 'game', id: started.id });
  };

  return (
    <main className={css.setup}>
      <form onSubmit={start} className={css.form}>
        <h1 ref={heading} tabIndex={-1} className={css.heading}>
          {SETUP.title}
        </h1>
        <Seats names={names} sources={sources} onChange={choose} />
        <Choices<Sides>
          legend={SETUP.sides}
          value={sides}
          onChange={setSides}
          layout="row"
          options={[
            { value: 'as-named', title: SETUP.asNamed, text: SETUP.asNamedText },
            { value: 'chance', title: SETUP.chance, text: SETUP.coin },
          ]}
        />
        {isBetweenPeople(sources) && (
          <SeatingChoice value={seating} onChange={(chosen) => choose({ seating: chosen })} />
        )}
        <label className={css.check}>
          <input
            type="checkbox"
            checked={hints ?? !isBetweenPeople(sources)}
            onChange={(event) => setHints(event.target.checked)}
          />
          <span>
            {HINT_SETTING.title} <span className={css.help}>{HINT_SETTING.text}</span>
          </span>
        </label>
        <GraceChoice value={grace} onChange={(chosen) => choose({ grace: chosen })} />
        <Choices<Preset>
          legend={SETUP.rules}
          value={preset}
          onChange={(chosen) => choose({ preset: chosen })}
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
              placeholder={SETUP.byChance}
              spellCheck={false}
              autoComplete="off"
              aria-describedby="seed-help"
              aria-invalid={isNone}
              onChange={(event) => setSeed(event.target.value)}
            />
          </label>
          <p id="seed-help" className={isNone ? 'trouble' : css.help}>
            {isNone ? SETUP.badSeed : typed === undefined ? SETUP.seedHelp : SEEDED}
          </p>
        </div>
        <p role="alert" className="trouble">
          {trouble}
        </p>
        <div className={css.actions}>
          <Button onClick={() => go({ screen: 'start' })}>{SETUP.back}</Button>
          <Button type="submit" look="primary" className={css.start} disabled={isNone}>
            {START.play}
          </Button>
        </div>
      </form>
    </main>
  );
}
