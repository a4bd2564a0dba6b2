/** Why runs of games cannot be read, merged or gone on with. */
import type { Sentences } from '../../../engine/index.ts';
import type { RunFacts, RunTrouble } from '../../../sim/trouble.ts';
import { sentenceOf } from '../../sentence.ts';
import { faultSentence } from '../mistakes/problem.ts';

const SENTENCES: Sentences<RunFacts> = {
  'not-json': () => 'is not JSON',
  'no-run': ({ path, fault }) => `is not what --json prints: ${[path, faultSentence(fault)].filter(Boolean).join(' ')}`,
  'no-parts': ({ path, fault }) =>
    `is not what a study keeps: ${[path, faultSentence(fault)].filter(Boolean).join(' ')}`,
  'other-program': ({ one, other }) => `different programs have played them, of the commits ${one} and ${other}`,
  'other-bots': ({ side, one, other }) => `their bots for the ${side} differ: ${one} and ${other}`,
  'other-cards': ({ one, other }) => `their card sets differ: ${one} and ${other}`,
  'other-rules': ({ rule, one, other }) => `their rules differ: ${rule} is ${one} and ${other}`,
  'played-twice': ({ seed }) => `both played seed ${seed}: give the parts of a run seeds of their own`,
  'not-compared': () => 'some compare two card sets and some do not: merge them apart',
  'other-run': ({ dir }) =>
    `${dir} holds a run with other options or cards. Name another folder with --dir, or delete it.`,
};

export const runSentence = (trouble: RunTrouble): string => sentenceOf(SENTENCES, trouble);
