/** Opens a scenario: its position, played with its own cards and rules over those of a set. */
import { parseCards, parseRules } from '../cards/check.ts';
import type { Mistake } from '../cards/problem.ts';
import type { Card, Rules } from '../engine/index.ts';
import { registerCatalog } from '../engine/index.ts';
import type { CastReader } from './cast.ts';
import { cardsNamed, castOf, NO_FILES } from './cast.ts';
import { checkMission } from './checkMission.ts';
import type { Scenario } from './format.ts';
import type { Position } from './position.ts';
import { buildPosition } from './position.ts';
import type { ScenarioTrouble } from './trouble.ts';
import { badOnes } from './trouble.ts';

/** The cards and rules for scenarios that do not bring their own. */
export interface GameSet {
  cards: readonly Card[];
  rules: Partial<Rules>;
}

const asTrouble = (mistake: Mistake): ScenarioTrouble => ({ code: 'mistake', facts: { mistake } });

/** The set with which a scenario is played. Of cards with the same id its own counts, then the cast's, then the set's. */
export function setOf(scenario: Scenario, set: GameSet, cast: readonly Card[] = []): GameSet {
  const own = scenario.cards === undefined ? { cards: [] } : parseCards(scenario.cards);
  if ('mistakes' in own) throw badOnes(own.mistakes.map(asTrouble), own.more);
  const changed = scenario.rules === undefined ? { rules: {} } : parseRules(scenario.rules);
  if ('mistakes' in changed) throw badOnes(changed.mistakes.map(asTrouble), changed.more);
  const named = cardsNamed(scenario.setup ?? {});
  const called = cast.filter(({ id }) => named.has(id));
  const rules = { ...set.rules, ...changed.rules };
  if (own.cards.length + called.length === 0) return { cards: set.cards, rules };
  return {
    cards: [...new Map([...set.cards, ...called, ...own.cards].map((card) => [card.id, card])).values()],
    rules,
  };
}

/** Builds the position of a scenario; its mission or puzzle fits there. Throws a `BadScenario`. */
export function openScenario(scenario: Scenario, set: GameSet, readCast: CastReader = NO_FILES): Position {
  const cast = castOf(scenario, readCast);
  const { cards, rules } = setOf(scenario, set, cast);
  const ids = cast.map(({ id }) => id);
  const position = buildPosition(registerCatalog(cards), scenario, rules, ids);
  if (scenario.mission) checkMission(scenario.mission, position);
  if (scenario.puzzle) checkMission(scenario.puzzle, position, 'puzzle');
  return position;
}
