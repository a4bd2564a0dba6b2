/** Words of the reference: the rules, the card designs, the signs on the table. */

export const REFERENCE = {
  pages: { rules: 'Rules', cards: 'Cards', signs: 'Signs' },
  search: { rules: 'Search the rules', cards: 'Search the cards', signs: 'Search the signs' },
  follow: 'Press any number to follow it. ',
  ruling: 'ruling',
  rulingHelp: 'A ruling: the printed book does not say it, or says it in two ways',
  /** After the mark of a ruling. */
  rulingMarks: ' marks what the printed book leaves open and this game decides.',
  contents: 'Contents',
  noRule: 'No rule holds all of these words. Try fewer of them.',
  noCard: 'No card holds all of these words. Try fewer of them.',
  noSign: 'No sign holds all of these words. Try fewer of them.',
  tryCard: 'Try this card',
  copies: (copies: number) => (copies === 1 ? 'One copy' : `${copies} copies`),
};
