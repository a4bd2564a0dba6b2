/** What designers have changed in the cards, for the log and for a notice. */
import type { Rules } from '../../../engine/index.ts';
import type { CardChange, CardNumber, CardPart } from '../../../engine/language.ts';
import { STAT_TERMS } from '../terms.ts';
import { count } from '../words.ts';

const NUMBERS: Readonly<Record<CardNumber, string>> = {
  copies: 'copies',
  attack: STAT_TERMS.attack.name,
  health: STAT_TERMS.health.name,
  perception: STAT_TERMS.perception.name,
  sneak: STAT_TERMS.sneak.name,
  work: STAT_TERMS.work.name,
  value: STAT_TERMS.value.name,
  cost: 'Cost',
  evilness: 'Evilness',
  contraptions: 'Contraptions in its cost',
  minions: 'Minions in its cost',
  supportMin: 'smallest Network',
  supportMax: 'largest Network',
};
const PARTS: Readonly<Record<CardPart, string>> = {
  abilities: 'another rules text',
  keywords: 'other keywords',
  grants: 'grants something else',
  bonuses: 'other bonuses',
  connectors: 'other connectors',
  kind: 'another kind of Contraption',
  text: 'another flavour text',
  icon: 'another picture',
};
const RULES: Readonly<Record<keyof Rules, string>> = {
  scoreToWin: 'Evilness to win',
  handSize: 'Cards in a hand',
  discardWhenFull: 'A full hand may discard',
  maxRounds: 'Rounds at most',
  minionsPerTurn: 'Minions a turn',
  maxAttachments: 'Attachments a Minion',
  planChoices: 'Evil Plans to choose from',
  activateOnFirstTurn: 'Activating in the first turn',
  completeOptional: 'Completing is optional',
  actionsPerTurn: 'Actions a turn',
  spiesPerNetwork: 'Spies a Network',
  lethalDamage: 'Damage that kills',
};

const shown = (value: number | string | boolean | null): string => {
  if (value === null) return 'no limit';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
};
const fromTo = (from: Parameters<typeof shown>[0], to: Parameters<typeof shown>[0]): string =>
  `${shown(from)} → ${shown(to)}`;

/** At most so many cards and rules are named. */
const MOST = 6;

/** A sentence for each card: `Rent-a-Henchman: Attack 2 → 3, Health 3 → 4.`, `New: Ox (2 copies).` */
export function changedLines(changes: readonly CardChange[]): string[] {
  const about = new Map<string, string[]>();
  const add = (what: string, ...words: string[]): void => void about.set(what, [...(about.get(what) ?? []), ...words]);
  for (const change of changes)
    switch (change.is) {
      case 'new':
      case 'gone':
        add(change.is === 'new' ? 'New' : 'Gone', `${change.name} (${count(change.copies, 'copy', 'copies')})`);
        break;
      case 'number':
        add(change.name, `${NUMBERS[change.key]} ${fromTo(change.from, change.to)}`);
        break;
      case 'renamed':
        add(change.name, `now “${change.to}”`);
        break;
      case 'part':
        add(change.name, PARTS[change.part]);
        break;
      case 'rule':
        add(RULES[change.key], fromTo(change.from, change.to));
    }
  const all = [...about].map(
    ([what, words]) => `${what}: ${words.slice(0, MOST).join(', ')}${words.length > MOST ? ' …' : ''}`,
  );
  const rest = all.length > MOST ? [`And ${all.length - MOST} more`] : [];
  return [...all.slice(0, MOST), ...rest].map((sentence) => `${sentence}.`);
}

/** The same in one line. */
export const changedWords = (changes: readonly CardChange[]): string => changedLines(changes).join(' ');

/** The line of the log. */
export const cardsChanged = (changes: readonly CardChange[]): string =>
  changes.length === 0
    ? 'The card files have changed, but no card.'
    : `The cards have changed. ${changedWords(changes)}`;

/** The notice. `deal`: something of it comes into play only with a new deal. */
export const changeNotice = (changes: readonly CardChange[], deal: boolean): string =>
  `${cardsChanged(changes)}${deal ? ' The decks of this game stay as they are until you start again.' : ''}`;

export const START_AGAIN = 'Start again with the same deal';
