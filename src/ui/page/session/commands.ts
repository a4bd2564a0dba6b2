import type { StoreApi } from 'zustand';
import type { Command } from '../../../host/index.ts';
import type { Store } from '../../../store/types.ts';
import { answerLater } from './press.ts';

/** Commands that run at once: they hide cards (R10), are switches that would jump back, or follow no press. */
const AT_ONCE: readonly Command['do'][] = ['close-hand', 'close-hands', 'set', 'tell', 'stage', 'shown'];

/** Makes the store's commands run after the frame that shows the press, but for those of `AT_ONCE`. */
export const answerGameLater = (store: StoreApi<Store>): void =>
  answerLater(store, ['send'], (command) => AT_ONCE.includes((command as Command).do));
