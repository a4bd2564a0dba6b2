/** The players of the arena, by name: the bots, the exploiters, and changed bots. */
import { blind } from '../bots/blind.ts';
import type { MakeBot } from '../bots/bot.ts';
import type { ExploiterName } from '../bots/exploiters/index.ts';
import { EXPLOITER_NAMES, EXPLOITERS } from '../bots/exploiters/index.ts';
import type { WithoutName } from '../bots/habits/without.ts';
import { WITHOUT, WITHOUT_NAMES } from '../bots/habits/without.ts';
import type { BotName } from '../bots/index.ts';
import { BOTS, MAKE } from '../bots/index.ts';

/** `blind-rookie`: the rookie with blank views. `rookie-without-ignoring`: the rookie that never ignores. */
export type Contestant = BotName | ExploiterName | `blind-${BotName}` | `${BotName}-without-${WithoutName}`;

const MAKERS: ReadonlyMap<string, MakeBot> = new Map<string, MakeBot>([
  ...Object.entries(MAKE),
  ...Object.entries(EXPLOITERS),
  ...BOTS.flatMap((name): [string, MakeBot][] => [
    [`blind-${name}`, blind(MAKE[name])],
    ...WITHOUT_NAMES.map((what): [string, MakeBot] => [`${name}-without-${what}`, WITHOUT[what].of(MAKE[name])]),
  ]),
]);

export const CONTESTANTS = [...MAKERS.keys()] as Contestant[];
/** The names of contestants that are played as they are, and the rules that a bot may be without. */
export const NAMED: readonly string[] = [...BOTS, ...EXPLOITER_NAMES];
export const RULES_TO_BE_WITHOUT: readonly string[] = WITHOUT_NAMES;

export const makerOf = (name: Contestant): MakeBot => MAKERS.get(name) as MakeBot;
