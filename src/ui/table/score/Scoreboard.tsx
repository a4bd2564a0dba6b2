import clsx from 'clsx';
import { memo } from 'react';
import type { Side, View } from '../../../engine/index.ts';
import { roundOf, STEPS } from '../../../engine/index.ts';
import type { Names } from '../../../text/en/names.ts';
import { nameOf } from '../../../text/en/names.ts';
import { SCOREBOARD, UNIT } from '../../../text/en/table/score.ts';
import { STEP_TERMS } from '../../../text/en/terms.ts';
import { anchorRef } from '../../input/anchors.ts';
import { Icon } from '../../kit/Icon.tsx';
import { burning } from '../../page/session/burningFuse.ts';
import { useGame, useTable } from '../../page/session/game.ts';
import { useBegun } from '../../show/useBegun.ts';
import css from './scoreboard.module.css';
import { AskTurn } from './Turn.tsx';

/** Both scores, the round, whose turn it is, and the steps of the turn with the present one marked. */
export const Scoreboard = memo(function Scoreboard() {
  const names = useGame((s) => s.game?.names);
  const score = useTable((table) => table.score);
  const goal = useTable((table) => table.rules.scoreToWin);
  return (
    <header className={css.board}>
      <Score side="genius" name={nameOf(names, 'genius')} score={score.genius} goal={goal} />
      <Track names={names} />
      <Score side="spymaster" name={nameOf(names, 'spymaster')} score={score.spymaster} goal={goal} />
    </header>
  );
});

interface ScoreProps {
  side: Side;
  name: string;
  score: number;
  goal: number;
}

/** The number of lamps. In a game to a higher score, a lamp stands for several points. */
const LAMPS = 10;

const Score = memo(function Score({ side, name, score, goal }: ScoreProps) {
  const lamps = Math.min(LAMPS, goal);
  const lit = Math.floor((score * lamps) / goal);
  const across = useGame((s) => s.game?.settings.seating === 'across');
  return (
    <p ref={anchorRef(`score:${side}`)} className={css.score} data-side={side} data-score="">
      <span className={css.name}>{name}</span>
      <span className={css.points}>
        <Icon name="evilness" />
        <b>{score}</b>/{goal}
        <span className="visually-hidden"> {UNIT.evilness}</span>
      </span>
      {across && (
        <span className={clsx(css.points, css.again)} data-again="" aria-hidden="true">
          <Icon name="evilness" />
          <b>{score}</b>/{goal}
        </span>
      )}
      <span className={css.bar} aria-hidden="true">
        {Array.from({ length: lamps }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ten lamps, alike
          <i key={i} data-on={i < lit || undefined} />
        ))}
      </span>
    </p>
  );
});

/** How much may still be played in this step. */
function leftIn({ turn, minionsLeft, actionsLeft }: View): string {
  if (turn.step === 'lair') return SCOREBOARD.minionsLeft(minionsLeft);
  return turn.step === 'actions' ? SCOREBOARD.actionsLeft(actionsLeft) : '';
}

const Track = memo(function Track({ names }: { names: Names | undefined }) {
  const { side, number, step } = useTable((table) => table.turn);
  const name = nameOf(names, side);
  const fuse = useGame((s) => (s.waiting.kind === 'passing' ? s.waiting : null));
  const burns = fuse && burning(fuse);
  const left = useTable(leftIn);
  const across = useGame((s) => s.game?.settings.seating === 'across');
  const begun = useBegun();
  const begins = begun?.side === side && begun.step === step;
  return (
    <div className={css.track} data-side={side} data-steps="">
      <AskTurn side={side} name={name} />
      <span className={css.turn}>
        <span className={css.round}>{SCOREBOARD.round(roundOf(number))}</span> <b>{name}</b>
      </span>
      <ol className={css.steps} aria-label={SCOREBOARD.steps(name)}>
        {STEPS[side].map((one) => {
          const term = STEP_TERMS[side][one]?.name;
          if (one !== step) return <li key={one}>{term}</li>;
          return (
            <li key={one} aria-current="step" data-begins={begins || undefined}>
              {term}
              {/* The track faces the side whose turn it is: the other one reads the name of a new step here. */}
              {begins && across ? (
                <span className={css.far} aria-hidden="true">
                  {term}
                </span>
              ) : (
                left && <span className={css.left}>{left}</span>
              )}
              {burns && <span key={burns.startedAt} className={css.burns} style={burns.style} />}
            </li>
          );
        })}
      </ol>
    </div>
  );
});
