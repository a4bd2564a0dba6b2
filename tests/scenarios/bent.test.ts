import { expect, it } from 'vitest';
import { fuzzScenarioFiles } from '../soak/fuzz/scenarios.ts';

it('bent scenario files are answered, each with a code, a message and an end; npm run soak bends more', () => {
  const { failures, codes } = fuzzScenarioFiles(1000, 77);
  expect(failures).toEqual([]);
  for (const code of ['ok', 'bad-scenario', 'expectation', 'malformed'])
    expect(codes.get(code) ?? 0, code).toBeGreaterThan(20);
});
