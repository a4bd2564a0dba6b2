/** What a choice that belongs to a resolution is about, in the words of the card that asks. */
import type { Asked, CardType, Side } from '../../../../engine/index.ts';
import type { Effect, Verb } from '../../../../engine/language.ts';
import { inOrder } from '../../cardText/effects.ts';
import { voiceTo } from '../../cardText/options.ts';
import { capital } from '../../words.ts';

/** What is done with the chosen cards or square; null if no card says it. */
export const purpose = (asked: Asked | null, type: CardType, chooser: Side): string | null =>
  asked?.about === 'with' ? inOrder([asked.effect], voiceTo(type, chooser)) : null;

/** What an option of a card's choice does. */
export function optionWords(asked: Asked | null, option: number, type: CardType, chooser: Side): string {
  const effects: readonly Effect[] | undefined = asked && 'options' in asked ? asked.options[option] : undefined;
  return effects ? capital(inOrder(effects, voiceTo(type, chooser))) : `Option ${option + 1}`;
}

/** What is done with so many chosen cards, as the words of a button. `n`: "2", "1 of 2" or "none". */
type Deed = (n: string) => string;
const choose: Deed = (n) => `Choose ${n}`;

/** Verb → what its button says. A verb without a row only has its cards chosen. */
export const CHOICE_DEEDS: Readonly<Partial<Record<Verb, Deed>>> = {
  damage: (n) => `Damage ${n}`,
  heal: (n) => `Heal ${n}`,
  kill: (n) => `Kill ${n}`,
  destroy: (n) => `Destroy ${n}`,
  bounce: (n) => `Return ${n}`,
  discard: (n) => `Discard ${n}`,
  makeBusy: (n) => `Make ${n} Busy`,
  makeFree: (n) => `Make ${n} Free`,
  move: (n) => `Move ${n}`,
  swap: (n) => `Swap ${n}`,
  prevent: (n) => `Protect ${n}`,
  reveal: (n) => `Show ${n}`,
  search: (n) => `Take ${n}`,
  unassign: (n) => `Unassign ${n}`,
  disconnect: (n) => `Disconnect ${n}`,
  cancel: (n) => `Cancel ${n}`,
};

/** The button that answers a choice of cards: "Destroy 2", "Make 1 of 2 Free", "Discard none". */
export function choiceButton(asked: Asked | null, picked: number, min: number): string {
  const deed = (asked?.about === 'with' && CHOICE_DEEDS[asked.effect.verb]) || choose;
  return deed(picked < min ? `${picked} of ${min}` : picked === 0 ? 'none' : `${picked}`);
}
