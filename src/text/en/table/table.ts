/** Words on the whole table. */

export const TABLE = {
  title: 'The table',
  parts: 'Parts of the table',
  area: { lair: 'Lair', networks: 'Networks', card: 'Card' },
};

/** The state of a thing on the table. It follows the thing's name. */
export const LIGHT = {
  ready: ', ready',
  target: ', can be chosen',
  selected: ', selected',
  picked: ', picked',
  hinted: ', named by the hint',
};
