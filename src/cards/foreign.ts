/** Words of other games that the card language has no word for, and its words that come nearest to them. */

import { CARD_TYPES, KEYWORDS } from '../engine/index.ts';
import { KINDS, TRIGGER_EVENTS } from '../engine/language.ts';

/**
 * Only those of the nearest words count that may stand in the place in question. Letters and digits only, in lower
 * case.
 */
const NEAREST: Readonly<Record<string, string>> = {
  // Verbs
  mill: 'discard search',
  scry: 'search',
  surveil: 'search discard',
  tutor: 'search',
  fetch: 'search bounce',
  discover: 'search',
  investigate: 'search reveal',
  explore: 'search',
  peek: 'reveal search',
  shuffle: 'search swapPlan',
  draft: 'search draw',
  dig: 'search',
  cycle: 'discard draw',
  loot: 'draw discard',
  wheel: 'discard draw',
  repeat: 'each',
  loop: 'each',
  for: 'each',
  while: 'if each',
  unless: 'if',
  switch: 'chooseOne if swap',
  exile: 'kill destroy bounce',
  banish: 'kill destroy bounce',
  removefromgame: 'kill destroy',
  trash: 'discard destroy',
  sacrifice: 'kill destroy',
  flicker: 'bounce',
  blink: 'bounce move',
  steal: 'bounce discard',
  gaincontrol: 'makeBusy bounce',
  control: 'makeBusy bounce',
  takecontrol: 'makeBusy bounce',
  mindcontrol: 'makeBusy bounce',
  exchange: 'swap',
  transform: 'modify grant',
  polymorph: 'modify grant',
  morph: 'modify grant',
  evolve: 'modify grant',
  summon: 'giveMinions search',
  spawn: 'giveMinions search',
  create: 'giveMinions search',
  createtoken: 'giveMinions search',
  token: 'giveMinions search',
  deploy: 'giveMinions giveActions',
  recruit: 'giveMinions search',
  resurrect: 'bounce',
  reanimate: 'bounce',
  revive: 'bounce',
  recover: 'bounce heal',
  regrow: 'bounce',
  raise: 'bounce modify',
  stun: 'makeBusy eject',
  freeze: 'makeBusy',
  sleep: 'makeBusy',
  root: 'makeBusy',
  detain: 'makeBusy',
  immobilize: 'makeBusy',
  disable: 'makeBusy',
  lock: 'makeBusy',
  wake: 'makeFree',
  unlock: 'makeFree',
  poison: 'damage',
  burn: 'damage',
  bleed: 'damage',
  shoot: 'damage',
  zap: 'damage',
  smash: 'destroy',
  infect: 'damage modify',
  drain: 'damage heal',
  lifelink: 'heal',
  loselife: 'damage',
  fight: 'damage',
  duel: 'damage',
  shield: 'prevent',
  ward: 'prevent untargetable',
  protect: 'prevent grant',
  guard: 'prevent wall',
  absorb: 'prevent',
  regenerate: 'heal prevent',
  restore: 'heal',
  weaken: 'modify',
  strengthen: 'modify',
  pump: 'modify',
  nerf: 'modify',
  double: 'modify',
  enchant: 'modify grant',
  curse: 'modify',
  addcounter: 'modify',
  addcounters: 'modify',
  removecounter: 'modify',
  removecounters: 'modify',
  lose: 'modify discard',
  silence: 'cancel makeBusy',
  repeal: 'cancel',
  redirect: 'prevent damage',
  push: 'move eject',
  pull: 'move',
  drag: 'move',
  teleport: 'move passSquare reenter',
  relocate: 'move',
  place: 'move',
  skip: 'passSquare',
  skipturn: 'delay makeBusy',
  extraturn: 'giveActions giveMinions',
  charge: 'relentless',
  haste: 'makeFree',
  attack: 'damage',
  score: 'hasten',
  win: 'hasten',
  addpoints: 'hasten',
  gainpoints: 'hasten',
  equip: 'grant modify',
  unattach: 'bounce destroy',
  detach: 'bounce destroy',
  link: 'connect',
  thwart: 'delay',
  complete: 'hasten',
  accelerate: 'hasten',
  slow: 'delay',
  look: 'search reveal',
  flip: 'revealPlan',
  // Events
  played: 'minionPlayed spyPlayed nodePlayed instantPlayed',
  cast: 'instantPlayed',
  etb: 'minionPlayed spyPlayed nodePlayed built',
  entersplay: 'minionPlayed spyPlayed nodePlayed built',
  summoned: 'minionPlayed spyPlayed',
  leaves: 'died destroyed ejected',
  leftplay: 'died destroyed ejected',
  moved: 'minionMoved',
  attacks: 'combatStarted',
  attacked: 'combatStarted damaged',
  blocked: 'combatStarted entered',
  connected: 'networkChanged',
  disconnected: 'networkChanged',
  unassigned: 'ejected networkChanged',
  revealed: 'planRevealed',
  activated: 'planActivated',
  advanced: 'planAdvanced',
  completed: 'planCompleted',
  infiltrated: 'entered',
  combat: 'combatStarted combatRound combatEnded',
  beginningofturn: 'turnStarted',
  eachturn: 'turnStarted turnEnded',
  cleanup: 'turnEnded',
  endstep: 'turnEnded',
  // Keywords
  trample: 'relentless initiative',
  flying: 'unsneakable relentless',
  reach: 'vigilant unsneakable',
  taunt: 'wall unsneakable',
  defender: 'wall unsneakable',
  provoke: 'wall unsneakable',
  blocker: 'wall unsneakable',
  stealth: 'silent untargetable',
  invisible: 'untargetable silent',
  hidden: 'untargetable silent',
  hexproof: 'untargetable',
  shroud: 'untargetable',
  elusive: 'untargetable',
  immune: 'untargetable',
  indestructible: 'untargetable',
  unblockable: 'relentless',
  menace: 'relentless',
  rush: 'relentless initiative',
  doublestrike: 'initiative relentless',
  windfury: 'relentless',
  quick: 'initiative',
  alert: 'vigilant',
  // Kinds of abilities, and types of cards
  battlecry: 'trigger',
  deathrattle: 'trigger replace',
  delayed: 'trigger',
  later: 'trigger',
  schedule: 'trigger',
  aura: 'static',
  buff: 'static',
  replacement: 'replace',
  onplay: 'play trigger',
  oncomplete: 'completion',
  spell: 'epiphany intelligence',
  sorcery: 'epiphany intelligence',
  action: 'epiphany intelligence',
  trick: 'epiphany intelligence',
  artifact: 'contraption',
  equipment: 'contraption',
  enchantment: 'contraption',
  weapon: 'contraption',
  land: 'node',
  hero: 'spy minion',
  champion: 'spy minion',
  ally: 'minion',
  villain: 'minion',
  goblin: 'minion',
  quest: 'plan',
  mission: 'plan',
  agenda: 'plan',
  asset: 'contraption node',
  // Statistics
  mana: 'work',
  energy: 'work',
  armor: 'health',
  armour: 'health',
  defend: 'health',
  speed: 'initiative',
  // Times, places, and who chooses
  endofturn: 'turn',
  untilendofturn: 'turn',
  untilyournextturn: 'next-turn',
  graveyard: 'discard',
  battlefield: 'play',
  board: 'play',
  inplay: 'play',
  hand: 'play discard',
  deck: 'discard',
  library: 'discard',
  exhausted: 'busy',
  untapped: 'free',
  readied: 'free',
  wounded: 'damaged',
  hurt: 'damaged',
  equipped: 'hasAttachment',
  each: 'all',
  any: 'chosen random',
  weakest: 'lowest',
  strongest: 'highest',
  min: 'lowest',
  max: 'highest',
  both: 'you opponent',
  everyone: 'you opponent',
  all: 'you opponent',
  neighbour: 'adjacent',
  neighbor: 'adjacent',
  next: 'adjacent ahead',
  front: 'ahead',
  back: 'behind',
};

/** Words of other games that nothing in the language comes near to. */
const NONE = new Set(
  (
    'healed assign discarded copy clone attach random roll dice coin hide deathtouch ambush flash build tapped opposite ' +
    'loyalty phase storm cascade kicker flashback echo madness cycling banding intimidate fear skulk shadow prowess ' +
    'exalted persist undying thorns venom poisonous cleave pierce piercing overkill frenzy berserk swift evasion ' +
    'camouflage protection armored armoured resilient tough morphing unearth dash counters experience level levelup ' +
    'upgrade life mulligan priority color colour suit element faction clan tribe rarity vote trade bid auction ' +
    'gold coins money resource resources victory defeat concede'
  ).split(' '),
);

/** Words that have no near one among the verbs, and what to use instead. */
const HINTS: Readonly<Record<string, ForeignHint>> = {
  delayed: 'later',
  later: 'later',
  schedule: 'later',
  wait: 'later',
  optional: 'optional',
  may: 'optional',
  target: 'targets',
  cost: 'cost',
  pay: 'cost',
  nothing: 'leave-effect-out',
  none: 'leave-out',
};
export type ForeignHint = 'later' | 'optional' | 'targets' | 'cost' | 'leave-effect-out' | 'leave-out';

/** What the language has in place of a word of other games. `nearest`: words, of that kind if it is told. */
export type Foreign = { readonly word: string } & (
  | { readonly nearest: readonly string[]; readonly kind?: WordKind }
  | { readonly hint: ForeignHint }
  | object
);
export type WordKind = 'type' | 'verb' | 'ability' | 'keyword' | 'event';

const lettersOf = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');
const has = (table: Readonly<Record<string, string>>, word: string): boolean => Object.hasOwn(table, word);

/** Is that a word of other games? If so, a word that merely looks like it is not meant. */
export function isForeign(word: string): boolean {
  const letters = lettersOf(word);
  return has(NEAREST, letters) || has(HINTS, letters) || NONE.has(letters);
}

/** What a word of the language is, where another kind of word must stand. */
const kindOf = (word: string): WordKind | undefined => {
  if ((CARD_TYPES as readonly string[]).includes(word)) return 'type';
  if (Object.hasOwn(KINDS.effect.rows, word)) return 'verb';
  if (Object.hasOwn(KINDS.ability.rows, word)) return 'ability';
  if ((KEYWORDS as readonly string[]).includes(word)) return 'keyword';
  return (TRIGGER_EVENTS as readonly string[]).includes(word) ? 'event' : undefined;
};

/** What there is in place of a word of other games where one of these words must stand; undefined if it is none. */
export function foreign(word: string, words: readonly string[]): Foreign | undefined {
  if (!isForeign(word)) return undefined;
  const letters = lettersOf(word);
  const all = has(NEAREST, letters) ? NEAREST[letters].split(' ') : [];
  const near = all.filter((other) => words.includes(other));
  if (near.length > 0) return { word, nearest: near };
  if (!words.every((one) => kindOf(one) !== undefined)) return undefined;
  if (has(HINTS, letters)) return { word, hint: HINTS[letters] };
  const [other] = all.filter((one) => kindOf(one) !== undefined);
  return other === undefined ? { word } : { word, nearest: [other], kind: kindOf(other) as WordKind };
}
