import { expect, it } from 'vitest';
import { FULL } from '../full.ts';
import { fuzzScenarioFiles } from '../soak/fuzz/scenarios.ts';

const COUNT = FULL ? 1000 : 250;

it('bent scenario files are answered, each with a code, a message and an end; npm run soak bends more', () => {
  const { failures, codes } = fuzzScenarioFiles(COUNT, 77);
  expect(failures).toEqual([]);
  for (const code of ['ok', 'bad-scenario', 'expectation', 'malformed'])
    expect(codes.get(code) ?? 0, code).toBeGreaterThan(COUNT / 50);
});
