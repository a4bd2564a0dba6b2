import { memo } from 'react';
import type { GameEvent, View } from '../../engine/index.ts';
import { definitionOf } from '../../engine/index.ts';
import type { LogEntry } from '../../host/index.ts';
import { logLine } from '../../text/log.ts';
import type { Names } from '../../text/names.ts';
import { theNameOf } from '../../text/names.ts';
import { LOG } from '../../text/page/log.ts';
import { capital } from '../../text/words.ts';
import { RuleLink } from '../reference/RuleLink.tsx';
import { useGame } from '../store/game.ts';
import css from './LogLines.module.css';

/** Lines of the log in public words. The number of a rule opens the rule. */
export function LogLines({ entries }: { entries: readonly LogEntry[] }) {
  const set = useGame((s) => s.table?.set);
  const cards = useGame((s) => s.table?.cards);
  const names = useGame((s) => s.game?.names);
  if (set === undefined || cards === undefined) return null;
  return (
    <ol className={css.lines}>
      {entries.map((entry) => (
        <Line key={entry.number} entry={entry} names={names} set={set} cards={cards} />
      ))}
    </ol>
  );
}

/** The part of a view on which the names of cards depend. */
type Deck = Pick<View, 'set' | 'cards'>;

const tell = (event: GameEvent, deck: Deck) => logLine(event, (card) => definitionOf(deck, card).name);

const Line = memo(function Line({ entry, names, ...deck }: { entry: LogEntry; names: Names | undefined } & Deck) {
  if (entry.kind === 'cards-changed') return <li className={css.aside}>{LOG.cardsChanged}</li>;
  if (entry.kind === 'undone') {
    const lines = entry.events.map((event) => tell(event, deck)?.text).filter(Boolean);
    return (
      <li className={css.aside}>
        {LOG.takesBack(capital(theNameOf(names, entry.by)))}
        <s>{lines.join(' ') || `${LOG.lastMove}.`}</s>
      </li>
    );
  }
  const line = tell(entry.event, deck);
  if (!line) return null;
  const opens = entry.event.type === 'turnStarted' ? entry.event.side : undefined;
  return (
    <li className={opens ? css.turn : css.line} data-side={opens}>
      {line.text} <RuleLink rule={line.rule} />
    </li>
  );
});
