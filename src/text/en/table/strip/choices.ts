/** What a choice that belongs to a resolution is about, in the words of the card that asks. */
import type { Asked, CardType, Side } from '../../../../engine/index.ts';
import type { Effect } from '../../../../engine/language.ts';
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
