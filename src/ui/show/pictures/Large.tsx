/** Pictures that fill the middle of the page. */
import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { useState } from 'react';
import type { CardId, Shortfall, Side } from '../../../engine/index.ts';
import { roundOf } from '../../../engine/index.ts';
import { rulesText } from '../../../text/en/cardText/rulesText.ts';
import { nameOf } from '../../../text/en/names.ts';
import { SCENE } from '../../../text/en/table/marks.ts';
import { stalledWords } from '../../../text/en/table/plan.ts';
import { INSPECTOR } from '../../../text/en/table/reader.ts';
import { SCOREBOARD } from '../../../text/en/table/score.ts';
import { CardFace } from '../../card/CardFace.tsx';
import { motionOf } from '../../kit/moving.ts';
import { useDefinition, useGame } from '../../page/session/game.ts';
import { roomsForPictures } from '../places.ts';
import type { Stamp } from '../scene.ts';
import css from './large.module.css';

interface LargeProps {
  className: string;
  side?: Side;
  children: ReactNode;
  ms: number;
}

/** Beside the strip, whose words tell what happens. Where the two sit opposite each other, on both sides of it. */
export function Large({ className, side, children, ms }: LargeProps) {
  const across = useGame((s) => s.game?.settings.seating === 'across');
  const [{ near, far }] = useState(() => roomsForPictures(across));
  return (
    <span data-side={side} style={{ '--ms': motionOf(ms) } as CSSProperties}>
      {far && (
        <span className={clsx(css.room, css.far)} style={far}>
          <span className={clsx(css.large, className)} data-large="">
            {children}
          </span>
        </span>
      )}
      <span className={css.room} style={near}>
        <span className={clsx(css.large, className)} data-large="">
          {children}
        </span>
      </span>
    </span>
  );
}

const Face = ({ card }: { card: CardId }) => <CardFace definition={useDefinition(card)} />;

/** The turn of a side begins. */
export function Turn({ side, turn, ms }: { side: Side; turn: number; ms: number }) {
  const name = useGame((s) => nameOf(s.game?.names, side));
  return (
    <Large className={css.turn} ms={ms}>
      <span className={css.ribbon} data-side={side}>
        <b>{SCENE.turn(name)}</b>
        <span>{SCOREBOARD.round(roundOf(turn))}</span>
      </span>
    </Large>
  );
}

/** The file of an Evil Plan: its card, what it costs, what it does, and what has become of it. */
export function Dossier({ card, stamp, lacks, ms }: { card: CardId; stamp: Stamp; lacks?: Shortfall; ms: number }) {
  const definition = useDefinition(card);
  const next = lacks ? stalledWords(lacks) : SCENE.next[stamp];
  return (
    <Large className={css.dossier} ms={ms}>
      <span className={css.folder}>
        <span className={css.plan}>
          <Face card={card} />
        </span>
        <span className={css.paper}>
          <b className={css.title}>{definition.name}</b>
          <span>{INSPECTOR.planCost(definition.evilness, definition.planCost)}</span>
          {rulesText(definition).map((line) => (
            <span key={line}>{line}</span>
          ))}
          {next && <i>{next}</i>}
        </span>
        <b className={css.stamp}>{SCENE.stamp[stamp]}</b>
      </span>
    </Large>
  );
}

/** Cards that a side shows to all. */
export function Shown({ cards, side, ms }: { cards: readonly CardId[]; side: Side; ms: number }) {
  const name = useGame((s) => nameOf(s.game?.names, side));
  return (
    <Large className={css.shown} ms={ms}>
      <b>{SCENE.shows(name)}</b>
      <span className={css.row}>
        {cards
          .filter((card) => card >= 0)
          .map((card) => (
            <span key={card} className={css.plan}>
              <Face card={card} />
            </span>
          ))}
      </span>
    </Large>
  );
}

/** An instant comes from the hand, is shown large, and goes into the strip, where it waits. */
export function Lay({ card, side, ms }: { card: CardId; side: Side; ms: number }) {
  const name = useGame((s) => nameOf(s.game?.names, side));
  const definition = useDefinition(card);
  return (
    <Large className={css.lay} side={side} ms={ms}>
      <span className={css.plan}>
        <Face card={card} />
      </span>
      <span className={css.effect}>
        <b>{SCENE.plays(name)}</b>
        {rulesText(definition).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </Large>
  );
}
