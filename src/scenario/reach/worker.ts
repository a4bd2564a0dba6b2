/** The worker of the search: all that it knows of a mission is in the mission's file. */
import { copyState, perform, registerCatalog } from '../../engine/index.ts';
import { readScenario } from '../format.ts';
import { buildPosition } from '../position.ts';
import { canReach } from './canReach.ts';
import { lastChance } from './lastChance.ts';
import type { ReachQuestion, ReachReply } from './question.ts';

function search({ position, cards, rules, actions }: ReachQuestion): Omit<ReachReply, 'number'> {
  const scenario = readScenario(position);
  const { side = 'both', goal, lost } = scenario.mission ?? {};
  if (side === 'both') return { within: null, chance: null };
  const { state: start, names } = buildPosition(registerCatalog(cards), scenario, rules);
  const now = copyState(start);
  for (const action of actions) perform(now, action);
  const quest = { side, names, goal, lost };
  const within = canReach(now, quest);
  return { within, chance: within === false ? lastChance(start, quest, actions) : null };
}

addEventListener('message', ({ data }: MessageEvent<ReachQuestion>) =>
  postMessage({ number: data.number, ...search(data) } satisfies ReachReply),
);
