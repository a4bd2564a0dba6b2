import { useEffect, useMemo, useRef, useState } from 'react';
import type { CardId } from '../../../engine/index.ts';
import { definitionOf } from '../../../engine/index.ts';
import type { LogEntry } from '../../../host/index.ts';
import { cardsIn } from '../../../host/index.ts';
import type { Declassified } from '../../../store/types.ts';
import { cardsChanged } from '../../../text/en/game/cardChanges.ts';
import { logLineOf } from '../../../text/en/game/log.ts';
import { DECLASSIFIED } from '../../../text/en/screens/declassified.ts';
import { useEscape } from '../../input/keys.ts';
import { Button } from '../../kit/Button.tsx';
import { SidePanel } from '../../kit/SidePanel.tsx';
import { useGame, useTable } from '../../page/session/game.ts';
import { useDesk } from '../../play/context.ts';
import css from './declassified.module.css';

interface Props {
  game: Declassified;
  onClose(): void;
}

/** The whole log, to its end. A touch on a line winds the tape there. */
export function Story({ game, onClose }: Props) {
  const { log } = game;
  const read = useDesk((d) => d.inspected);
  /** Only what happened to that card is told; null: all. */
  const [card, setCard] = useState<CardId | null>(null);
  const told = useGame((s) => s.log.length);
  const set = useTable((table) => table.set);
  const cards = useTable((table) => table.cards);
  const here = useRef<HTMLLIElement>(null);
  const deck = useMemo(() => ({ set, cards }), [set, cards]);
  const historyOf = (one: CardId): string => DECLASSIFIED.history(definitionOf(deck, one).name);
  const lines = useMemo(
    () =>
      log.flatMap((entry, i) =>
        card === null || isAbout(entry, card) ? [{ entry, i, text: words(entry, deck) }] : [],
      ),
    [log, card, deck],
  );
  const shown = lines.filter(({ text }) => text !== null);
  const last = shown.findLastIndex(({ i }) => i < told);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line moves when the tape does
  useEffect(() => here.current?.scrollIntoView({ block: 'nearest' }), [last]);
  useEscape('log', () => {
    onClose();
    return true;
  });
  return (
    <SidePanel
      title={card === null ? DECLASSIFIED.log : historyOf(card)}
      deeds={
        card !== null && (
          <Button look="quiet" small onClick={() => setCard(null)}>
            {DECLASSIFIED.wholeLog}
          </Button>
        )
      }
      onClose={onClose}
    >
      {read !== null && read !== card && (
        <Button small className={css.only} onClick={() => setCard(read)}>
          {historyOf(read)}
        </Button>
      )}
      <ol className={css.lines}>
        {shown.map(({ entry, i, text }, n) => (
          <li key={entry.number} ref={n === last ? here : null} data-turn={isTurn(entry) || undefined}>
            <button
              type="button"
              className={css.line}
              aria-current={n === last ? 'step' : undefined}
              data-told={i < told || undefined}
              onClick={() => game.goToEntry(i)}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
    </SidePanel>
  );
}

type Deck = Parameters<typeof logLineOf>[1];

const isTurn = (entry: LogEntry): boolean => entry.kind === 'event' && entry.event.type === 'turnStarted';

const isAbout = (entry: LogEntry, card: CardId): boolean =>
  isTurn(entry) || (entry.kind === 'event' && cardsIn(entry.event).includes(card));

/** The line of an entry; null: it has none. */
function words(entry: LogEntry, deck: Deck): string | null {
  if (entry.kind === 'event') return logLineOf(entry.event, deck)?.text ?? null;
  return entry.kind === 'cards-changed' ? cardsChanged(entry.changes) : null;
}
