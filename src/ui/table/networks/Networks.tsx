import { memo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { networkSize } from '../../../engine/index.ts';
import { networkSpot } from '../desk/spots.ts';
import { useDragging } from '../useDragging.ts';
import { useTable } from '../useTable.ts';
import { lightWords, useTouchable } from '../useTouchable.ts';
import { Grid } from './Grid.tsx';
import css from './networks.module.css';
import { SpyTile } from './SpyTile.tsx';
import { useFit } from './useFit.ts';

/** The Spy Master's side: every Network on a small grid of its own, and the Spies without one. */
export const Networks = memo(function Networks() {
  const networks = useTable(
    useShallow((table) => table.nodes.flatMap((node) => (node.network === node.card ? [node.card] : []))),
  );
  const panel = useFit();
  const dragging = useDragging();
  const light = useTouchable('networks')['data-light'];
  return (
    <section
      ref={panel}
      className={css.blueprint}
      data-networks=""
      data-light={light}
      aria-label="Networks"
      {...dragging}
    >
      <Tray />
      {networks.length === 0 && (
        <p className={css.empty}>
          No Networks yet. The Spy Master plays Nodes here in the actions step and connects them edge to edge.
        </p>
      )}
      {networks.map((network, i) => (
        <Network key={network} network={network} letter={String.fromCharCode(65 + i)} />
      ))}
    </section>
  );
});

const Network = memo(function Network({ network, letter }: { network: number; letter: string }) {
  const size = useTable((table) => networkSize(table, network));
  const spies = useTable(
    useShallow((table) => table.spies.flatMap((spy) => (spy.network === network ? [spy.card] : []))),
  );
  const rows = useTable((table) => {
    const places = table.nodes.flatMap((node) => (node.network === network ? [node.y] : []));
    return Math.max(...places) - Math.min(...places) + 1;
  });
  const touchable = useTouchable(networkSpot(network));
  const target = touchable['data-light'] === 'target';
  return (
    <article
      className={css.network}
      data-network={network}
      data-tall={spies.length < 2 * rows || undefined}
      data-light={touchable['data-light']}
      aria-label={`Network ${letter}, size ${size}`}
    >
      <header className={css.networkHead}>
        <h2 className={css.networkName}>
          {letter} <span className={css.size}>size {size}</span>
        </h2>
        {target && (
          <button type="button" className={css.here} onClick={touchable.onClick}>
            Assign here
            <span className="visually-hidden">
              : Network {letter}
              {lightWords(touchable)}
            </span>
          </button>
        )}
      </header>
      <Grid network={network} size={size} />
      {spies.length > 0 && (
        <div className={css.spies}>
          {spies.map((spy) => (
            <SpyTile key={spy} card={spy} />
          ))}
        </div>
      )}
    </article>
  );
});

/** Where Spies without a Network stand. */
function Tray() {
  const spies = useTable(useShallow((table) => table.spies.flatMap((spy) => (spy.network < 0 ? [spy.card] : []))));
  const touchable = useTouchable('tray');
  const target = touchable['data-light'] === 'target';
  if (spies.length === 0 && !target) return null;
  return (
    <article className={css.tray} data-tray="" data-light={touchable['data-light']} aria-label="Unassigned Spies">
      <h2 className={css.networkName}>Unassigned</h2>
      {target && (
        <button type="button" className={css.here} onClick={touchable.onClick}>
          Take off here
        </button>
      )}
      <div className={css.spies}>
        {spies.map((spy) => (
          <SpyTile key={spy} card={spy} />
        ))}
      </div>
    </article>
  );
}
