/** A seed is dealt once: then it leaves the address. */
import { listen } from '../../input/listen.ts';
import { seedFromAddress } from './seed.ts';

/** The address without a seed. */
export const withoutSeed = (address: string): string =>
  address.replace(/([?&])seed=[^&#]*&?/g, '$1').replace(/[?&](?=#|$)/g, '');

let stopForgetting: (() => void) | undefined;

/**
 * Takes the seed out of the address, because a game has begun with it: also where the page's history shows it again.
 * Another seed that somebody types stays.
 */
export function forgetSeed(): void {
  const seed = seedFromAddress(location);
  if (seed === undefined) return;
  const forget = () => {
    if (seedFromAddress(location) === seed) history.replaceState(history.state, '', withoutSeed(location.href));
  };
  forget();
  stopForgetting?.();
  stopForgetting = listen(window, { popstate: forget });
}
