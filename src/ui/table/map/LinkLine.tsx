import type { CSSProperties } from 'react';
import { memo } from 'react';
import { unassignedByCut } from '../../../engine/foresight.ts';
import type { ActionOf, Link } from '../../../engine/index.ts';
import { edgeOf } from '../../../engine/index.ts';
import { NETWORKS } from '../../../text/en/table/map.ts';
import { anchorRef } from '../../input/anchors.ts';
import { useDefinition, useGame, useTable } from '../../page/session/game.ts';
import { useDeskStore } from '../../play/context.ts';
import { namesOf } from '../../play/gestures/networks.ts';
import css from './link.module.css';

/** A connection: a line, with a button on it while it may be undone (R4.3). */
export const LinkLine = memo(function LinkLine({ link, style }: { link: Link; style: CSSProperties }) {
  const desk = useDeskStore();
  const a = useDefinition(link.a).name;
  const b = useDefinition(link.b).name;
  const offer = useGame((s) =>
    s.offers.find(
      (action): action is ActionOf<'disconnect'> =>
        action.type === 'disconnect' && action.node === link.a && action.edge === edgeOf(link),
    ),
  );
  const lost = useTable((table) => (offer ? namesOf(table, unassignedByCut(table, offer)).join('\n') : ''));
  const words = NETWORKS.disconnect(a, b, lost ? lost.split('\n') : []);
  return (
    <div
      ref={anchorRef(`link:${link.a}-${link.b}`)}
      className={css.link}
      data-link=""
      data-vertical={link.vertical || undefined}
      style={style}
    >
      {offer && (
        <button
          type="button"
          className={css.cut}
          data-shortcut=""
          title={words}
          onClick={() => desk.getState().run(offer)}
        >
          <span aria-hidden="true">✂</span>
          <span className="visually-hidden">{words}</span>
        </button>
      )}
    </div>
  );
});
