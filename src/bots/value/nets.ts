/** The nets that `npm run train` has made: for each generation one for what each side may know. */
import type { BySide } from '../../engine/index.ts';
import { once } from '../rookie/remembered.ts';
import type { Net } from './net.ts';
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
