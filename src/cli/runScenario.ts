import * as data from '../scenario/run.ts';
import type { ScenarioResult } from '../text/en/scenario/result.ts';
import { resultWords } from '../text/en/scenario/result.ts';

/** Runs a scenario, and says what came of it in the words that the command prints. */
export const runScenario = (...args: Parameters<typeof data.runScenario>): ScenarioResult =>
  resultWords(data.runScenario(...args));
