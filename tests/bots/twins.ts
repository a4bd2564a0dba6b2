/** Plays a game twice at once: as it is, and with all that is hidden from the deciding side mixed again. */
import { ask } from '../../src/bots/ask.ts';
import type { Bot } from '../../src/bots/index.ts';
import type { Action, BySide, Catalog, Rules, Side, State } from '../../src/engine/index.ts';
import { awaiting, imagine, legalActions, newGame, other, perform, refusal, view } from '../../src/engine/index.ts';

/** Makes a bot. `peep`: shows the hidden state, for bots that cheat on purpose. */
export type Make = (seed: number, peep: () => State) => Bot;

export interface Twins {
  catalog: Catalog;
  rules: Rules;
  bots: BySide<Make>;
  seed: number;
  /** Counts how often a bot was asked for what: `genius respond`, `spymaster act in the lair`. */
  asked?: Map<string, number>;
  /** Ends the game after so many questions to bots. */
  most?: number;
}

/**
 * Plays to the end, or so far as asked. Returns the first decision of a bot that differs in the twin game or with all sent as JSON, or
 * undefined. Throws at an illegal action.
 */
export function difference({
  catalog,
  rules,
  bots,
  seed,
  asked,
  most = Number.POSITIVE_INFINITY,
}: Twins): string | undefined {
  const { state } = newGame(catalog, { seed, rules });
  let twin = state;
  const make = (side: Side, shown: () => State): Bot => bots[side](seed, shown);
  const players = (shown: () => State): BySide<Bot> => ({
    genius: make('genius', shown),
    spymaster: make('spymaster', shown),
  });
  const real = players(() => state);
  const mixed = players(() => twin);
  const distant = players(() => state);
  let steps = 0;
  let questions = 0;

  const counted = (side: Side): Bot => ({
    interrupts: real[side].interrupts,
    decide(seen, offers) {
      questions++;
      const { kind } = awaiting(seen);
      const what = `${side} ${kind}${kind === 'act' && seen.infiltration ? ' in the lair' : ''}`;
      asked?.set(what, (asked.get(what) ?? 0) + 1);
      return real[side].decide(seen, offers);
    },
  });
  const watched = { genius: counted('genius'), spymaster: counted('spymaster') };

  const decided = (side: Side): { action: Action | undefined; wrong?: string } => {
    const action = ask(state, side, watched);
    twin = imagine(view(state, side), seed * 7919 + steps);
    const elsewhere = ask(twin, side, mixed);
    const told = behindJson(state, side, distant);
    const [is, mixedIs, toldIs] = [action, elsewhere, told].map((one) => JSON.stringify(one));
    const where = `seed ${seed}, action ${steps}, ${side}`;
    if (mixedIs !== is) return { action, wrong: `${where}: ${is}, but ${mixedIs} where hidden cards differ` };
    if (toldIs !== is) return { action, wrong: `${where}: ${is}, but ${toldIs} behind JSON` };
    return { action };
  };

  for (; state.winner === null && questions < most; steps++) {
    const { side, kind } = awaiting(state);
    if (!side) throw new Error('nobody is awaited');
    const first = kind === 'act' ? decided(other(side)) : { action: undefined };
    if (first.wrong) return first.wrong;
    const { action, wrong } = first.action ? first : decided(side);
    if (wrong) return wrong;
    if (!action) throw new Error(`seed ${seed}: the ${side} does nothing where it is awaited`);
    const no = refusal(state, action);
    if (no) throw new Error(`seed ${seed}: ${JSON.stringify(action)} is not legal: ${no.code}`);
    if (action.type === 'concede' || action.type === 'agreeDraw') throw new Error(`seed ${seed}: gives up`);
    perform(state, action);
  }
  return undefined;
}

/** Asks the bot the same question with everything sent as JSON text. */
function behindJson(state: State, side: Side, bots: BySide<Bot>): Action | undefined {
  const far = (bot: Bot): Bot => ({
    interrupts: bot.interrupts,
    decide: (seen) =>
      bot.decide(JSON.parse(JSON.stringify(seen)), JSON.parse(JSON.stringify([...legalActions(seen, side)]))),
  });
  return ask(state, side, { genius: far(bots.genius), spymaster: far(bots.spymaster) });
}
