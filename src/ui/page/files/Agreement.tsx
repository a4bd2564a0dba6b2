import type { Side } from '../../../engine/index.ts';
import { SIDES } from '../../../engine/index.ts';
import type { Names } from '../../../text/en/names.ts';
import { nameOf } from '../../../text/en/names.ts';
import { GAME_BENCH } from '../../../text/en/screens/bench.ts';
import { Button } from '../../kit/Button.tsx';

interface Props {
  names: Names | undefined;
  agreed: readonly Side[];
  onAgreed(agreed: readonly Side[]): void;
}

/** A button for each of two people, with which they agree that all cards lie open. */
export const Agreement = ({ names, agreed, onAgreed }: Props) => (
  <>
    {SIDES.map((side) => (
      <Button
        key={side}
        tone={side}
        aria-pressed={agreed.includes(side)}
        onClick={() => onAgreed(agreed.includes(side) ? agreed.filter((s) => s !== side) : [...agreed, side])}
      >
        {GAME_BENCH.agrees(nameOf(names, side))}
      </Button>
    ))}
  </>
);
