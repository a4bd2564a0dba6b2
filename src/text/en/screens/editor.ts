/** Words of the editor of positions. */
import type { Side, Step } from '../../../engine/index.ts';
import { ROLE } from '../roles.ts';

const GENIUS = 'Evil Genius';
const MASTER = 'Spy Master';

export const EDIT = {
  title: 'Edit the position',
  done: 'Done',
  undo: 'Undo',
  play: 'Play from here',
  leave: 'Leave this position?',
  unsaved: 'Its changes are in no file, link or game yet.',
  stay: 'Stay',
  leaveAll: 'Leave without saving',
  panel: 'What to change',
  hint: 'Press a card on the table or in a pile, or add one.',
  add: 'Add a card',
  filter: 'Name of a card',
  chosen: (name: string) => `New: ${name}. Press its place on the table, or choose one here.`,
  letGo: 'Let go',
  move: 'Move',
  moving: 'Press its new place',
  remove: 'Remove',
  busy: 'Busy',
  damage: 'Damage',
  less: (what: string) => `${what}: one less`,
  more: (what: string) => `${what}: one more`,
  status: { 'in-progress': 'In progress', activated: 'Activated', advanced: 'Advanced' },
  faceUp: 'Face up',
  turn: 'Turn',
  step: 'Step',
  score: (side: Side) => `Evilness of the ${ROLE[side]}`,
  actionsLeft: 'Actions left',
  minionsLeft: 'Minions left to play',
  piles: 'Hands and piles',
  hand: { genius: `Hand of the ${GENIUS}`, spymaster: `Hand of the ${MASTER}` },
  deck: {
    genius: `Deck of the ${GENIUS}, top first`,
    spymaster: `Deck of the ${MASTER}, top first`,
    plans: 'Plans, top first',
  },
  discard: { genius: `Discards of the ${GENIUS}`, spymaster: `Discards of the ${MASTER}` },
  scored: { genius: `Scored by the ${GENIUS}`, spymaster: `Scored by the ${MASTER}` },
  count: (title: string, cards: number) => `${title} (${cards})`,
  empty: 'None.',
  to: {
    square: 'A square: press it',
    minion: 'Attach: press a Minion',
    network: 'A Network: press one of its Nodes',
    'new-network': 'A Network of its own',
    unassigned: 'Unassigned',
    lair: 'Into the lair: press a square',
    plan: 'As the plan',
    hand: 'Hand',
    deck: 'Top of the deck',
    discard: 'Discards',
    scored: 'Scored',
  },
  scoredBy: (side: Side) => `Scored by the ${ROLE[side]}`,
};

export const STEP_NAME: Readonly<Record<Step, string>> = {
  plan: 'Plan',
  draw: 'Draw',
  lair: 'Lair',
  activate: 'Activate',
  actions: 'Actions',
  assign: 'Assign',
  infiltrate: 'Infiltrate',
  end: 'End',
};
