/** A card that is destroyed: what the table drew of it falls apart. */
import type { CSSProperties } from 'react';
import { useRef } from 'react';
import type { CardId } from '../../../engine/index.ts';
import { anchor } from '../../input/anchors.ts';
import { motionOf, reducedMotion } from '../../kit/moving.ts';
import { useDefinition } from '../../page/session/game.ts';
import { cardOnTable } from '../places.ts';
import { copyOf, putOver } from './copy.ts';
import { useMoving } from './Moves.tsx';
import css from './pieces.module.css';

interface Piece {
  /** Its outline on the card, in percent of width and height. Together the pieces are the whole card. */
  outline: string;
  /** Where it falls to: pixels, and degrees. */
  x: number;
  y: number;
  turn: number;
}

const PIECES: readonly Piece[] = [
  { outline: '0 0, 46% 0, 58% 34%, 36% 52%, 0 40%', x: -26, y: 46, turn: -24 },
  { outline: '46% 0, 100% 0, 100% 46%, 58% 34%', x: 30, y: 38, turn: 28 },
  { outline: '0 40%, 36% 52%, 44% 100%, 0 100%', x: -18, y: 62, turn: 16 },
  { outline: '36% 52%, 58% 34%, 72% 70%, 66% 100%, 44% 100%', x: 4, y: 74, turn: -12 },
  { outline: '58% 34%, 100% 46%, 100% 100%, 66% 100%, 72% 70%', x: 26, y: 66, turn: -30 },
];

function framesOf({ x, y, turn }: Piece): Keyframe[] {
  const cracked = { transform: `translate(${x / 8}px, ${y / 16}px) rotate(${turn / 10}deg)`, opacity: 1 };
  if (reducedMotion()) return [cracked, cracked];
  return [
    { transform: 'none', opacity: 1 },
    { ...cracked, offset: 0.15 },
    { ...cracked, offset: 0.4, easing: 'ease-in' },
    { transform: `translate(${x}px, ${y}px) rotate(${turn}deg)`, opacity: 0 },
  ];
}

/** The card cracks, and its pieces drop and fade: on the table or, cancelled, on top of the stack. A Contraption explodes besides. With reduced motion it stays cracked. */
export function Burst({ card, ms }: { card: CardId; ms: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const explodes = useDefinition(card).type === 'contraption';
  useMoving(() => {
    const original = cardOnTable(card) ?? anchor('waiting:1');
    if (!place.current || !original || !putOver(place.current, original)) return [];
    const falling = [...place.current.children].slice(0, PIECES.length).map((piece, i) => {
      piece.replaceChildren(copyOf(original));
      return piece.animate(framesOf(PIECES[i]), { duration: ms, fill: 'both' });
    });
    return [...falling, original.animate({ opacity: [0, 0] }, { duration: ms, fill: 'forwards' })];
  });
  return (
    <span ref={place} className={css.pieces}>
      {PIECES.map(({ outline }) => (
        <span key={outline} className={css.piece} style={{ clipPath: `polygon(${outline})` }} />
      ))}
      {explodes && <i className={css.flames} style={{ '--ms': motionOf(ms) } as CSSProperties} />}
    </span>
  );
}
