import type { CSSProperties, MouseEvent } from 'react';
import { memo } from 'react';
import type { Link } from '../../../engine/index.ts';
import type { Box, Place, Stand } from '../../../host/index.ts';
import { NETWORKS } from '../../../text/en/table/map.ts';
import { anchorRef } from '../../input/anchors.ts';
import { useDefinition } from '../../page/session/game.ts';
import { networkSpot } from '../../play/spots.ts';
import { lightWords, useTouchable } from '../touch/useTouchable.ts';
import { LinkLine } from './LinkLine.tsx';
import type { NetworkOnMap } from './map.ts';
import { NodeTile } from './NodeTile.tsx';
import css from './network.module.css';
import { SpyPlace } from './SpyPlace.tsx';

/** A place as the style sheets take it, measured from the upper left corner of its Network. */
const at = ([x, y]: Place): CSSProperties => ({ '--x': x, '--y': y }) as CSSProperties;

interface Props {
  network: NetworkOnMap;
  /** Null: it has none. */
  letter: string | null;
  /** A place that is offered to a Node lies over its letter. */
  covered: boolean;
  links: readonly Link[];
}

/** A Network on the map: its outline and letter, its Nodes and the lines between them, and its Spies, who stand on it. */
export const Network = memo(function Network({ network: on, letter, covered, links }: Props) {
  const { network, nodes, places, box, flag, spies, stand } = on;
  const touchable = useTouchable(networkSpot(network));
  const light = touchable['data-light'];
  const inside = (card: number): Place => {
    const [x, y] = places.get(card) ?? [box.left, box.top];
    return [x - box.left, y - box.top];
  };
  const lone = useDefinition(network).name;
  const name = letter ?? lone;
  // Without a letter, all of the lone Node says that a Spy can come to it.
  const sign = flag ?? (light === 'target' ? box : null);
  const cellsNamed = (kind: 'rim' | 'ground') =>
    nodes.map(({ card }) => (
      <i key={card} ref={anchorRef(`${kind}:${card}`)} style={{ ...at(inside(card)), ...rimsOf(card) }} />
    ));
  /** The sides on which a Node has no other one of its Network: there the rim is seen. */
  const rimsOf = (card: number): CSSProperties => {
    const [x, y] = inside(card);
    const isOpen = (dx: number, dy: number) =>
      nodes.every((other) => inside(other.card).join() !== [x + dx, y + dy].join()) ? 1 : 0;
    const sides = { '--l': isOpen(-1, 0), '--r': isOpen(1, 0), '--t': isOpen(0, -1), '--b': isOpen(0, 1) };
    return sides as CSSProperties;
  };
  /** While it is lit, all of it can be touched. */
  const touch = (event: MouseEvent) => {
    if (light !== 'target' || (event.target as Element).closest('button')) return;
    event.stopPropagation();
    touchable.onClick();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys use the button in its corner
    <article
      ref={anchorRef(`network:${network}`)}
      className={css.network}
      data-network={network}
      data-light={light}
      onClick={touch}
      aria-label={NETWORKS.network(name, nodes.length)}
      style={{ ...at([box.left, box.top]), '--w': box.right - box.left, '--h': box.bottom - box.top } as CSSProperties}
    >
      <div className={css.rim}>{cellsNamed('rim')}</div>
      <div className={css.soil}>{cellsNamed('ground')}</div>
      {sign && (
        <header
          ref={anchorRef(`letter:${network}`)}
          className={css.flag}
          data-covered={covered || undefined}
          style={
            {
              ...at([sign.left - box.left, sign.top - box.top]),
              '--w': sign.right - sign.left,
              '--h': sign.bottom - sign.top,
            } as CSSProperties
          }
        >
          {light === 'target' && (
            <button type="button" className={css.here} onClick={touchable.onClick}>
              <span className="visually-hidden">
                {NETWORKS.here(name)}
                {lightWords(touchable)}
              </span>
            </button>
          )}
          {letter && (
            <h2 className={css.name}>
              {letter} <span className={css.size}>{NETWORKS.size(nodes.length)}</span>
            </h2>
          )}
        </header>
      )}
      {nodes.map(({ card }) => (
        <div key={card} className={css.cell} style={at(inside(card))}>
          <NodeTile card={card} />
        </div>
      ))}
      {links.map((link) =>
        places.has(link.a) ? <LinkLine key={`${link.a}-${link.b}`} link={link} style={at(inside(link.a))} /> : null,
      )}
      {stand && (
        <div className={css.stand} style={spread(stand, box)}>
          <div className={css.row}>
            {spies.map((spy) => (
              <SpyPlace key={spy.card} card={spy.card} className={css.spy} />
            ))}
          </div>
        </div>
      )}
    </article>
  );
});

/**
 * A row of Spies above all Nodes lies over the whole Network, so that it can slide along it: where the Network is wider
 * than what can be seen of it, its Spies stay in sight.
 */
function spread(stand: Stand, { left, right, top }: Box): CSSProperties {
  const slides = stand.bottom <= top;
  const from = slides ? Math.min(stand.left, left) : stand.left;
  return {
    '--x': from - left,
    '--y': stand.top - top,
    '--w': (slides ? Math.max(stand.right, right) : stand.right) - from,
    '--before': stand.left - from,
    '--row': stand.right - stand.left,
    '--high': stand.bottom - stand.top,
    '--rows': stand.rows,
    '--columns': stand.columns,
  } as CSSProperties;
}
