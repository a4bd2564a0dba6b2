import { memo } from 'react';
import type { CardId, Link, NodeInPlay, SpyInPlay } from '../../../engine/index.ts';
import { NETWORKS, TABLE } from '../../../text/page/table.ts';
import { useTable } from '../../store/game.ts';
import { networkSpot } from '../desk/spots.ts';
import { useDragging } from '../touch/useDragging.ts';
import { lightWords, useTouchable } from '../touch/useTouchable.ts';
import { Grid } from './Grid.tsx';
import { networkLetter, networksOf } from './letters.ts';
import css from './networks.module.css';
import { SpyTile } from './SpyTile.tsx';
import { useFit } from './useFit.ts';

/** The Spy Master's side: each Network on a grid of its own, and the unassigned Spies. */
export const Networks = memo(function Networks() {
  const nodes = useTable((table) => table.nodes);
  const links = useTable((table) => table.links);
  const spies = useTable((table) => table.spies);
  const panel = useFit(nodes, spies);
  const dragging = useDragging();
  const light = useTouchable('networks')['data-light'];
  const networks = networksOf(nodes);
  return (
    <section
      ref={panel}
      className={css.blueprint}
      data-networks=""
      data-light={light}
      aria-label={TABLE.area.networks}
      {...dragging}
    >
      <Tray spies={spies.filter((spy) => spy.network < 0)} />
      {networks.length === 0 && <p className={css.empty}>{NETWORKS.none}</p>}
      {networks.map((network, i) => (
        <Network
          key={network}
          network={network}
          letter={networkLetter(i)}
          nodes={nodes.filter((node) => node.network === network)}
          links={links}
          spies={spies.filter((spy) => spy.network === network)}
        />
      ))}
    </section>
  );
});

interface NetworkProps {
  network: CardId;
  letter: string;
  nodes: readonly NodeInPlay[];
  links: readonly Link[];
  spies: readonly SpyInPlay[];
}

function Network({ network, letter, nodes, links, spies }: NetworkProps) {
  const touchable = useTouchable(networkSpot(network));
  const target = touchable['data-light'] === 'target';
  const places = nodes.map((node) => node.y);
  const rows = Math.max(...places) - Math.min(...places) + 1;
  return (
    <article
      className={css.network}
      data-network={network}
      data-tall={spies.length < 2 * rows || undefined}
      data-light={touchable['data-light']}
      aria-label={NETWORKS.network(letter, nodes.length)}
    >
      <header className={css.networkHead}>
        <h2 className={css.networkName}>
          {letter} <span className={css.size}>{NETWORKS.size(nodes.length)}</span>
        </h2>
        {target && (
          <button type="button" className={css.here} onClick={touchable.onClick}>
            {NETWORKS.here}
            <span className="visually-hidden">
              {NETWORKS.hereTold(letter)}
              {lightWords(touchable)}
            </span>
          </button>
        )}
      </header>
      <Grid nodes={nodes} links={links} />
      {spies.length > 0 && <Spies spies={spies} />}
    </article>
  );
}

/** The place of the unassigned Spies. */
function Tray({ spies }: { spies: readonly SpyInPlay[] }) {
  const touchable = useTouchable('tray');
  const wanted = useTable((table) => table.turn.step === 'assign');
  const target = touchable['data-light'] === 'target';
  if (spies.length === 0 && !target) return null;
  return (
    <article
      className={css.tray}
      data-tray=""
      data-wanted={wanted || undefined}
      data-light={touchable['data-light']}
      aria-label={NETWORKS.unassignedSpies}
    >
      <header className={css.networkHead}>
        <h2 className={css.networkName}>{NETWORKS.unassigned}</h2>
        {target && (
          <button type="button" className={css.here} onClick={touchable.onClick}>
            {NETWORKS.takeOff}
          </button>
        )}
      </header>
      <Spies spies={spies} />
    </article>
  );
}

const Spies = ({ spies }: { spies: readonly SpyInPlay[] }) => (
  <div className={css.spies}>
    {spies.map(({ card }) => (
      <SpyTile key={card} card={card} />
    ))}
  </div>
);
