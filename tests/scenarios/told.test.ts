/** What the log tells in scenarios whose summary cannot show it. */
import { expect, it } from 'vitest';
import { runScenario } from '../../src/cli/runScenario.ts';
import { RECOMMENDED } from '../../src/engine/index.ts';
import { scenarioFiles } from './files.ts';

const files = scenarioFiles();

it.each([
  [
    'R2.4 An effect that moves or swaps',
    'R2.4 A Minion that an effect swaps with a Contraption has moved, whichever the effect names first',
    'Restless Guard and Crate swap squares 1 and 2. (R2.4)',
  ],
  [
    'R2.5 An Attachable Contraption that is built',
    'R2.5 An Attachable Contraption goes onto a Busy Minion too',
    'Jetpack is built onto Boss by Guard. (R2.5)',
  ],
  [
    'R5.4 Each connection of a destroyed Node',
    'R5.4 A Node sees its Network change where another Node of it is destroyed',
    'Dynamo and Loft are disconnected. (R5.2)',
  ],
  [
    'R10.1 A face-down plan that is swapped, without its name,',
    'R3.1 A plan in progress that an effect swaps goes under the deck, and another is chosen at once, in either turn',
    'The Evil Plan in progress goes under its deck; another one is chosen. (R3.1)',
  ],
  [
    'R10.1 A face-down plan that is not thwarted, without its name,',
    'R6.6 A thwart that is replaced scores nothing: the plan stays face down, the Network connected, the Spy is unassigned',
    'Decoy: the Evil Plan is not thwarted, something else happens instead. (R9.6)',
  ],
  [
    'R6.6 A plan that is revealed by a thwart',
    'R6.6 A face-down plan is thwarted too',
    'The Evil Plan is revealed: Blackout. (R6.6)',
  ],
  [
    'R7.1 A round of combat, by Health alone,',
    'R9.6 A death in combat that is replaced is told as replaced, and not as a death',
    'Combat round 1, Health: Mighty Agent 9 → 8, Cat 2 → −7. (R7.1)',
  ],
  [
    'R7.1 A death in combat',
    'R7.1 In combat it is the other one that has killed',
    'Guard is killed by Mighty Agent. (R7.1)',
  ],
  [
    'R6.10 A death by the damage of an effect',
    'R7.1 With lethalDamage meets an effect kills as well',
    'Clerk dies. (R6.10)',
  ],
  [
    'R1.6 A death by an effect that kills outright',
    "R1.6 Resolved, killed and destroyed cards go to their owner's discard pile",
    'Guard is killed by Poison. (R1.6)',
  ],
])('%s is told', (_, name, line) => {
  const file = files.find(({ json }) => json.name === name);
  const { log } = runScenario(structuredClone(file?.json), name, { cards: [], rules: RECOMMENDED }, file?.readCast);
  expect(log).toContain(line);
});
