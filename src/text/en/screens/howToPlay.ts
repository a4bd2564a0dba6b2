/** The rules in four paragraphs. */

/** How to play: for the Genius, for the Master, for both. */
export const HOW_TO_PLAY = {
  title: 'How to play, in a minute',
  genius: {
    title: 'The Evil Genius',
    text: 'Fill eight squares with Minions and let them build Contraptions. When the lair is worth what your secret Evil Plan costs, activate it, advance it a turn later, complete it the turn after, and score its Evilness.',
  },
  spymaster: {
    title: 'The Spy Master',
    text: 'Play Nodes and connect them into Networks, assign Spies to them, and send the Spies in, square by square: sneak by or fight. One that gets past square 8 thwarts the Plan, and you score its Evilness.',
  },
  both: [
    {
      title: 'Ten Evilness wins',
      text: 'You take turns, the Genius first. What cannot be done now tells you why: press it, and the number of the rule opens the rule.',
    },
    {
      title: 'Hands are secret',
      text: 'Press your edge of the table to open your hand, or hold it for a short look; the other looks away. Epiphanies and Intelligence may be played at nearly any time: press INTERRUPT first.',
    },
  ],
};
