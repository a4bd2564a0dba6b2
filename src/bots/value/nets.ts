/** The nets that `npm run train` has made, one for what each side may know. */
import type { BySide } from '../../engine/index.ts';
import { once } from '../rookie/remembered.ts';
import type { Net } from './net.ts';
import { unpackNet } from './packed.ts';
import weights from './weights.json' with { type: 'json' };

/** Unpacked when first asked for. */
export const trainedNets = once(
  (): BySide<Net> => ({ genius: unpackNet(weights.genius), spymaster: unpackNet(weights.spymaster) }),
);
