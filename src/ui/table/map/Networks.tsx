import type { MouseEvent } from 'react';
import { memo, useCallback, useMemo, useState } from 'react';
import type { CardId, NodeInPlay, View } from '../../../engine/index.ts';
import { definitionOf, NONE, outlook } from '../../../engine/index.ts';
import type { Ground, Layout } from '../../../host/index.ts';
import { cell, isFreeOf } from '../../../host/index.ts';
import { MAP, NETWORKS } from '../../../text/en/table/map.ts';
import { TABLE } from '../../../text/en/table/table.ts';
import { anchorRef } from '../../input/anchors.ts';
import { useGame, useGameStore, useTable } from '../../page/session/game.ts';
import { useDesk, useDeskStore } from '../../play/context.ts';
import { jointsOf } from '../../play/ghost.ts';
import { usePlaying } from '../../show/context.ts';
import { placeUnder } from '../touch/spotUnder.ts';
import { useDragging } from '../touch/useDragging.ts';
import { useTouchable } from '../touch/useTouchable.ts';
import { comingOn } from './coming.ts';
import type { Offered } from './GhostNodes.tsx';
import { GhostNodes } from './GhostNodes.tsx';
import { lettersOf } from './letters.ts';
import { Mover } from './Mover.tsx';
import type { NetworkOnMap } from './map.ts';
import { extentOf, mapOf } from './map.ts';
import { Network } from './Network.tsx';
import css from './networks.module.css';
import { Tools } from './Tools.tsx';
import { Tray } from './Tray.tsx';
import { useGround } from './useGround.ts';
import { useMap } from './useMap.ts';
import { useSlidingNetworks } from './useSlidingNetworks.ts';
import { useSlidingTray } from './useSlidingTray.ts';

const isNode = (nodes: readonly NodeInPlay[], card: CardId): boolean => nodes.some((node) => node.card === card);

/** The side of the map on which that Node does not lie. */
function freeSide(networks: readonly NetworkOnMap[], node: CardId): 'left' | 'right' {
  const { left, right } = extentOf(networks);
  const [x] = networks.flatMap(({ places }) => [...(places.get(node) ?? [])]);
  return x + 0.5 > (left + right) / 2 ? 'left' : 'right';
}

/** The sizes that the map may come to within a turn. */
const comingNow = ({ table, layout }: { table: View | null; layout: Layout }, most: Ground['most']) =>
  table ? comingOn(table, layout, most) : [];

/** That Node, which lies open, with the places where it can join; null for `NONE`. */
function useOffered(card: CardId): Offered | null {
  const table = useTable((now) => (card === NONE ? null : now));
  const layout = useGame((s) => s.layout);
  return useMemo(() => table && { card, ...jointsOf(table, layout, card) }, [table, layout, card]);
}

/** The value, or the last one until nothing is shown any more: meanwhile the map stays as it was for it. */
function useLastWhile<T>(shows: boolean, value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== last && (value !== undefined || !shows)) setLast(value);
  return value ?? last;
}

/** The Spy Master's side: a map of the Networks with their Spies, and the unassigned Spies beside it. */
export const Networks = memo(function Networks() {
  const game = useGameStore();
  const nodes = useTable((table) => table.nodes);
  const links = useTable((table) => table.links);
  const spies = useTable((table) => table.spies);
  const layout = useGame((s) => s.layout);
  const networks = useMemo(() => mapOf(nodes, spies, layout), [nodes, spies, layout]);
  const unassigned = useMemo(() => spies.filter((spy) => spy.network < 0), [spies]);
  const wanted = useDesk((d) => (d.task.kind === 'none' ? null : d.lit));
  const laidOpen = useDesk(({ task }) => (task.kind === 'commit' ? task.card : NONE));
  const type = useTable((table) => (laidOpen === NONE ? null : definitionOf(table, laidOpen).type));
  const offered = useOffered(type === 'node' ? laidOpen : NONE);
  const isFree = isFreeOf((offered?.places ?? []).map(cell));
  const plays = usePlaying(({ beat }) => beat !== null);
  const inSight = useLastWhile(plays, offered?.places);
  const turn = useTable((table) => table.turn.number);
  const coming = (most: Ground['most']) => comingNow(game.getState(), most);
  const content = { own: extentOf(networks), withOffered: extentOf(networks, inSight), turn, coming };
  const tell = useCallback((ground: Ground) => void game.getState().post({ do: 'ground', ground }), [game]);
  const { byHand, zoom, closer, fit } = useMap({ ...content, unassigned: unassigned.length }, wanted, tell);
  useSlidingTray(unassigned);
  useSlidingNetworks(networks);
  const letters = useMemo(() => lettersOf(nodes, spies), [nodes, spies]);
  const ground = useGround(networks);
  const dragging = useDragging(ground);
  const light = useTouchable('networks')['data-light'];
  const desk = useDeskStore();
  const node = useDesk(({ task }) => (task.kind === 'card' && isNode(nodes, task.card) ? task.card : null));
  const [moving, setMoving] = useState<CardId | null>(null);
  const moved = moving !== null && moving === node ? moving : null;
  const mayPlayFirst = useTable((table) => {
    if (table.nodes.length > 0) return false;
    const look = outlook(table);
    return look.step === 'actions' && look.left > 0;
  });
  /** A touch on the ground puts there what is being moved, or the Node that lies open. */
  const onGround = (event: MouseEvent) => {
    if ((event.target as Element).closest('button')) return;
    const at = placeUnder(event);
    const { task, drop } = desk.getState();
    if (!at) return;
    if (moved !== null) game.getState().post({ do: 'place', node: moved, at: [at[0], at[1]] });
    else if (task.kind === 'commit' && light === 'target') drop(task.card, 'networks', null, at);
  };
  return (
    <section
      ref={anchorRef('networks')}
      className={css.blueprint}
      data-networks=""
      data-light={light}
      aria-label={TABLE.area.networks}
      {...dragging}
    >
      <Tray spies={unassigned} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys use the buttons beside the map and of the strip */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      <div ref={anchorRef('viewport')} className={css.viewport} data-map-part="viewport" onClick={onGround}>
        <div ref={anchorRef('map')} className={css.plane} data-map-part="plane">
          {networks.map((network) => (
            <Network
              key={network.network}
              letter={letters.get(network.network) ?? null}
              covered={network.flag !== null && !isFree(network.flag)}
              network={network}
              links={links}
            />
          ))}
          <GhostNodes offered={offered} />
          {mayPlayFirst && <p className={css.first}>{type === 'spy' ? MAP.unassigned : MAP.first}</p>}
        </div>
        {networks.length === 0 && !mayPlayFirst && <p className={css.empty}>{NETWORKS.none}</p>}
      </div>
      <button
        type="button"
        className={css.cover}
        aria-label={MAP.closer}
        onClick={(event) => closer(event.detail > 0 ? event : undefined)}
      />
      <Tools
        byHand={byHand}
        zoom={zoom}
        fit={fit}
        moves={node === null ? undefined : moved !== null}
        move={() => setMoving(moved === null ? node : null)}
      />
      {moved !== null && <Mover node={moved} side={freeSide(networks, moved)} done={() => setMoving(null)} />}
      <i ref={anchorRef('measure:far')} className={css.far} />
      <i ref={anchorRef('measure:least')} className={css.least} />
      <i ref={anchorRef('measure:good')} className={css.good} />
      <i ref={anchorRef('measure:most')} className={css.most} />
    </section>
  );
});
