import type { CSSProperties, MouseEvent } from 'react';
import { memo } from 'react';
import type { Link } from '../../../engine/index.ts';
import type { Place } from '../../../host/index.ts';
import { NETWORKS } from '../../../text/en/table/map.ts';
import { anchorRef } from '../../input/anchors.ts';
import { networkSpot } from '../../play/spots.ts';
import { lightWords, useTouchable } from '../touch/useTouchable.ts';
import type { Box } from './box.ts';
import { cell, overlap } from './box.ts';
import { LinkLine } from './LinkLine.tsx';
import type { NetworkOnMap } from './map.ts';
import { NodeTile } from './NodeTile.tsx';
import css from './network.module.css';
import { SpyPlace } from './SpyPlace.tsx';
import type { Stand } from './stand.ts';

/** A place as the style sheets take it, measured from the upper left corner of its Network. */
const at = ([x, y]: Place): CSSProperties => ({ '--x': x, '--y': y }) as CSSProperties;

interface Props {
  network: NetworkOnMap;
  letter: string;
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
  const [wide, high] = [flag.right - flag.left, flag.bottom - flag.top];
  const cellsNamed = (kind: 'rim' | 'ground') =>
    nodes.map(({ card }) => <i key={card} ref={anchorRef(`${kind}:${card}`)} style={at(inside(card))} />);
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
      aria-label={NETWORKS.network(letter, nodes.length)}
      style={{ ...at([box.left, box.top]), '--w': box.right - box.left, '--h': box.bottom - box.top } as CSSProperties}
    >
      <div className={css.rim}>{cellsNamed('rim')}</div>
      <div className={css.soil}>{cellsNamed('ground')}</div>
      <header
        ref={anchorRef(`letter:${network}`)}
        className={css.flag}
        data-covered={covered || undefined}
        data-flat={wide > high || undefined}
        data-right={nodes.some(({ card }) => flag.left === (places.get(card)?.[0] ?? 0) + 1) || undefined}
        style={{ ...at([flag.left - box.left, flag.top - box.top]), '--w': wide, '--h': high } as CSSProperties}
      >
        {light === 'target' && (
          <button type="button" className={css.here} onClick={touchable.onClick}>
            <span className="visually-hidden">
              {NETWORKS.here(letter)}
              {lightWords(touchable)}
            </span>
          </button>
        )}
        <h2 className={css.name}>
          {letter} <span className={css.size}>{NETWORKS.size(nodes.length)}</span>
        </h2>
      </header>
      {nodes.map(({ card }) => (
        <div
          key={card}
          className={css.cell}
          data-below-letter={overlap(flag, cell(places.get(card) ?? [0, 0])) || undefined}
          style={at(inside(card))}
        >
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
 * The row of Spies lies over the whole Network, so that it can slide along it: where the Network is wider than what can
 * be seen of it, its Spies stay in sight.
 */
function spread(stand: Stand, { left, right, top }: Box): CSSProperties {
  const from = Math.min(stand.left, left);
  return {
    '--x': from - left,
    '--y': stand.top - top,
    '--w': Math.max(stand.right, right) - from,
    '--before': stand.left - from,
    '--row': stand.right - stand.left,
    '--high': stand.bottom - stand.top,
    '--rows': stand.rows,
    '--columns': stand.columns,
  } as CSSProperties;
}
