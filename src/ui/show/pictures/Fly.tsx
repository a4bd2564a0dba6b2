import { useLayoutEffect, useRef } from 'react';
import type { CardId, Side } from '../../../engine/index.ts';
import { CardFace } from '../../card/CardFace.tsx';
import { fitting, inTheMiddle, middleOf } from '../../kit/boxes.ts';
import { cutShort, reducedMotion } from '../../kit/moving.ts';
import { useDefinition, useGame } from '../../page/session/game.ts';
import { droppedAt } from '../dropped.ts';
import { before } from '../flip.ts';
import { boxOf, cardOnTable, cellOnMap, elementAt, isInSight, roomOf, soilOf } from '../places.ts';
import type { ScenePlace } from '../scene.ts';
import { copyOf } from './copy.ts';
import css from './fly.module.css';

interface Props {
  cards: readonly CardId[];
  from: ScenePlace;
  to: ScenePlace;
  /** The cards are gone from where they were. */
  leave: boolean;
  /** They set out only after something else has been seen there. */
  late: boolean;
  ms: number;
}

/** Cards on their way from place to place, at most seven at once. */
export const Fly = ({ cards, ...way }: Props) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards have no other name
  cards.slice(0, 7).map((card, i) => <Flight key={`${card} ${i}`} card={card} order={i} {...way} />);

/** At these places the table draws a card that arrives only after the scene. The flying card stays there until then. */
const isOpen = (place: ScenePlace): boolean =>
  ['square', 'card', 'tile', 'tray', 'networks'].includes(place.at) && isInSight(place);

/** The size of a card on a pile or a hand, and at most in a square, as a share of its usual size on the way. */
const SMALL = 0.45;
const LARGEST = 1.6;

/** A little above the middle between the two. */
const between = (a: DOMRect, b: DOMRect): DOMRect => {
  const [from, to] = [middleOf(a), middleOf(b)];
  return new DOMRect((from.x + to.x) / 2, (from.y + to.y) / 2 - 18, 0, 0);
};

/** The share of the way after which a card counts as arrived. */
const LANDED = 0.9;
/** The milliseconds in which a card that has arrived fades away over the one that the table draws. */
const FADE = 240;

/** Leaves a copy of a card that has arrived over the one that the table draws. The copy fades. */
function fadeAway(flier: HTMLElement, card: CardId): void {
  const copy = copyOf(flier);
  requestAnimationFrame(() => {
    const drawn = cardOnTable(card);
    if (!drawn) return;
    drawn.append(copy);
    const box = drawn.getBoundingClientRect();
    copy.ariaHidden = 'true';
    copy.style.zIndex = '2';
    copy.style.transform = inTheMiddle(new DOMRect(0, 0, box.width, box.height), fitting(copy, box));
    copy.animate({ opacity: [1, 0] }, { duration: FADE, easing: 'ease-in' }).onfinish = () => copy.remove();
  });
}

/** Whose hand or pile that is. */
const sideOf = (place: ScenePlace): Side | undefined => ('side' in place ? place.side : undefined);

function Flight({ card, order, from, to, leave, late, ms }: Omit<Props, 'cards'> & { card: CardId; order: number }) {
  const flier = useRef<HTMLSpanElement>(null);
  /** Where a Node comes to lie on the map. */
  const cell = useGame(({ layout }) => (to.at === 'networks' ? layout[card] : undefined));
  // The way is measured once, as the card sets out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const left = before(card);
    const start = droppedAt(card) ?? left?.box ?? boxOf(from);
    const room = left ? roomOf(card) : null;
    const end = room ?? (cell && cellOnMap(cell)) ?? boxOf(to);
    const element = flier.current;
    if (!element || !start || !end) return;
    const stays = isOpen(to);
    const size = stays ? Math.min(fitting(element, end), to.at === 'square' ? LARGEST : 1) : SMALL;
    const there = { transform: inTheMiddle(end, size), opacity: stays || to.at === 'middle' ? 1 : 0 };
    const frames: Keyframe[] = [
      { transform: inTheMiddle(start, from.at === 'card' ? 0.8 : SMALL), opacity: 0.4 },
      { transform: inTheMiddle(between(start, end), Math.max(size, 1) * 1.12), opacity: 1, offset: 0.5 },
      // It lands, and settles.
      ...(stays ? [{ transform: inTheMiddle(end, size * 0.94), opacity: 1, offset: 0.85 }] : []),
      there,
    ];
    const still: Keyframe[] = [
      { ...there, opacity: 1 },
      { ...there, opacity: 1, offset: 0.99 },
      { ...there, opacity: stays ? 1 : 0 },
    ];
    const delay = Math.min(60, ms / 8) * order + (late ? ms * 0.55 : 0);
    const flight = element.animate(reducedMotion() ? still : frames, {
      duration: ms - delay,
      delay,
      easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)',
      fill: late ? 'forwards' : 'both',
    });
    // A unit takes its attached cards along, and a Node its ground. The table draws the card at its goal once it arrives.
    const gone = [from.at === 'square' ? elementAt(from) : cardOnTable(card), ...soilOf(card)];
    const isGone = left ? to.at !== 'tile' : leave;
    const hidden = (isGone ? gone : []).map((one) =>
      one?.animate({ opacity: [0, 0] }, { duration: 1, delay: left ? 0 : delay, fill: 'forwards' }),
    );
    return () => {
      if (stays && !reducedMotion() && Number(flight.currentTime) >= ms * LANDED) fadeAway(element, card);
      for (const one of [flight, ...hidden]) cutShort(one);
    };
  }, []);
  return (
    <span ref={flier} className={css.flier} data-flight="">
      {card >= 0 ? <Face card={card} /> : <span className={css.back} data-side={sideOf(from) ?? sideOf(to)} />}
    </span>
  );
}

const Face = ({ card }: { card: CardId }) => <CardFace definition={useDefinition(card)} />;
