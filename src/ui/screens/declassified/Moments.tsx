import { memo, useState } from 'react';
import type { Side } from '../../../engine/index.ts';
import { roundOf } from '../../../engine/index.ts';
import type { Declassified, ShownDebrief, ShownPuzzle } from '../../../store/types.ts';
import { nameOf } from '../../../text/en/names.ts';
import { DEBRIEF, RETRY } from '../../../text/en/screens/declassified.ts';
import { deedWords, hintWords } from '../../../text/en/table/strip/hint.ts';
import { percent, spaced } from '../../../text/en/words.ts';
import { Button } from '../../kit/Button.tsx';
import { go } from '../../page/route/route.ts';
import css from './declassified.module.css';

type Moment = ShownDebrief['moments'][number];

interface Props extends Pick<ShownDebrief, 'moments' | 'puzzles'> {
  game: Declassified;
}

/** The moments in which most was lost, to be tried again. */
export function Moments({ game, moments, puzzles }: Props) {
  return (
    <ol>
      {moments.map((moment) => (
        <li key={moment.stop} data-side={moment.side} className={css.moment}>
          <Told game={game} moment={moment} />
          {puzzles
            .filter(({ stop }) => stop === moment.stop)
            .map((puzzle) => (
              <PuzzleIn key={puzzle.name} game={game} puzzle={puzzle} side={moment.side} />
            ))}
        </li>
      ))}
    </ol>
  );
}

interface OfMoment {
  game: Declassified;
  moment: Moment;
}

/** To look back at a moment for its words takes some milliseconds, so it is told once. */
const Told = memo(function Told({ game, moment }: OfMoment) {
  const { tryAgain } = game;
  return (
    <>
      <button type="button" className={css.line} data-told="" onClick={() => game.goTo(moment.stop)}>
        {momentWords(game, moment)}
      </button>
      <div>
        {tryAgain && (
          <Button small look="quiet" onClick={() => tryAgain(moment).then(({ id }) => go({ screen: 'game', id }))}>
            {RETRY.tryAgain}
          </Button>
        )}
        <Better game={game} moment={moment} />
      </div>
    </>
  );
});

/** The line that was better, once somebody asks. */
function Better({ game, moment }: OfMoment) {
  const [isAsked, setAsked] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setAsked(true)}>
      <summary>{DEBRIEF.better}</summary>
      {isAsked && <p>{betterWords(game, moment)}</p>}
    </details>
  );
}

/** A moment that has proved to be a puzzle, to be kept. */
function PuzzleIn({
  game: { keepPuzzle },
  puzzle: { stop, positions, kept },
  side,
}: Pick<Props, 'game'> & { puzzle: ShownPuzzle; side: Side }) {
  return (
    <div>
      <p className="soft">{DEBRIEF.puzzle(side === 'spymaster', spaced(positions))}</p>
      {keepPuzzle && kept !== 'yes' && (
        <Button small look="quiet" onClick={() => keepPuzzle(stop)}>
          {DEBRIEF.keepPuzzle}
        </Button>
      )}
      <p role="status">{kept === 'yes' ? DEBRIEF.keptPuzzle : kept === 'no-room' ? DEBRIEF.noRoom : ''}</p>
    </div>
  );
}

/** What was played at a moment, and what it left. */
function momentWords(game: Declassified, { stop, side, played, best }: Moment): string {
  const deed = deedWords(game.viewAt(stop, side), played.action);
  const chances = [percent(played.chance.mean), percent(best.chance.mean)] as const;
  return DEBRIEF.moment(roundOf(game.turns[stop]), nameOf(game.names, side), deed, chances);
}

/** The line that was better, and why. */
const betterWords = (game: Declassified, { stop, side, best }: Moment): string =>
  hintWords(game.viewAt(stop, side), { action: best.action, chance: null, next: null });
