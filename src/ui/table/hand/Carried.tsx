import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { CardId, Side } from '../../../engine/index.ts';
import { CardFace } from '../../card/CardFace.tsx';
import { useDefinition, useIsFar } from '../../page/session/game.ts';
import { useGhostStore } from '../../play/ghost.ts';
import lifted from '../touch/lift.module.css';
import { keepInside } from '../touch/lift.ts';
import css from './carried.module.css';

interface Props {
  card: CardId;
  /** Where it was taken up. */
  x: number;
  y: number;
  side: Side;
  /** The caller moves the element through this ref, without drawing it again. */
  at: RefObject<HTMLDivElement | null>;
}

/** A card of a hand under the pointer that carries it: above everything, and turned towards its owner. */
export function Carried({ card, x, y, side, at }: Props) {
  const definition = useDefinition(card);
  const far = useIsFar(side);
  return createPortal(
    <div
      ref={at}
      className={css.carried}
      data-far={far || undefined}
      style={{ translate: `${Math.round(x)}px ${Math.round(y)}px` }}
      aria-hidden="true"
    >
      <CardFace definition={definition} />
      {definition.type === 'node' && <Forecast />}
    </div>,
    document.body,
  );
}

/** What would come of letting the Node go here. */
function Forecast() {
  const ghost = useStore(useGhostStore());
  const box = useRef<HTMLParagraphElement>(null);
  const words = ghost?.words ?? null;
  useLayoutEffect(() => {
    if (box.current && words !== null) keepInside(box.current);
  }, [words]);
  return words === null ? null : (
    <p ref={box} className={lifted.words} data-good={ghost?.look === 'good' || undefined}>
      {words}
    </p>
  );
}
