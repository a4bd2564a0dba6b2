/** The tables of src/scenario/README.md, made from the actions and the summary. Each stands between two marks in the text. */
import { ACTION_TYPES, ACTIONS } from '../engine/index.ts';
import { ACTIONS_SAY } from '../text/en/actions.ts';
import { FIELDS_SAY, SUMMARY_SAYS } from '../text/en/scenario/says.ts';

const code = (word: string): string => `\`${word}\``;

const table = (head: string, rows: readonly (readonly [key: string, says: string])[]): string =>
  [`| ${head} |`, '|---|---|', ...rows.map(([key, says]) => `| ${key} | ${says} |`)].join('\n');

const actions = (owner: 'genius' | 'spymaster' | 'any'): [string, string][] =>
  ACTION_TYPES.filter((type) => ACTIONS[type].side === owner).map((type) => {
    const fields = Object.entries(ACTIONS[type].fields).map(([name, shape]) => name + (shape.endsWith('?') ? '?' : ''));
    return [[type, ...fields].map(code).join(' '), ACTIONS_SAY[type]];
  });

const said = (all: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(all).map(([key, says]) => [code(key), says]);

/** Mark → what stands below it. */
const TABLES: Readonly<Record<string, string>> = {
  actions: [
    table('of the Genius | what it does', actions('genius')),
    table('of the Master | what it does', actions('spymaster')),
    table('of both | what it does', actions('any')),
    table('field | what it holds', said(FIELDS_SAY)),
  ].join('\n\n'),
  summary: table('key | what it holds', said(SUMMARY_SAYS)),
};

/** The README with its tables as they are now. */
export const withTables = (text: string): string =>
  Object.entries(TABLES).reduce(
    (sum, [name, tables]) =>
      sum.replace(
        new RegExp(`(<!-- ${name} -->\\n)[^]*?(\\n<!-- /${name} -->)`),
        (_, start, end) => start + tables + end,
      ),
    text,
  );
