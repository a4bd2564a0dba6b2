/** Two people who play at random, through the store's public face alone, and wait when they are not asked. */
import type { Action, CardId, Side } from '../../src/engine/index.ts';
import { SIDES } from '../../src/engine/index.ts';
import type { GameStore } from '../../src/store/store.ts';
import { refusalOf } from './refusalOf.ts';
import type { Browser } from './world.ts';

const FREE = new Set(['moveMinion', 'unassign', 'disconnect', 'useAbility', 'discard', 'endStep']);

export type Roll = (n: number) => number;

/** Does one thing that one of the two can do now. */
export function playOn(store: GameStore, browser: Browser, roll: Roll): void {
  const s = store.getState();
  if (s.curtain) {
    s.post({ do: 'lift-curtain' });
    return;
  }
  if (s.undoRequest || s.drawOffer) throw new Error('nobody asked');
  switch (s.waiting.kind) {
    case 'held':
      s.post({ do: 'release' });
      return;
    case 'oks':
      if (roll(10) === 0 && s.canClaim.genius) s.post({ do: 'claim', side: 'genius' });
      else s.post({ do: 'ok', side: s.waiting.waiting[0] });
      return;
    case 'passing':
    case 'grace':
      if (roll(8) === 0) s.post({ do: 'claim', side: SIDES[roll(2)] });
      else browser.pass(s.waiting.ms);
      return;
    case 'ask': {
      if (roll(4) > 0 || !tryToAct(store, s.waiting.side, roll)) s.post({ do: 'let-resolve', side: s.waiting.side });
      return;
    }
    case 'claimed':
      if (!tryToAct(store, s.waiting.side, roll)) s.post({ do: 'never-mind' });
      return;
    case 'none': {
      const due = s.awaiting?.side;
      if (!due) throw new Error('the game is over');
      const idle = due === 'genius' ? 'spymaster' : 'genius';
      if (s.awaiting?.kind === 'act' && roll(12) === 0 && s.canClaim[idle]) s.post({ do: 'claim', side: idle });
      else if (!tryToAct(store, due, roll)) throw new Error(`${due} cannot do anything`);
    }
  }
}

/** Opens the hand, does something with it, and closes it. True if it did something. */
function tryToAct(store: GameStore, side: Side, roll: Roll): boolean {
  const s = () => store.getState();
  s().post({ do: 'open-hand', side });
  if (s().curtain) {
    s().post({ do: 'lift-curtain' });
    s().post({ do: 'open-hand', side });
  }
  const offers = [...(s().openHands[side]?.offers ?? []), ...completion(store, side)].filter((a) => a.type !== 'pass');
  const bold = offers.filter((action) => !FREE.has(action.type));
  const eager = bold.every((action) => action.type === 'assign') ? roll(2) > 0 : roll(6) > 0;
  const from = bold.length > 0 && eager ? bold : offers;
  const action = from[roll(Math.max(1, from.length))];
  const wrong = action && refusalOf(s, { do: 'act', action });
  s().post({ do: 'close-hand', side });
  if (wrong) throw new Error(`${JSON.stringify(action)} was offered, but refused: ${JSON.stringify(wrong)}`);
  return action !== undefined;
}

/** Picks the sacrifice by asking: takes all cards of the lair, without each one that is not needed. */
function completion(store: GameStore, side: Side): Action[] {
  const { table, offers, ask } = store.getState();
  if (!table || !offers.some((action) => action.type === 'completePlan')) return [];
  let sacrifice = table.lair.flatMap((unit): CardId[] => (unit ? [unit.card, ...unit.attached] : []));
  const tooSmall = (cards: CardId[]) =>
    ask({ do: 'act', action: { type: 'completePlan', side, sacrifice: cards } })?.code === 'sacrifice-too-small';
  for (const card of sacrifice) {
    const less = sacrifice.filter((c) => c !== card);
    if (!tooSmall(less)) sacrifice = less;
  }
  const action: Action = { type: 'completePlan', side, sacrifice };
  return ask({ do: 'act', action }) ? [] : [action];
}
