import type { CardId, GameEvent, Lasting, View } from '../../engine/index.ts';
import { definitionOf, lastingOn, NONE } from '../../engine/index.ts';
import type { LogEntry } from '../../host/index.ts';

/** The event that told a change, if it is the one; with the card that made it. */
function causeIn(event: GameEvent, card: CardId, { what }: Lasting): CardId {
  switch (event.type) {
    case 'modified':
      return 'stat' in what && event.card === card && event.stat === what.stat && event.by === what.by
        ? event.source
        : NONE;
    case 'granted':
      return 'keyword' in what && event.card === card && event.keyword === what.keyword ? event.source : NONE;
    case 'shielded':
      // Some of it may be used up.
      return 'prevent' in what && event.card === card && (event.amount === 'all') === (what.prevent === 'all')
        ? event.source
        : NONE;
    default:
      return NONE;
  }
}

/** A timed change of a card, and the name of the card that made it, by the log; null if the log leaves it open. */
export interface Caused {
  readonly change: Lasting;
  readonly from: string | null;
}

/** The timed changes of a card. Where several cards have made a change alike, and not all of them last, none is named. */
export function causedOn(table: View, log: readonly LogEntry[], card: CardId): Caused[] {
  const changes = lastingOn(table, card);
  return changes.map((change) => {
    const alike = changes.filter((other) => isAlike(other, change));
    const causes = log
      .flatMap((entry) => (entry.kind === 'event' ? causeIn(entry.event, card, change) : NONE))
      .filter((source) => source !== NONE)
      .map((source) => definitionOf(table, source).name);
    const isClear = causes.length === alike.length || new Set(causes).size === 1;
    return { change, from: isClear ? (causes.at(alike.indexOf(change) - alike.length) ?? null) : null };
  });
}

const isAlike = (a: Lasting, b: Lasting): boolean =>
  'prevent' in a.what && 'prevent' in b.what
    ? (a.what.prevent === 'all') === (b.what.prevent === 'all')
    : JSON.stringify(a.what) === JSON.stringify(b.what);
