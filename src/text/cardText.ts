/** The rules text of a card, made from its data alone: what people read is what is played. */
import type {
  Ability,
  ActivatedAbility,
  Bonus,
  Card,
  CardType,
  Definition,
  Grants,
  Keyword,
  PlainAbility,
  Stat,
  StaticAbility,
} from '../engine/index.ts';
import { clause } from './conditions.ts';
import { inOrder, keywordText } from './effects.ts';
import type { Voice } from './nouns.ts';
import { change, noun, single } from './nouns.ts';
import { STAT_TERMS } from './terms.ts';
import { concerned, impending, occasion, saysCondition } from './triggers.ts';
import { a, capital, count, list, uncapital } from './words.ts';

const BONUS_STATS = ['attack', 'health', 'perception', 'sneak'] as const satisfies readonly Stat[];

/** What has a text: a card as its file has it, or as the game knows it. */
interface Written {
  type: CardType;
  work: number;
  value: number;
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
    keywords: [...keywords],
    grants: ('grants' in card ? card.grants : undefined) ?? {},
    bonuses: ('bonuses' in card ? card.bonuses : undefined) ?? [],
    abilities: card.abilities ?? [],
  };
}

function voiceOf(type: CardType, ability: PlainAbility): Voice {
  const event = ability.kind === 'trigger' || ability.kind === 'replace' ? concerned(ability, type) : [];
  return { type, targets: ('targets' in ability ? ability.targets : undefined) ?? [], event, named: new Set() };
}

/** `+1 Attack, Initiative (…)` */
function bonus(given: Grants | Bonus): string {
  const stats: { readonly [S in Stat]?: number } = given;
  const words = new Set('keywords' in given ? given.keywords : []);
  if (given.initiative) words.add('initiative');
  const numbers = BONUS_STATS.flatMap((stat) => {
    const by = stats[stat];
    return by ? [`${by < 0 ? '−' : '+'}${Math.abs(by)} ${STAT_TERMS[stat].name}`] : [];
  });
  return list([...numbers, ...[...words].map(keywordText)]);
}

function cost({ cost: { busy, sneak, health, discard } }: ActivatedAbility): string {
  const parts = [
    ...(busy ? ['become Busy in place of working'] : []),
    ...(sneak ? [`spend ${sneak} Sneak`] : []),
    ...(health ? [`lose ${health} Health`] : []),
    ...(discard ? [`discard ${count(discard, 'card')}`] : []),
  ];
  return parts.length === 0 ? 'Free of cost' : capital(list(parts));
}

function standing(ability: StaticAbility, voice: Voice): string {
  const { text, plural } = noun(ability.cards, voice);
  const stats = Object.entries(ability.stats ?? {}) as [Stat, NonNullable<StaticAbility['stats']>[Stat]][];
  const gains = [
    ...stats.flatMap(([stat, by]) => (by === undefined ? [] : [change(stat, by, voice)])),
    ...(ability.keywords ?? []).map(keywordText),
  ];
  const conditions = [
    ...(voice.type === 'plan' ? ['this Evil Plan is face up'] : []),
    ...(ability.if ? [clause(ability.if, voice)] : []),
  ];
  const while_ = conditions.length > 0 ? `while ${list(conditions)}, ` : '';
  return `${capital(`${while_}${text}`)} ${plural ? 'have' : 'has'} ${list(gains) || 'nothing more'}.`;
}

/** ` (once a turn, if you wish)` */
function timesATurn(limit: number | undefined, optional = false): string {
  const times = limit === 1 ? 'once' : limit === 2 ? 'twice' : count(limit ?? 0, 'time');
  const said = [...(limit === undefined ? [] : [`${times} a turn`]), ...(optional ? ['if you wish'] : [])];
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}

function sentence(type: CardType, ability: Ability): string {
  if (ability.kind === 'network')
    return `Network size ${ability.size} or more: ${uncapital(sentence(type, ability.ability))}`;
  const voice = voiceOf(type, ability);
  const condition = (): string => ('if' in ability && ability.if ? clause(ability.if, voice) : '');
  switch (ability.kind) {
    case 'static':
      return standing(ability, voice);
    case 'trigger': {
      const when = capital(occasion(ability, voice));
      const only = ability.if && !saysCondition(ability) ? `, if ${condition()}` : '';
      return `${when}${only}, ${inOrder(ability.effects, voice)}${timesATurn(ability.limit, ability.optional)}.`;
    }
    case 'replace': {
      const only = ability.if ? `, if ${condition()}` : '';
      const when = capital(impending(ability, voice));
      const after = ability.instead === 'thwart' ? '; the Spy leaves the lair unassigned' : '';
      return `${when}${only}, instead ${inOrder(ability.effects, voice)}${after}${timesATurn(ability.limit)}.`;
    }
    case 'activated': {
      const only = ability.if ? ` Only if ${condition()}.` : '';
      return `${cost(ability)}: ${inOrder(ability.effects, voice)}${timesATurn(ability.limit)}.${only}`;
    }
    case 'play': {
      const only = ability.if ? `Play only while ${condition()}. ` : '';
      return `${only}${capital(inOrder(ability.effects, voice))}.`;
    }
    case 'completion':
      return `Completed: ${inOrder(ability.effects, voice)}.`;
  }
}

/**
 * The rules text of a card, a paragraph each: all that its data says beyond the printed numbers, and nothing else.
 * Keywords bear a reminder. Flavour is `card.text`.
 */
export function rulesText(card: Card | Definition): string[] {
  const { type, work, value, keywords, grants, bonuses, abilities } = written(card);
  const granted = bonus(grants);
  return [
    ...keywords.map((keyword) => `${keywordText(keyword)}.`),
    ...(work === 1 ? [] : [`Gives ${work} Work.`]),
    ...(value === 1 ? [] : [`Counts as ${count(value, 'Minion')} towards the cost of an Evil Plan.`]),
    ...(granted ? [`Its Minion has ${granted}.`] : []),
    ...bonuses.flatMap((b) => {
      const given = bonus(b);
      return given ? [`Network size ${b.size} or more: its Spies have ${given}.`] : [];
    }),
    ...abilities.map((ability) => sentence(type, ability)),
  ];
}

/** What an instant is played on: `a Free Minion`, `an Epiphany on the stack`; empty where it takes no target. */
export function targetText({ type, play }: Definition): string {
  const voice: Voice = { type, targets: play?.ability.targets ?? [], event: [], named: new Set() };
  return list(voice.targets.map((target) => a(single(target, voice))));
}

/** `1 or 2`, `2 to 4`, `3 or more`: the Network sizes that a Spy supports. */
export function supportText(min: number, max: number | undefined): string {
  if (max === undefined || !Number.isFinite(max)) return `${min} or more`;
  if (max === min) return `${min}`;
  return `${min} ${max === min + 1 ? 'or' : 'to'} ${max}`;
}
