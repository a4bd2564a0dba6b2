import clsx from 'clsx';
import { memo } from 'react';
import type { CardId, View } from '../../../engine/index.ts';
import { definitionOf, NONE } from '../../../engine/index.ts';
import type { LogEntry, Published } from '../../../host/index.ts';
import { cardsChanged } from '../../../text/en/game/cardChanges.ts';
import type { LogLine } from '../../../text/en/game/log.ts';
import { logLineOf, notedWords } from '../../../text/en/game/log.ts';
import type { Names } from '../../../text/en/names.ts';
import { theNameOf } from '../../../text/en/names.ts';
import { LOG } from '../../../text/en/table/log.ts';
import { capital } from '../../../text/en/words.ts';
import type { Span } from '../../../text/spans.ts';
import { Deed } from '../../kit/Deed.tsx';
import { useGame } from '../../page/session/game.ts';
import { RuleLink } from '../../reference/RuleLink.tsx';
import { CardName } from './CardName.tsx';
import css from './LogLines.module.css';
import { iconOf, sideOf } from './signs.ts';

/** Lines of the log in public words. The number of a rule opens the rule; `short`: without those numbers. */
export function LogLines({ entries, short = false }: { entries: readonly LogEntry[]; short?: boolean }) {
  const set = useGame((s) => s.table?.set);
  const cards = useGame((s) => s.table?.cards);
  const names = useGame((s) => s.game?.names);
  const notes = useGame((s) => s.notes);
  if (set === undefined || cards === undefined) return null;
  return (
    <ol className={css.lines} data-short={short || undefined}>
      {entries.map((entry) => (
        <Line
          key={entry.number}
          entry={entry}
          short={short}
          names={names}
          noted={notedIn(entry, notes)}
          set={set}
          cards={cards}
        />
      ))}
    </ol>
  );
}

/** The part of a view on which the names of cards depend. */
type Deck = Pick<View, 'set' | 'cards'>;

interface LineProps extends Deck {
  entry: LogEntry;
  short: boolean;
  names: Names | undefined;
  /** See `notedIn`. */
  noted: CardId;
}

/** The Network to which a Spy goes that this entry tells of, while that is still to be done; NONE if there is none. */
const notedIn = (entry: LogEntry, notes: Published['notes']): CardId => {
  if (entry.kind !== 'event' || entry.event.type !== 'spyPlayed') return NONE;
  const { card } = entry.event;
  return notes.find(({ spy }) => spy === card)?.node ?? NONE;
};

const Line = memo(function Line({ entry, short, names, noted, ...deck }: LineProps) {
  if (entry.kind === 'cards-changed')
    return (
      <li className={clsx(css.line, css.aside)}>
        <Deed side={null} icon="cards" />
        <span className={css.words}>{cardsChanged(entry.changes)}</span>
      </li>
    );
  if (entry.kind === 'undone') {
    const lines = entry.events.flatMap((event) => logLineOf(event, deck) ?? []);
    return (
      <li className={clsx(css.line, css.aside)}>
        <Deed side={entry.by} icon="back" />
        <span className={css.words}>
          {LOG.takesBack(capital(theNameOf(names, entry.by)))}
          <s>{lines.length > 0 ? <Words parts={lines.flatMap(withSpace)} /> : `${LOG.lastMove}.`}</s>
        </span>
      </li>
    );
  }
  const { event } = entry;
  const line = logLineOf(event, deck);
  if (!line) return null;
  const opens = event.type === 'turnStarted' ? event.side : undefined;
  return (
    <li className={clsx(css.line, opens && css.turn)} data-side={opens}>
      <Deed side={sideOf(event, (card) => definitionOf(deck, card).side)} icon={iconOf(event)} />
      <span className={css.words}>
        <Words parts={noted === NONE ? line.parts : [...line.parts, ...notedWords(noted, deck)]} />
      </span>{' '}
      {!short && <RuleLink rule={line.rule} />}
    </li>
  );
});

const withSpace = ({ parts }: LogLine, i: number): readonly Span[] => (i === 0 ? parts : [' ', ...parts]);

/** What is written to the end of a word before it. */
const STOP = /^[.,:;!?)]+/;

function Words({ parts }: { parts: readonly Span[] }) {
  return parts.map((part, i) => {
    const [before, after] = [parts[i - 1], parts[i + 1]];
    if (typeof part === 'string') return typeof before === 'object' ? part.replace(STOP, '') : part;
    const stop = typeof after === 'string' ? STOP.exec(after)?.[0] : undefined;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes
      <span key={i} className={css.whole}>
        <CardName {...part} />
        {stop}
      </span>
    );
  });
}
