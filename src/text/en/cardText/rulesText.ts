/** The rules text of a card. It is made from the card's data alone, so people read what is played. */
import type { Card, CardType, Definition, Keyword, Stat } from '../../../engine/index.ts';
import type {
  Ability,
  ActivatedAbility,
  Bonus,
  Counters,
  Grants,
  PlainAbility,
  Replaceable,
  StaticAbility,
  TriggerAbility,
  TriggerEvent,
} from '../../../engine/language.ts';
import { TYPE_TERMS } from '../terms.ts';
import { a, count, list, opening, uncapital } from '../words.ts';
import { clause, during, isPast } from './conditions.ts';
import { ifYouWish, inOrder, inPlace, inSentences, keywordText, standing } from './effects.ts';
import type { Voice } from './nouns.ts';
import { change, infiltrator, noun, single, voiceOf } from './nouns.ts';
import { concerned, impending, occasion, unsaidCondition } from './triggers.ts';

const BONUS_STATS = ['attack', 'health', 'perception', 'sneak'] as const satisfies readonly Stat[];

/** A card with a text, in the form of its file or of the game. */
interface Written {
  type: CardType;
  work: number;
  value: number;
  tags: readonly string[];
  counters: Counters | null;
  keywords: readonly Keyword[];
  grants: Grants;
  bonuses: readonly Bonus[];
  abilities: readonly Ability[];
}

function written(card: Card | Definition): Written {
  const keywords = new Set(card.keywords ?? []);
  if ('initiative' in card && card.initiative) keywords.add('initiative');
  const minion = card.type === 'minion';
  return {
    type: card.type,
    work: (minion && 'work' in card ? card.work : undefined) ?? 1,
    value: (minion && 'value' in card ? card.value : undefined) ?? 1,
    tags: card.tags ?? [],
    counters: ('counters' in card ? card.counters : null) ?? null,
    keywords: [...keywords],
    grants: ('grants' in card ? card.grants : undefined) ?? {},
    bonuses: ('bonuses' in card ? card.bonuses : undefined) ?? [],
    abilities: card.abilities ?? [],
  };
}

function voiceIn(ability: PlainAbility, type: CardType, reminded?: Set<Keyword>): Voice {
  const event = ability.kind === 'trigger' || ability.kind === 'replace' ? concerned(ability, type) : [];
  const targets = ('targets' in ability ? ability.targets : undefined) ?? [];
  return { ...voiceOf(type, reminded), targets, event };
}

/** `have +1 Attack and Initiative (…)`; empty if nothing is given. */
function bonus(given: Grants | Bonus, plural: boolean, voice: Voice): string {
  const stats: { readonly [S in Stat]?: number } = given;
  const words = new Set('keywords' in given ? given.keywords : []);
  if (given.initiative) words.add('initiative');
  const numbers = BONUS_STATS.flatMap((stat) => {
    const by = stats[stat];
    return by ? [change(stat, by, voice)] : [];
  });
  return standing(numbers, [...words], voice, plural);
}

/** `set this Minion to Busy in place of working` */
function cost({ busy, sneak, health, discard, counters }: ActivatedAbility['cost']): string {
  return list([
    ...(busy ? ['set this Minion to Busy in place of working'] : []),
    ...(sneak ? [`spend ${sneak} Sneak`] : []),
    ...(health ? [`lose ${health} Health`] : []),
    ...(discard ? [`discard ${count(discard, 'card')}`] : []),
    ...(counters ? [`remove ${count(counters.count, `${counters.name} counter`)}`] : []),
  ]);
}

/** When the ability may be used; empty if its cost or the rulebook says so (R6.11: a Spy's while it infiltrates). */
function usedIn(type: CardType, { busy }: ActivatedAbility['cost']): string[] {
  if (type === 'node') return ['in your actions step'];
  return type === 'spy' || busy ? [] : ['in your lair step'];
}

function lasting(ability: StaticAbility, voice: Voice): string {
  const conditions = [
    ...(voice.type === 'plan' ? ['this Evil Plan is face up'] : []),
    ...(ability.if ? [clause(ability.if, voice)] : []),
  ];
  const { text, plural } = noun(ability.cards, voice);
  const stats = Object.entries(ability.stats ?? {}) as [Stat, NonNullable<StaticAbility['stats']>[Stat]][];
  const gains = standing(
    stats.flatMap(([stat, by]) => (by === undefined ? [] : [change(stat, by, voice)])),
    ability.keywords ?? [],
    voice,
    plural,
  );
  const while_ = conditions.length > 0 ? `while ${list(conditions)}, ` : '';
  return `${opening(`${while_}${text}`)} ${gains || `${plural ? 'have' : 'has'} nothing more`}.`;
}

/** `once a turn`, `twice a game` */
function timesOver({ limit, per = 'turn' }: Pick<TriggerAbility, 'limit' | 'per'>): string[] {
  if (limit === undefined) return [];
  return [`${limit === 1 ? 'once' : limit === 2 ? 'twice' : count(limit, 'time')} a ${per}`];
}

/** What happens to a plan itself turns it face up, or has it so. */
const OF_PLANS: readonly TriggerEvent[] = [
  'planRevealed',
  'planActivated',
  'planAdvanced',
  'planCompleted',
  'thwarted',
];

/** R10.1: the text of a face-down plan does not count. */
const whileFaceUp = (type: CardType, on: TriggerEvent): string[] =>
  type === 'plan' && !OF_PLANS.includes(on) ? ['while this Evil Plan is face up'] : [];

/** `Once a turn, when …, draw 1 card.` */
const told = (parts: readonly string[]): string => `${opening(parts.join(', '))}.`;

function sentence(type: CardType, ability: Ability, reminded: Set<Keyword>): string {
  if (ability.kind === 'network')
    return `Network size ${ability.size} or more: ${uncapital(sentence(type, ability.ability, reminded))}`;
  const voice = voiceIn(ability, type, reminded);
  const { effects } = ability.kind === 'static' ? { effects: [] } : ability;
  switch (ability.kind) {
    case 'static':
      return lasting(ability, voice);
    case 'trigger': {
      const when = occasion(ability, voice);
      const unsaid = unsaidCondition(ability);
      const only = unsaid ? `${isPast(unsaid) ? ', ' : ' '}${during(unsaid, voice)}` : '';
      const what = ability.optional ? ifYouWish(effects, voice) : inSentences(effects, voice);
      return told([...whileFaceUp(type, ability.on), ...timesOver(ability), `${when}${only}`, what]);
    }
    case 'replace': {
      const when = impending(ability, voice);
      const past = ability.if && isPast(ability.if) ? ` and ${clause(ability.if, voice)}` : undefined;
      const only = past ?? (ability.if ? ` ${during(ability.if, voice)}` : '');
      const after =
        ability.instead === 'thwart' ? `; ${infiltrator(voice)} leaves the Evil Lair and becomes Unassigned` : '';
      return told([...timesOver(ability), `${when}${only}`, `${inPlace(effects, voice)}${after}`]);
    }
    case 'activated': {
      const only = ability.if ? [during(ability.if, voice)] : [];
      const paid = cost(ability.cost);
      const when = [...timesOver(ability), ...usedIn(type, ability.cost), ...only, ...(paid ? [paid] : [])];
      return told([`${when.join(', ') || 'while it infiltrates'}: ${inSentences(effects, voice)}`]);
    }
    case 'play': {
      const only = ability.if ? `Play only ${during(ability.if, voice)}. ` : '';
      return `${only}${told([inSentences(effects, voice)])}`;
    }
    case 'completion':
      return `Completion: ${inSentences(effects, voice)}.`;
  }
}

/**
 * The rules text of a card, as paragraphs. It says everything that the data says beyond the printed numbers, and
 * nothing else. Keywords come with a reminder. Flavour text is in `card.text`.
 */
export function rulesText(card: Card | Definition): string[] {
  const { type, work, value, tags, counters, keywords, grants, bonuses, abilities } = written(card);
  const reminded = new Set<Keyword>();
  const voice = voiceOf(type, reminded);
  const own = keywords.map((keyword) => `${keywordText(keyword, voice)}.`);
  const granted = bonus(grants, false, voice);
  return [
    ...(tags.length > 0 ? [`${list(tags)} ${TYPE_TERMS[type].name}.`] : []),
    ...own,
    ...(counters ? [`Comes into play with ${count(counters.count, `${counters.name} counter`)}.`] : []),
    ...(work === 1 ? [] : [`Performs ${work} Work.`]),
    ...(value === 1 ? [] : [`Counts as ${count(value, 'Minion')} towards the cost of an Evil Plan.`]),
    ...(granted ? [`Its Minion ${granted}.`] : []),
    ...bonuses.flatMap((b) => {
      const given = bonus(b, true, voice);
      return given ? [`Network size ${b.size} or more: its Spies ${given}.`] : [];
    }),
    ...abilities.map((ability) => sentence(type, ability, reminded)),
  ];
}

/** What an instant is played on: `a Free Minion`, `an Epiphany waiting to resolve`; empty if it takes no target. */
export function targetText({ type, play }: Definition): string {
  if (!play) return '';
  const voice = voiceIn(play.ability, type);
  return list(voice.targets.map((target) => a(single(target, voice))));
}

/** An ability without the size of Network that it may need. */
const plainOf = (ability: Ability): PlainAbility => (ability.kind === 'network' ? ability.ability : ability);

/** When an instant may be played or an ability used: `while a Spy infiltrates`; empty if its card does not say. */
export function conditionText({ type, abilities }: Definition): string {
  const ability = abilities.map(plainOf).find(({ kind }) => kind === 'play' || kind === 'activated');
  return ability && 'if' in ability && ability.if ? during(ability.if, voiceIn(ability, type)) : '';
}

/**
 * What a card does when `on` happens to it, in a few words: `deal 2 damage to that Spy`.
 * Null if that is not one plain thing, so that the card's text must be read.
 */
export function consequence({ type, abilities }: Definition, on: TriggerEvent): string | null {
  const [ability, ...more] = abilities.filter((one) => one.kind === 'trigger' && one.on === on);
  if (ability?.kind !== 'trigger' || more.length > 0 || ability.if || ability.optional) return null;
  if (ability.effects.length > 1) return null;
  const voice = voiceIn(ability, type);
  voice.named.add('spy');
  return inOrder(ability.effects, voice);
}

/** What the card does instead of that, in a few words: `it leaves the Evil Lair instead`. Null if it is not one thing. */
export function insteadText({ type, abilities }: Definition, instead: Replaceable): string | null {
  const [ability, ...more] = abilities.map(plainOf).filter((one) => one.kind === 'replace' && one.instead === instead);
  if (ability?.kind !== 'replace' || more.length > 0) return null;
  const voice = voiceIn(ability, type);
  impending(ability, voice);
  return inPlace(ability.effects, voice);
}

/** What the card does when that happens, in a few words. Null if it is not one thing. */
export function triggerText({ type, abilities }: Definition, on: string): string | null {
  const [ability, ...more] = abilities.map(plainOf).filter((one) => one.kind === 'trigger' && one.on === on);
  if (ability?.kind !== 'trigger' || more.length > 0) return null;
  const voice = voiceIn(ability, type);
  occasion(ability, voice);
  return ability.optional ? ifYouWish(ability.effects, voice) : inOrder(ability.effects, voice);
}

/** `1 or 2`, `2 to 4`, `3 or more`: the Network sizes that a Spy supports. */
export function supportText(min: number, max: number | undefined): string {
  if (max === undefined || !Number.isFinite(max)) return `${min} or more`;
  if (max === min) return `${min}`;
  return `${min} ${max === min + 1 ? 'or' : 'to'} ${max}`;
}
