/** A scenario as a link: compressed JSON in the address of the page, after `#position=`. The same in page and Node. */
import { readSource } from '../cards/source.ts';
import { lettersOf, TooFull, textIn } from '../pack/letters.ts';
import type { Scenario } from './format.ts';
import { readScenario } from './format.ts';
import { MOST_IN_LINK, tooLong } from './limits.ts';
import { LINK_KEY, packedIn } from './packed.ts';
import { BadScenario, bad } from './trouble.ts';

/** A longer link is cut off by some programs on its way. */
export const LONGEST_LINK = 8000;

/** The part of an address that holds the scenario, with `#position=`; null if it would be too long. */
export async function toLink(scenario: Scenario): Promise<string | null> {
  const text = JSON.stringify(scenario);
  if (new TextEncoder().encode(text).length > MOST_IN_LINK) return null;
  const link = LINK_KEY + (await lettersOf(text));
  return link.length > LONGEST_LINK ? null : link;
}

/**
 * Reads such a part of an address, or a text with it in it. Throws a `BadScenario`, whatever it is given.
 */
export async function fromLink(link: string): Promise<Scenario> {
  let damaged: BadScenario = new Damaged();
  for (const letters of packedIn(link)) {
    try {
      return readText(await scenarioIn(letters));
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      damaged = error;
    }
  }
  throw damaged;
}

/** The letters hold no scenario. Fewer letters, or more, may hold one. */
class Damaged extends BadScenario {
  constructor() {
    super({ code: 'damaged-link', facts: {} });
  }
}

/** Reads a scenario from text that may come from anywhere. Throws a `BadScenario`. */
export function readText(text: string): Scenario {
  const long = tooLong(text);
  if (long) throw new BadScenario(long);
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    const [{ line, column, ...fault }] = readSource(text, '{ "setup": { … } }').faults;
    throw bad('not-json', '', { line, column, fault });
  }
  return readScenario(value);
}

async function scenarioIn(letters: string): Promise<string> {
  if (letters.length > LONGEST_LINK) throw bad('long-link', '', { most: LONGEST_LINK });
  try {
    return await textIn(letters, MOST_IN_LINK);
  } catch (error) {
    if (error instanceof TooFull) throw bad('full-link');
    throw new Damaged();
  }
}
