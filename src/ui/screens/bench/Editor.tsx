import type { MouseEvent, PointerEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { CardId, Definition } from '../../../engine/index.ts';
import { definitionOf } from '../../../engine/index.ts';
import type { Destination } from '../../../scenario/edit/edit.ts';
import { added, moved, placesFor } from '../../../scenario/edit/edit.ts';
import { cardsIn } from '../../../scenario/edit/held.ts';
import type { Scenario } from '../../../scenario/format.ts';
import { BENCH } from '../../../text/en/screens/bench.ts';
import { EDIT } from '../../../text/en/screens/editor.ts';
import { anchor, anchorAround } from '../../input/anchors.ts';
import { Button } from '../../kit/Button.tsx';
import { useGameStore } from '../../page/session/game.ts';
import { GameContext } from '../../page/session/loadStore.ts';
import type { Area } from './BareTable.tsx';
import { BareTable } from './BareTable.tsx';
import { CopyLink } from './CopyLink.tsx';
import { keepDraft } from './draft.ts';
import { EditPanel } from './EditPanel.tsx';
import type { Holding } from './editing.ts';
import { useEditing, useTableOf } from './editing.ts';
import css from './editor.module.css';
import type { Opened } from './opening.ts';
import { saveFile } from './opening.ts';
import { useLeaving } from './useLeaving.tsx';

interface Props {
  opened: Opened;
  /** It was changed before, and is saved nowhere. */
  unsaved?: boolean;
  /** Called with the edited position. */
  onDone(opened: Opened, unsaved: boolean): void;
}

/** The editor: the real table with the position, and a panel for what is not on it. A tap takes a card or puts it. */
export function Editor({ opened, unsaved = false, onDone }: Props) {
  const store = useGameStore();
  const { preferences } = store.getState();
  const editing = useEditing(opened);
  const { draft, now, catalog, trouble, mayUndo, change, undo } = editing;
  const { state, names } = now.position;
  const table = useTableOf(preferences, state);
  const [saved, setSaved] = useState<Scenario | null>(null);
  const isUnsaved = saved !== now.scenario && (mayUndo || unsaved);
  const { question } = useLeaving(isUnsaved);
  useEffect(
    () => keepDraft({ scenario: now.scenario, from: now.from, editing: true, unsaved: isUnsaved }),
    [now, isUnsaved],
  );
  const [holding, setHolding] = useState<Holding>(null);
  const [moving, setMoving] = useState(false);
  const [area, setArea] = useState<Area>(state.turn.side === 'genius' ? 'lair' : 'networks');
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);

  const hold = (next: Holding) => {
    setHolding(next);
    const isNew = next !== null && 'card' in next;
    setMoving(isNew);
    if (isNew) setArea(areaFor(catalog.definitions[catalog.indexOf.get(next.card) ?? 0]) ?? area);
    // What is held stands at the top of the panel.
    if (next && panel.current) panel.current.scrollTop = 0;
  };
  const cardHeld =
    holding && ('id' in holding ? cardsIn(draft).find(({ id }) => id === holding.id)?.card : holding.card);
  const definition =
    cardHeld === undefined || cardHeld === null ? null : catalog.definitions[catalog.indexOf.get(cardHeld) ?? -1];
  const kinds = definition ? placesFor(definition) : [];

  // The held card is framed on the table.
  const heldCard = holding && 'id' in holding ? names.indexOf(holding.id) : -1;
  useEffect(() => {
    const marked = [anchor(`unit:${heldCard}`), anchor(`tile:${heldCard}`)];
    for (const part of marked) part?.setAttribute('data-held', '');
    return () => {
      for (const part of marked) part?.removeAttribute('data-held');
    };
  });

  const putAt = (place: Destination) => {
    if (!holding) return;
    const done = change((d) =>
      'id' in holding ? moved(d, catalog, holding.id, place) : added(d, catalog, holding.card, place),
    );
    if (!done) return;
    setMoving(false);
    if ('card' in holding) setHolding(null);
  };

  /** Where the held card would go if it were put on that part of the table; null: nowhere. */
  const placeUnder = (part: Element): Destination | null => {
    const card = cardAround(part);
    const square = anchorAround(part, 'square')?.number ?? 0;
    if (square > 0) {
      if (kinds.includes('minion') && card !== undefined)
        return { at: 'minion', host: names[state.lair[square - 1]?.card ?? card] };
      if (kinds.includes('square')) return { at: 'square', square };
      if (kinds.includes('lair')) return { at: 'lair', square };
    }
    if (!anchorAround(part, 'networks')) return null;
    if (kinds.includes('network') && card !== undefined) {
      const network =
        state.nodes.find((node) => node.card === card)?.network ??
        state.spies.find((spy) => spy.card === card)?.network;
      if (network !== undefined && network >= 0) return { at: 'network', node: names[network] };
    }
    if (card !== undefined) return null;
    if (kinds.includes('new-network')) return { at: 'new-network' };
    return kinds.includes('unassigned') ? { at: 'unassigned' } : null;
  };

  const tap = (event: MouseEvent) => {
    const part = event.target as Element;
    if (part.closest('nav')) return;
    event.preventDefault();
    event.stopPropagation();
    const card = cardAround(part);
    const place = holding && (moving || card === undefined) ? placeUnder(part) : null;
    if (place) putAt(place);
    else if (card !== undefined && definitionOf(state, card)) hold({ id: names[card] });
  };
  /** Nothing is dragged but the map. */
  const press = (event: PointerEvent) => {
    if (!anchorAround(event.target as Element, 'viewport', 'tools')) event.stopPropagation();
  };

  return (
    <main className={css.editor} aria-label={EDIT.title}>
      <div
        ref={box}
        className={css.table}
        data-moving={moving || undefined}
        onClickCapture={tap}
        onPointerDownCapture={press}
      >
        <GameContext value={table}>
          <BareTable area={area} onArea={setArea} />
        </GameContext>
      </div>
      <aside ref={panel} className={css.panel} aria-label={EDIT.panel}>
        <div className={css.deeds}>
          <Button small disabled={!mayUndo} onClick={undo}>
            {EDIT.undo}
          </Button>
          <Button small look="primary" onClick={() => onDone(now, isUnsaved)}>
            {EDIT.play}
          </Button>
        </div>
        {trouble && (
          <p role="alert" className={css.trouble}>
            {trouble}
          </p>
        )}
        <EditPanel
          {...editing}
          holding={holding}
          definition={definition}
          kinds={kinds}
          moving={moving}
          onHold={hold}
          onMoving={setMoving}
          onPut={putAt}
        />
        <div className={css.bar}>
          <Button
            small
            onClick={() => {
              setSaved(now.scenario);
              void saveFile(now.scenario, store);
            }}
          >
            {BENCH.save}
          </Button>
          <CopyLink
            small
            of={async () => {
              setSaved(now.scenario);
              return now.scenario;
            }}
          >
            {BENCH.copy}
          </CopyLink>
        </div>
      </aside>
      {question}
    </main>
  );
}

/** The card on the table that lies around that part of the page. */
const cardAround = (part: Element): CardId | undefined => anchorAround(part, 'unit', 'tile')?.number;

/** Where a new card of that kind is put; null if it may not lie on the table. */
function areaFor(definition: Definition): Area | null {
  const kinds = placesFor(definition);
  if (kinds.includes('square')) return 'lair';
  return kinds.includes('network') ? 'networks' : null;
}
