import { memo } from 'react';
import type { Definition } from '../../engine/index.ts';
import { Figure } from '../kit/Icon.tsx';
import { GROUND_OF, Ground } from './Ground.tsx';

/**
 * The picture of a card: its figure, lit from the left, before the ground of its kind. It stands in a box of its own,
 * which has a position and gives the figure its size.
 */
export const Picture = memo(function Picture({ definition: { type, icon } }: { definition: Definition }) {
  return (
    <>
      <Ground of={GROUND_OF[type]} />
      <Figure name={icon || type} instead={type} />
    </>
  );
});
