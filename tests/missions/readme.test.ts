import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runScenario } from '../../src/cli/runScenario.ts';
import { MOST, missionSchema } from '../../src/scenario/mission.ts';
import { canReach, REACH_BUDGET } from '../../src/scenario/reach/canReach.ts';
import { missionOf, SET, solutionOf, tipsTold } from './mission.ts';

const text = readFileSync(new URL('../../src/missions/README.md', import.meta.url), 'utf8');

/** The words in code style in the first cells of the first table below a heading. */
const keysBelow = (heading: string): string[] => {
  const [table = ''] = (text.split(`\n## ${heading}\n`)[1] ?? '').split(/\n\n(?!\|)/);
  return [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, key]) => key);
};

describe('the guide for designers', () => {
  it('has an example that is won, and tells all its tips', () => {
    const [, example] = text.match(/```json\n(.*?)```/s) ?? [];
    const json = JSON.parse(example);
    expect(runScenario(json, 'x', { cards: SET.cards, rules: SET.rules })).toMatchObject({ ok: true });
    const mission = missionOf(json);
    expect(canReach(mission.start, mission.quest)).toBe(true);
    expect(tipsTold(mission, solutionOf(mission), true)).toEqual([0, 1, 2]);
  });

  it('names every key of a mission and of a tip', () => {
    const { shape } = missionSchema;
    expect(keysBelow('The mission').sort()).toEqual(Object.keys(shape).sort());
    expect(keysBelow('The tips').sort()).toEqual(Object.keys(shape.tips.unwrap().element.shape).sort());
  });

  it('has the limits as they are', () => {
    for (const words of [`at most ${MOST.tips} tips`, `a guided game ${MOST.tipsForBoth}`, `${MOST.words} words`])
      expect(text).toContain(words);
    for (const words of [`${MOST.tip} letters`, `${MOST.brief} letters`, `${MOST.turns} turns`])
      expect(text).toContain(words);
    expect(text).toContain(`${REACH_BUDGET / 1000} 000 actions`);
  });
});
