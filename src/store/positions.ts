/** The reader of positions, in words: what is wrong with one is an `Error` with its sentence. Fetched when it is needed. */
import { readPosition as read, scenarios as tools } from '../scenario/readPosition.ts';
import { BadScenario } from '../scenario/trouble.ts';
import type { ReadPosition } from '../storage/readSave.ts';
import { scenarioSentence } from '../text/en/scenario/trouble.ts';
import type { Scenarios } from './scenarioTools.ts';

function inWords<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw error instanceof BadScenario ? new Error(scenarioSentence(error.trouble)) : error;
  }
}

export const readPosition: ReadPosition = (...args) => inWords(() => read(...args));

export const scenarios: Scenarios = { ...tools, setOf: (...args) => inWords(() => tools.setOf(...args)) };
