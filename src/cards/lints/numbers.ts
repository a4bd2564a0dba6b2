/** Warnings about numbers of the rules that leave cards of the set without use. */
import type { Rules } from '../../engine/index.ts';
import type { SetFault } from './set.ts';
import type { Whole } from './whole.ts';
import { ofType } from './whole.ts';

type Row = (set: Whole) => SetFault[];
const about = (rule: keyof Rules, message: string): SetFault => ({ rule, path: [rule], message });

/** R4.4 */
const noSpies: Row = (set) =>
  set.rules.spiesPerNetwork === 0 && ofType(set, 'spy').length > 0
    ? [
        about(
          'spiesPerNetwork',
          'with 0 no Spy can be assigned, so no Evil Plan is ever thwarted; null is for any number',
        ),
      ]
    : [];

/** R2.5 */
const noAttachments: Row = (set) =>
  set.rules.maxAttachments === 0 && ofType(set, 'contraption').some(({ kind }) => kind === 'attachable')
    ? [about('maxAttachments', 'with 0 no attachable Contraption can ever be built; null is for any number')]
    : [];

/** R1.3, R3.2 to R3.5: a plan is activated, advanced and completed, each in a turn of its own. */
const tooFewRounds: Row = ({ rules: { maxRounds, activateOnFirstTurn } }) => {
  const need = activateOnFirstTurn ? 3 : 4;
  if (maxRounds === null || maxRounds >= need) return [];
  return [
    about(
      'maxRounds',
      `with ${maxRounds} the game is over before any Evil Plan can be completed: that takes ${need} rounds; null is for no last round`,
    ),
  ];
};

/** R6.10, R7.1 */
const stillborn: Row = (set) =>
  set.rules.lethalDamage !== 'meets'
    ? []
    : [...ofType(set, 'minion'), ...ofType(set, 'spy')]
        .filter(({ health }) => health === 0)
        .map((card) => ({
          card,
          path: ['health'],
          message: 'is 0, and damage kills that meets it ("lethalDamage"): it dies as soon as it is in play',
        }));

const ROWS: readonly Row[] = [noSpies, noAttachments, tooFewRounds, stillborn];

export const lintNumbers = (set: Whole): SetFault[] => ROWS.flatMap((row) => row(set));
