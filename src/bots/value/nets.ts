/** The nets that `npm run train` has made: for each generation one for what each side may know. */
import type { BySide, Side } from '../../engine/index.ts';
import { SIDES } from '../../engine/index.ts';
import { once } from '../rookie/remembered.ts';
import { INPUT_NAMES } from './features.ts';
import type { Net } from './net.ts';
import { missingInputs } from './net.ts';
import type { PackedNet } from './packed.ts';
import { unpackNet } from './packed.ts';
import first from './weights.json' with { type: 'json' };
import second from './weights2.json' with { type: 'json' };

const unpacked = ({ genius, spymaster }: BySide<PackedNet>): BySide<Net> => ({
  genius: unpackNet(genius),
  spymaster: unpackNet(spymaster),
});

/** Learned from games of the rookie. Unpacked when first asked for, as are the others. */
export const firstNets = once(() => unpacked(first));
/** Learned from games of planners that judge by nets of the first generation. */
export const secondNets = once(() => unpacked(second));

/** What is wrong with the nets of a generation: they have learned from inputs that nothing fills any more. */
export interface NetTrouble {
  code: 'missing-inputs';
  facts: { generation: number; side: Side; inputs: readonly string[] };
}

/** The troubles of all nets. Such a net goes on judging as if each missing input were 0. */
export const troublesOfNets = (): NetTrouble[] =>
  [firstNets(), secondNets()].flatMap((nets, i) =>
    SIDES.flatMap((side) => {
      const inputs = missingInputs(nets[side], INPUT_NAMES[side]);
      return inputs.length > 0 ? [{ code: 'missing-inputs' as const, facts: { generation: i + 1, side, inputs } }] : [];
    }),
  );
