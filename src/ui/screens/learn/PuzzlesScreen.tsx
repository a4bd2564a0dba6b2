import type { ReactNode } from 'react';
import { useId, useMemo, useState } from 'react';
import type { KeptPuzzle } from '../../../storage/keptPuzzles.ts';
import { puzzleKey } from '../../../storage/solved.ts';
import { ROLE } from '../../../text/en/roles.ts';
import { PUZZLES as WORDS } from '../../../text/en/screens/puzzles.ts';
import { Button } from '../../kit/Button.tsx';
import { useGame, useGameStore } from '../../page/session/game.ts';
import { beginMission } from './beginMission.ts';
import { LearnFrame, OfSet } from './LearnFrame.tsx';
import css from './LearnScreen.module.css';
import type { PuzzleFile } from './puzzles.ts';
import { keptOf, PUZZLES, puzzleOf, puzzlesOf } from './puzzles.ts';

const DIFFICULTIES = [1, 2, 3] as const;
const THEMES = Object.keys(WORDS.theme) as PuzzleFile['theme'][];

/** The puzzles: today's, all by theme and difficulty, and those of a set. */
export function PuzzlesScreen() {
  const store = useGameStore();
  const brought = useGame((s) => s.cards?.brought ?? null);
  const files = useGame((s) => s.cards?.puzzles);
  const ofSet = useMemo(() => puzzlesOf(brought?.hash ?? '', files ?? []), [brought, files]);
  const kept = useGame((s) => s.keptPuzzles);
  const today = useMemo(() => puzzleOf(new Date()), []);
  const [theme, setTheme] = useState<PuzzleFile['theme'] | ''>('');
  const [difficulty, setDifficulty] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const solved = useGame((s) => s.results.missions);
  const [themeField, difficultyField] = [useId(), useId()];
  const begin = async (puzzle: PuzzleFile, own: boolean) => setTrouble(await beginMission(store, puzzle, { own }));
  const shown = PUZZLES.filter(
    (one) => (theme === '' || one.theme === theme) && (difficulty === '' || one.difficulty === Number(difficulty)),
  );
  const count = PUZZLES.filter(({ name }) => Object.hasOwn(solved, puzzleKey(name))).length;
  return (
    <LearnFrame title={WORDS.title} lead={WORDS.lead} trouble={trouble}>
      {today && (
        <section className={css.set} aria-label={WORDS.today}>
          <h2>{WORDS.today}</h2>
          <Puzzles puzzles={[today]} isFirst onBegin={(puzzle) => begin(puzzle, true)} />
        </section>
      )}
      {kept.length > 0 && <Own kept={kept} onBegin={begin} />}
      <section className={css.set} aria-label={WORDS.all}>
        <h2>{WORDS.all}</h2>
        <div className={css.filter}>
          <label htmlFor={themeField}>{WORDS.filter}</label>
          <select
            id={themeField}
            className="field"
            value={theme}
            onChange={({ target }) => setTheme(target.value as PuzzleFile['theme'] | '')}
          >
            <option value="">{WORDS.every}</option>
            {THEMES.map((one) => (
              <option key={one} value={one}>
                {WORDS.theme[one]}
              </option>
            ))}
          </select>
          <select
            id={difficultyField}
            className="field"
            aria-label={WORDS.howHard}
            value={difficulty}
            onChange={({ target }) => setDifficulty(target.value)}
          >
            <option value="">{WORDS.everyDifficulty}</option>
            {DIFFICULTIES.map((one) => (
              <option key={one} value={one}>
                {WORDS.difficulty(one)}
              </option>
            ))}
          </select>
          <span>{WORDS.count(count, PUZZLES.length)}</span>
        </div>
        {shown.length === 0 && <p>{WORDS.none}</p>}
        <Puzzles puzzles={shown} onBegin={(puzzle) => begin(puzzle, true)} />
      </section>
      {brought && (
        <OfSet title={WORDS.ofSet(brought.name)} says={ofSet.says} isEmpty={ofSet.good.length === 0}>
          <Puzzles puzzles={ofSet.good} onBegin={(puzzle) => begin(puzzle, false)} />
        </OfSet>
      )}
    </LearnFrame>
  );
}

interface OwnProps {
  kept: readonly KeptPuzzle[];
  onBegin(puzzle: PuzzleFile, own: boolean): void;
}

/** The puzzles out of games that were played here, the latest first. */
function Own({ kept, onBegin }: OwnProps) {
  const store = useGameStore();
  const cards = useGame((s) => s.cards);
  const { good, bad } = useMemo(() => keptOf(kept), [kept]);
  const forget = ({ id, name }: Pick<PuzzleFile, 'id' | 'name'>) => (
    <Button small look="quiet" onClick={() => store.getState().deletePuzzle(id)} aria-label={WORDS.deletePuzzle(name)}>
      {WORDS.delete}
    </Button>
  );
  return (
    <section className={css.set} aria-label={WORDS.own}>
      <h2>{WORDS.own}</h2>
      <p className="soft">{WORDS.ownText}</p>
      {bad.map((one) => (
        <p key={one.id} className="trouble">
          {WORDS.cannot(one.name, one.says)} {forget(one)}
        </p>
      ))}
      <Puzzles
        puzzles={good}
        // With a set that somebody brought it is played with these cards if it was made with them.
        onBegin={(puzzle) => onBegin(puzzle, !cards?.brought || cards.hash !== puzzle.cards)}
        says={(puzzle) => cards && cards.hash !== puzzle.cards && WORDS.otherCards}
        more={(puzzle) => forget(puzzle)}
      />
    </section>
  );
}

interface RowProps<P extends PuzzleFile> {
  puzzles: readonly P[];
  /** What one comes for. */
  isFirst?: boolean;
  onBegin(puzzle: P): void;
  /** What else is said of a puzzle. */
  says?(puzzle: P): ReactNode;
  /** What else can be done with it. */
  more?(puzzle: P): ReactNode;
}

function Puzzles<P extends PuzzleFile>({ puzzles, isFirst = false, onBegin, says, more }: RowProps<P>) {
  const solved = useGame((s) => s.results.missions);
  return (
    <ul className={css.missions}>
      {puzzles.map((puzzle) => {
        const { id, name, side, theme, difficulty, horizon } = puzzle;
        const note = says?.(puzzle);
        return (
          <li key={id} className={css.mission} data-side={side}>
            <p className={css.kicker}>
              {WORDS.kicker(ROLE[side], WORDS.difficulty(difficulty), WORDS.horizon[horizon])}{' '}
              {Object.hasOwn(solved, puzzleKey(name)) && <b className={css.solved}>{WORDS.solved}</b>}
            </p>
            <h3>{name}</h3>
            <div>
              <p>{WORDS.theme[theme]}</p>
              {note && <p className="soft">{note}</p>}
            </div>
            <div className="row">
              <Button
                look={isFirst ? 'primary' : 'plain'}
                onClick={() => onBegin(puzzle)}
                aria-label={WORDS.playPuzzle(name)}
              >
                {WORDS.play}
              </Button>
              {more?.(puzzle)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
