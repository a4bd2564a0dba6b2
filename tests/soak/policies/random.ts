import type { Bot } from '../../../src/bots/bot.ts';
import { intern } from '../../../src/bots/intern.ts';
import type { Action, View } from '../../../src/engine/index.ts';
import { awaiting, dice } from '../../../src/engine/index.ts';
import { few } from './few.ts';

/** The chance in percent that it acts while the other side is awaited (R9.5), or responds when it may. */
const INTERRUPTS = 10;
const RESPONDS = 30;
/** At most so many offers are read. */
const READ = 1000;

/** Plays like the intern, but seldom responds, and sometimes interrupts. */
export function random(seed: number): Bot {
  const own = intern(seed);
  const roll = dice(seed ^ 0x5eed);
  return {
    interrupts: true,
    decide(view: View, offers: Iterable<Action>): Action | undefined {
      const { side, kind } = awaiting(view);
      if (side !== view.viewer) {
        if (roll(100) >= INTERRUPTS) return undefined;
        const all = [...few(offers, READ)];
        return all[roll(all.length)];
      }
      if (kind === 'respond' && roll(100) >= RESPONDS) return { type: 'pass', side };
      return own.decide(view, few(offers, READ));
    },
  };
}
