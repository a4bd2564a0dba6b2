import { useRef, useState } from 'react';
import type { GameEvent, Side, View } from '../../../engine/index.ts';
import { definitionOf, other } from '../../../engine/index.ts';
import type { GameOver, LogEntry } from '../../../host/index.ts';
import type { Names } from '../../../text/en/names.ts';
import { nameOf, theNameOf } from '../../../text/en/names.ts';
import { SHELL } from '../../../text/en/page/shell.ts';
import { saveSentence } from '../../../text/en/saves/trouble.ts';
import { DECLASSIFIED } from '../../../text/en/screens/declassified.ts';
import { END, endingWords, numbersWords, POSTER } from '../../../text/en/screens/end.ts';
import { WHAT_IF } from '../../../text/en/screens/whatIf.ts';
import { HINDSIGHT } from '../../../text/en/table/opponents.ts';
import { Button } from '../../kit/Button.tsx';
import { WINDOW } from '../../kit/breakpoints.ts';
import { useMedia } from '../../kit/useMedia.ts';
import { downloadBlob } from '../../page/files/download.ts';
import { exportOpenGame } from '../../page/files/exporting.ts';
import { useArrival } from '../../page/route/focus.ts';
import { go } from '../../page/route/route.ts';
import { useGame, useGameStore } from '../../page/session/game.ts';
import { loneSide, swappedCast } from '../settings/cast.ts';
import { EndPoster } from './EndPoster.tsx';
import css from './EndScreen.module.css';
import { EndWords } from './EndWords.tsx';
import { pictureOf } from './picture.ts';
import { standingWords } from './standingWords.ts';

/** The end of a game: a poster of who won and how, and what to do next. */
export function EndScreen({ onLook }: { onLook(): void }) {
  const store = useGameStore();
  const over = useGame((s) => s.gameOver);
  const game = useGame((s) => s.game);
  const table = useGame((s) => s.table);
  const log = useGame((s) => s.log);
  const hindsight = useGame((s) => s.hindsight);
  const sources = useGame((s) => s.sources);
  const otherCards = useGame((s) => s.mayAskWhatIf);
  const isFirst = useGame((s) => s.lesson !== null);
  const { games } = useGame((s) => s.results);
  const heading = useArrival<HTMLHeadingElement>();
  const poster = useRef<SVGSVGElement>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const isLow = useMedia(WINDOW.low);
  const isTall = useMedia('(orientation: portrait)');
  if (!over || !game || !table) return null;
  const { names } = game;
  const lost = losses(log, table);
  const standing = standingWords(games, game, sources);
  const title = titleOf(over, names, loneSide(sources));

  const again = (swapped: boolean) => {
    const { newGame, hints, preferences } = store.getState();
    const cast = swapped ? swappedCast({ names, sources }) : { names, sources };
    const { seating, grace } = preferences;
    const hindered = newGame({
      ...cast,
      // A first game has neither a clock nor hints; the next one is a real one.
      ...(!isFirst && { hints }),
      settings: { ...game.settings, seating, ...(isFirst && { grace }) },
      again: true,
    });
    setTrouble(hindered ? saveSentence(hindered) : null);
    const started = store.getState().game;
    if (!hindered && started) go({ screen: 'game', id: started.id });
  };
  const keep = async () => {
    try {
      const picture = poster.current && (await pictureOf(poster.current));
      if (picture) downloadBlob(POSTER.file(nameOf(names, 'genius'), nameOf(names, 'spymaster')), picture);
      setTrouble(null);
    } catch {
      setTrouble(END.noPicture);
    }
  };

  return (
    <main
      className={css.end}
      data-winner={over.winner}
      data-many={otherCards || undefined}
      data-told={standing ? true : undefined}
    >
      <EndWords over={over} names={names} title={title} how={how(over, names)} lost={lost} heading={heading} />
      <div className={css.wall}>
        <EndPoster
          ref={poster}
          className={css.poster}
          over={over}
          names={names}
          goal={table.rules.scoreToWin}
          title={title}
          how={how(over, names)}
          numbers={numbersWords(over, lost, game.created)}
          shape={isLow ? 'low' : isTall ? 'tall' : 'wide'}
        />
      </div>
      <section className={css.actions} aria-label={END.actions}>
        <p role="alert" className="trouble">
          {trouble}
        </p>
        {hindsight && <p className={css.hindsight}>{HINDSIGHT.told}</p>}
        {standing && <p className={css.standing}>{standing}</p>}
        <Button look="primary" onClick={() => again(true)}>
          {isFirst ? END.realSwapped : END.againSwapped}
        </Button>
        <Button onClick={() => again(false)}>{isFirst ? END.real : END.again}</Button>
        {over.chronicle.lastWay && (
          <Button onClick={() => store.getState().post({ do: 'once-more' })}>{END.onceMore}</Button>
        )}
        {otherCards && <Button onClick={() => store.getState().askWhatIf()}>{WHAT_IF.title}</Button>}
        <Button onClick={() => go({ screen: 'declassified', id: game.id })}>{DECLASSIFIED.title}</Button>
        <Button className={css.look} onClick={onLook}>
          {END.look}
        </Button>
        <Button onClick={() => void keep()}>{END.picture}</Button>
        <Button onClick={() => exportOpenGame(store.getState())}>{SHELL.exportGame}</Button>
        <Button look="quiet" onClick={() => go({ screen: 'start' })}>
          {SHELL.toTitle}
        </Button>
      </section>
    </main>
  );
}

/** Who won, in a few words. `alone`: the one person who played, if the other side was a bot. */
function titleOf({ winner }: GameOver, names: Names, alone: Side | null): string {
  if (winner === 'draw') return END.draw;
  const name = nameOf(names, winner);
  return alone ? END.alone(winner === alone, name) : END.wins(name);
}

/** A sentence that says how the game ended. */
export function how({ winner, how, rounds, score }: GameOver, names: Names): string {
  const first = winner === 'draw' ? 'genius' : winner;
  const ending = { how, winner, rounds, score: score[first] };
  return endingWords(ending, theNameOf(names, first), theNameOf(names, other(first)));
}

/** The number of Minions and Spies that died, counted from the log. */
export function losses(log: readonly LogEntry[], table: View): Record<Side, number> {
  const died = (event: GameEvent, type: string) =>
    event.type === 'died' && event.card >= 0 && definitionOf(table, event.card).type === type;
  const events = log.flatMap((entry) => (entry.kind === 'event' ? [entry.event] : []));
  return {
    genius: events.filter((event) => died(event, 'minion')).length,
    spymaster: events.filter((event) => died(event, 'spy')).length,
  };
}
