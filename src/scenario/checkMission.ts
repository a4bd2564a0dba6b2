/** What the shape of a mission cannot say: whether the cards and moves that it names are there. */
import { suggestion } from '../cards/suggest.ts';
import { z } from '../cards/zod.ts';
import type { ActionType, Side } from '../engine/index.ts';
import { ACTIONS, catalogOf, other, refusal } from '../engine/index.ts';
import { faulty, unknownId } from './faulty.ts';
import type { Mission, Pattern, Patterns } from './mission.ts';
import type { Position } from './position.ts';
import { GOES_ON } from './script.ts';
import { summaryShape } from './summaryShape.ts';
import { translate } from './translate.ts';
import type { ScenarioTrouble } from './trouble.ts';
import { badOnes } from './trouble.ts';

/** So many mistakes are told. */
const MOST_TOLD = 10;

/**
 * Throws a `BadScenario` if the mission or the puzzle names what its position does not have. `key`: the key of the file
 * that holds it.
 */
export function checkMission(
  { side, goal, lost, tips = [], theirs = [] }: Omit<Mission, 'brief'>,
  position: Position,
  key: 'mission' | 'puzzle' = 'mission',
): void {
  const ids = checkerOf(position);
  const found = [
    ...ids.inAll(goal, `${key}.goal`),
    ...ids.inAll(lost, 'mission.lost'),
    ...tips.flatMap(({ when, pointAt }, number) => [
      ...ids.inAll(when, `mission.tips.${number}.when`),
      ...ids.inPoint(pointAt, `mission.tips.${number}.pointAt`),
    ]),
    ...theirs.flatMap((moves, turn) =>
      moves.flatMap((move, at) => inMove(move, side, position, `mission.theirs.${turn}.${at}`)),
    ),
  ];
  if (found.length > 0) throw badOnes(found.slice(0, MOST_TOLD), Math.max(0, found.length - MOST_TOLD));
}

/** Finds ids that are not there. */
function checkerOf({ state, names }: Position) {
  const cards = catalogOf(state).definitions.map(({ id }) => id);
  const known = (code: 'no-id' | 'no-card', words: readonly string[]) =>
    z
      .string()
      .nullable()
      .refine((word) => word === null || words.includes(word), { params: { code } });
  const shape = z.object(summaryShape(known('no-id', names), known('no-card', cards), z.string())).partial();

  const noId = (id: string, at: string): ScenarioTrouble[] =>
    names.includes(id) ? [] : [{ code: 'no-id', facts: { id, suggestion: suggestion(id, names) }, at }];

  function inPart(part: Pattern, at: string): ScenarioTrouble[] {
    const issues = shape.safeParse(part, { reportInput: true }).error?.issues ?? [];
    const unknown = issues.flatMap((issue): ScenarioTrouble[] => {
      if (issue.code !== 'custom') return [];
      const word = String(issue.input);
      const where = `${at}.${issue.path.join('.')}`;
      if (issue.params?.code === 'no-id') return noId(word, where);
      return [{ code: 'no-card', facts: { card: word, suggestion: suggestion(word, cards) }, at: where }];
    });
    return [...unknown, ...Object.keys(part.spies ?? {}).flatMap((id) => noId(id, `${at}.spies.${id}`))];
  }

  return {
    inAll: (parts: Patterns | undefined, at: string): ScenarioTrouble[] =>
      Array.isArray(parts) ? parts.flatMap((part, i) => inPart(part, `${at}.${i}`)) : parts ? inPart(parts, at) : [],
    inPoint: (point: string, at: string): ScenarioTrouble[] =>
      point.startsWith('card:') ? noId(point.slice('card:'.length), at) : [],
  };
}

/** What is wrong with a move of the other side. Whether it will be legal when its turn comes, nobody knows yet. */
function inMove(move: object, side: Mission['side'], { state, names }: Position, at: string): ScenarioTrouble[] {
  if (side === 'both') return [];
  const theirs = other(side);
  const { type } = move as { type?: ActionType };
  if (type !== undefined && GOES_ON.includes(type)) return [{ code: 'goes-on', facts: { type }, at }];
  const no = refusal(state, translate(state, { ...move, side: theirs }, names));
  if (no?.code === 'malformed')
    return [{ code: 'no-move', facts: { malformed: no.facts, hint: faulty(no, move, names).hint }, at }];
  const unknown = unknownId(move, names);
  if (unknown) return [{ code: 'no-id', facts: { id: unknown, suggestion: suggestion(unknown, names) }, at }];
  const owner: Side | 'any' = ACTIONS[type as ActionType].side;
  return owner === side ? [{ code: 'not-theirs', facts: { type: type as ActionType, side: theirs }, at }] : [];
}
