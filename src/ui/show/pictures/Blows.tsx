import type { CardId } from '../../../engine/index.ts';
import { onTop, reducedMotion } from '../../kit/moving.ts';
import { cardOnTable, spyInLair } from '../places.ts';
import { useMoving } from './Moves.tsx';
import { Mark } from './Over.tsx';

interface Props {
  spy: CardId;
  card: CardId;
  toSpy: number;
  toMinion: number;
  ms: number;
}

/** When the blows meet, as a share of the round. */
const MET = 0.35;

/** A round of combat in the lair itself: the two strike at each other, and each shows the damage that it takes. */
export function Blows({ spy, card, toSpy, toMinion, ms }: Props) {
  useMoving(() =>
    reducedMotion()
      ? []
      : [...strike(spyInLair(spy), 16, toMinion > 0, ms), ...strike(cardOnTable(card), -16, toSpy > 0, ms)],
  );
  return (
    <>
      {toSpy > 0 && <Mark on={{ at: 'card', card: spy }} mark={{ damaged: toSpy }} nth={0} after={ms * MET} />}
      {toMinion > 0 && <Mark on={{ at: 'card', card }} mark={{ damaged: toMinion }} nth={0} after={ms * MET} />}
    </>
  );
}

/**
 * The striker draws back, strikes by so many pixels to the right, and stands again. A unit that deals no damage stands
 * still.
 */
const strike = (fighter: HTMLElement | null, by: number, harms: boolean, ms: number): Animation[] =>
  fighter && harms
    ? [
        onTop(fighter),
        fighter.animate(
          { translate: ['0 0', `${-by / 2}px 0`, `${by}px 0`, '0 0'], offset: [0, 0.2, MET, 0.6] },
          { duration: ms, easing: 'ease-in-out' },
        ),
      ]
    : [];
