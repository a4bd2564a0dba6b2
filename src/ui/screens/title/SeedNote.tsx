import { SEED_OF_ADDRESS } from '../../../text/en/screens/setup.ts';
import { parseSeed } from '../../page/route/seed.ts';

/** What the address gives for a seed, and what comes of it. */
export const SeedNote = ({ seed }: { seed: string }) => (
  <>{parseSeed(seed) === undefined ? SEED_OF_ADDRESS.noSeed(seed) : SEED_OF_ADDRESS.seed(seed)}</>
);
