/** What the page hears of a command that it posts. */
import type { Command } from '../../src/host/index.ts';
import type { Store } from '../../src/store/types.ts';

/** Posts the command, and returns why it was not done; undefined: it was. */
export function refusalOf(game: () => Store, command: Command): NonNullable<Store['refused']>['why'] | undefined {
  game().post(command);
  return game().refused?.why;
}
