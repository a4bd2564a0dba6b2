import clsx from 'clsx';
import { useMemo, useState } from 'react';
import { roundOf } from '../../../engine/index.ts';
import type { ShownGame, ShownWhatIf } from '../../../host/index.ts';
import { staticStore } from '../../../store/staticStore.ts';
import { changedLines } from '../../../text/en/game/cardChanges.ts';
import { logLineOf } from '../../../text/en/game/log.ts';
import { refusalIn } from '../../../text/en/game/refusals.ts';
import { partingWords, STOPS, WHAT_IF as WORDS } from '../../../text/en/screens/whatIf.ts';
import { Button } from '../../kit/Button.tsx';
import { useArrival } from '../../page/route/focus.ts';
import { go } from '../../page/route/route.ts';
import { useGame, useGameStore } from '../../page/session/game.ts';
import { GameContext } from '../../page/session/loadStore.ts';
import { Directed } from '../../show/Directed.tsx';
import { Table } from '../../table/Table.tsx';
import css from './WhatIf.module.css';

const VIEWS = ['words', 'was', 'now'] as const;

/** A finished game beside the same game with the cards of now, at the move with which the two part. */
export function WhatIf({ whatIf }: { whatIf: ShownWhatIf }) {
  const store = useGameStore();
  const heading = useArrival<HTMLHeadingElement>();
  const [view, setView] = useState<(typeof VIEWS)[number]>('words');
  const { why, changes, otherDeal, was, now, turn, goesOn } = whatIf;
  const told = { was: linesOf(was), now: linesOf(now) };
  const stop = stopOf(whatIf);
  const area = isInLair(was) || isInLair(now) ? 'lair' : 'networks';

  const playOn = () => {
    store.getState().playOn();
    const { game } = store.getState();
    if (game) go({ screen: 'game', id: game.id });
  };

  return (
    <main className={css.screen} data-view={view}>
      <header className={css.head}>
        <h1 ref={heading} tabIndex={-1}>
          {WORDS.title}
        </h1>
        <nav className={css.tabs} aria-label={WORDS.views}>
          {VIEWS.map((one) => (
            <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
              {WORDS.tabs[one]}
            </button>
          ))}
        </nav>
        <div className={css.deeds}>
          {goesOn && (
            <Button look="primary" small title={WORDS.playOnWhat} onClick={playOn}>
              {WORDS.playOn}
            </Button>
          )}
          <Button small onClick={() => store.getState().closeWhatIf()}>
            {WORDS.back}
          </Button>
        </div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may have to be scrolled by keys */}
      <section className={css.words} aria-label={WORDS.tabs.words} tabIndex={0}>
        <p className={css.parting}>{partingWords(whatIf, roundOf(turn))}</p>
        {why !== 'same' && (
          <div className={css.both}>
            <LogColumn title={WORDS.was} label={WORDS.move.was} lines={told.was} others={stop ? told.was : told.now} />
            <LogColumn title={WORDS.now} label={WORDS.move.now} lines={told.now} others={told.was} stop={stop} isNow />
          </div>
        )}
        <div className={css.changes}>
          <h2>{WORDS.cards}</h2>
          <ul>
            {changedLines(changes).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {otherDeal && <p className="soft">{WORDS.deal}</p>}
        </div>
      </section>
      <Shown title={WORDS.was} game={was} area={area} className={css.was} />
      <Shown title={WORDS.now} game={now} area={area} className={css.now} />
    </main>
  );
}

/** Where a small screen looks first: it shows one part of the table at a time. */
const isInLair = ({ table: { table } }: ShownGame): boolean =>
  table?.turn.side === 'genius' || Boolean(table?.infiltration);

/** The lines of the log that tell what came of the move. */
function linesOf({ table: { table }, told }: ShownGame): string[] {
  if (!table) return [];
  return told.flatMap((entry) => {
    const line = entry.kind === 'event' ? logLineOf(entry.event, table) : null;
    return line ? [line.text] : [];
  });
}

/** Why nothing comes of the move with the cards of now; null if it is made. */
function stopOf({ why, refusal, now }: ShownWhatIf): string | null {
  const { table } = now.table;
  if (why === 'refused' && refusal && table) return refusalIn(table, refusal);
  return why === 'gone' ? STOPS[why] : null;
}

interface LogColumnProps {
  title: string;
  label: string;
  lines: readonly string[];
  /** The lines of the other game. What is not among them stands out. */
  others: readonly string[];
  stop?: string | null;
  isNow?: boolean;
}

function LogColumn({ title, label, lines, others, stop, isNow }: LogColumnProps) {
  return (
    <section className={clsx(css.told, isNow && css.new)} aria-label={label}>
      <h2>{title}</h2>
      {stop && (
        <p className={css.stop}>
          <b>{WORDS.notPossible}</b> {stop}
        </p>
      )}
      {!stop && lines.length === 0 && <p className="soft">{WORDS.nothingTold}</p>}
      <ol>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one move stay in their order
          <li key={i} className={clsx(!others.includes(line) && css.other)}>
            {line}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ShownProps {
  title: string;
  game: ShownGame;
  area: 'lair' | 'networks';
  className: string;
}

/** A table at which nobody plays. */
function Shown({ title, game, area, className }: ShownProps) {
  const preferences = useGame((s) => s.preferences);
  const store = useMemo(() => staticStore(game.table, preferences), [game.table, preferences]);
  return (
    <section className={clsx(css.game, className)} aria-label={title}>
      <h2>{title}</h2>
      <div className={css.table}>
        <GameContext value={store}>
          <Directed>
            <Table inside={area} />
          </Directed>
        </GameContext>
      </div>
    </section>
  );
}
