/**
 * The rookie as people meet it at the table. Its Master does what can be seen: from its third turn on it sends a Spy
 * whenever it can, and a Spy that would not reach the plan fights where it can, and does not sneak by. The simulator's
 * rookie has no such manner.
 */
import type { MakeBot } from '../bots/bot.ts';
import { find, only } from '../bots/rookie/offers.ts';
import { after } from '../bots/rookie/outlook.ts';
import { unlike } from '../bots/rookie/rookie.ts';
import { Walk } from '../bots/rookie/walk.ts';
import { RuleOfThumb } from '../bots/rookie/worth.ts';
import type { Action, State, View } from '../engine/index.ts';
import { awaiting, copyState, imagine, occupantAt } from '../engine/index.ts';

/** The turn from which somebody is sent: the Master's third. */
const SENDS_FROM = 6;

/** The same bot with that manner. `make`: makes a bot that plans as the rookie does. */
export const visible =
  (make: MakeBot): MakeBot =>
  (seed, ...rest) => {
    const bot = make(seed, ...rest);
    return {
      interrupts: bot.interrupts,
      decide(view, offers) {
        const action = bot.decide(view, offers);
        if (view.viewer !== 'spymaster' || awaiting(view).kind !== 'act' || !action) return action;
        return bolder(view, offers, action, seed) ?? action;
      },
    };
  };

/** What the Master does instead of the bot's action, if there is something to see in it. */
function bolder(view: View, offers: Iterable<Action>, { type }: Action, seed: number): Action | undefined {
  const { turn, infiltration, infiltrated } = view;
  const world = (): State => imagine(view, seed + turn.number);
  if (turn.step !== 'infiltrate') return undefined;
  if (infiltration) return type === 'sneak' ? fight(world(), offers) : undefined;
  if (type !== 'endStep' || turn.number < SENDS_FROM || infiltrated.length > 0) return undefined;
  return bestSent(world(), offers);
}

const walks = (): Walk => new Walk(new RuleOfThumb('spymaster'));

/** The Spy whose way is best for the Master. */
function bestSent(state: State, offers: Iterable<Action>): Action | undefined {
  const walk = walks();
  let best: { action: Action; worth: number } | undefined;
  for (const action of unlike(state, only(offers, 'infiltrate'))) {
    const { worth } = walk.best(after(state, action));
    if (!best || worth < best.worth) best = { action, worth };
  }
  return best?.action;
}

/** An attack that the Spy survives or that kills the Minion, if no way leads to the plan. */
function fight(state: State, offers: Iterable<Action>): Action | undefined {
  const attack = find(offers, 'attack');
  const { infiltration } = state;
  if (!attack || !infiltration || walks().best(copyState(state)).thwarts) return undefined;
  const minion = occupantAt(state, infiltration.square)?.card;
  const then = after(state, attack);
  const lives = then.spies.some(({ card }) => card === infiltration.spy);
  const kills = then.lair.every((unit) => unit?.card !== minion);
  return lives || kills ? attack : undefined;
}
