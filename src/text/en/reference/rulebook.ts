/** The rulebook in the words of players. */

/** The places where the rules name keys of `rules.json`, and what players read instead: the number, or nothing. */
const KEYS: readonly (readonly [RegExp, string])[] = [
  [/`\w+` \((\d+)\)/g, '$1'],
  [/ \(`\w+`: (?:true|false|null)\)/g, ''],
  [/`\w+`: (?:null|"\w+" or "\w+"); /g, ''],
  [/`\w+` \(null: no limit\) limits/g, 'Nothing limits'],
  [/^(## R\d+) Bad input$/gm, '$1 What is not allowed'],
  [/ \[r\] A seed is a whole number.*$/gm, ''],
];

/** The rules without the names that only designers and programmers need. */
export const forPlayers = (markdown: string): string =>
  KEYS.reduce((text, [key, words]) => text.replace(key, words), markdown);
