/** Warnings about numbers of the rules that leave cards of the set without use. */
import { fault } from '../trouble.ts';
import type { SetFault, Whole } from './whole.ts';
import { ofType } from './whole.ts';

type Row = (set: Whole) => SetFault[];

/** R4.4 */
const noSpies: Row = (set) =>
  set.rules.spiesPerNetwork === 0 && ofType(set, 'spy').length > 0
    ? [{ rule: 'spiesPerNetwork', ...fault(['spiesPerNetwork'], 'no-spies-assigned') }]
    : [];

/** R2.5 */
const noAttachments: Row = (set) =>
  set.rules.maxAttachments === 0 && ofType(set, 'contraption').some(({ kind }) => kind === 'attachable')
    ? [{ rule: 'maxAttachments', ...fault(['maxAttachments'], 'no-attachments') }]
    : [];

/** R1.3, R3.2 to R3.5: a plan is activated, advanced and completed, each in a turn of its own. */
const tooFewRounds: Row = ({ rules: { maxRounds, activateOnFirstTurn } }) => {
  const need = activateOnFirstTurn ? 3 : 4;
  if (maxRounds === null || maxRounds >= need) return [];
  return [{ rule: 'maxRounds', ...fault(['maxRounds'], 'few-rounds', { maxRounds, need }) }];
};

/** R6.10, R7.1 */
const stillborn: Row = (set) =>
  set.rules.lethalDamage !== 'meets'
    ? []
    : [...ofType(set, 'minion'), ...ofType(set, 'spy')]
        .filter(({ health }) => health === 0)
        .map((card) => ({ card, ...fault(['health'], 'stillborn') }));

const ROWS: readonly Row[] = [noSpies, noAttachments, tooFewRounds, stillborn];

export const lintNumbers = (set: Whole): SetFault[] => ROWS.flatMap((row) => row(set));
