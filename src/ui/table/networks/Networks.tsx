import { memo, useMemo } from 'react';
import { NETWORKS, TABLE } from '../../../text/page/table.ts';
import { useGame, useTable } from '../../store/game.ts';
import { useDragging } from '../touch/useDragging.ts';
import { useTouchable } from '../touch/useTouchable.ts';
import { GhostNodes } from './GhostNodes.tsx';
import { networkLetter } from './letters.ts';
import { extentOf, mapOf } from './map.ts';
import { Network } from './Network.tsx';
import css from './networks.module.css';
import { Tools } from './Tools.tsx';
import { Tray } from './Tray.tsx';
import { useGround } from './useGround.ts';
import { useMap } from './useMap.ts';

/** The Spy Master's side: a map of the Networks with their Spies, and the unassigned Spies beside it. */
export const Networks = memo(function Networks() {
  const nodes = useTable((table) => table.nodes);
  const links = useTable((table) => table.links);
  const spies = useTable((table) => table.spies);
  const layout = useGame((s) => s.layout);
  const networks = useMemo(() => mapOf(nodes, spies, layout), [nodes, spies, layout]);
  const unassigned = useMemo(() => spies.filter((spy) => spy.network < 0), [spies]);
  const { panel, byHand, zoom, fit } = useMap(extentOf(networks), unassigned.length);
  const { ground, ghost } = useGround(networks);
  const dragging = useDragging(ground);
  const light = useTouchable('networks')['data-light'];
  return (
    <section
      ref={panel}
      className={css.blueprint}
      data-networks=""
      data-light={light}
      aria-label={TABLE.area.networks}
      {...dragging}
    >
      <Tray spies={unassigned} />
      <div className={css.viewport} data-map-part="viewport">
        <div className={css.plane} data-map-part="plane">
          {networks.map((network, i) => (
            <Network key={network.network} letter={networkLetter(i)} network={network} links={links} />
          ))}
          <GhostNodes of={ghost} />
        </div>
        {networks.length === 0 && <p className={css.empty}>{NETWORKS.none}</p>}
      </div>
      <Tools byHand={byHand} zoom={zoom} fit={fit} />
      <i className={css.least} data-map-part="least" />
      <i className={css.most} data-map-part="most" />
    </section>
  );
});
