/** The store as the page uses it. It is fetched after the title has been drawn. */
import { openStore } from '../../../store/index.ts';
import type { GameStore } from '../../../store/store.ts';
import { inTheirWays } from './commands.ts';

export async function openGameStore(): Promise<GameStore> {
  const store = await openStore();
  store.setState({ post: inTheirWays(store) });
  return store;
}
