/** R3: players touch the Evil Plan where it lies. The buttons of its step take it further. */
import { definitionOf } from '../../../engine/index.ts';
import { ACTION_BUTTONS } from '../../../text/en/actions.ts';
import { PLAN } from '../../../text/en/table/plan.ts';
import type { Spot } from '../spots.ts';
import { byButton } from './byButton.ts';
import type { Gesture } from './gesture.ts';

const thePlan = (): Spot[] => ['plan'];

const choosePlan: Gesture<'choosePlan'> = {
  plain(view, card) {
    const { type, side } = definitionOf(view, card);
    return type === 'plan' ? { type: 'choosePlan', side, card } : null;
  },
};

const activatePlan: Gesture<'activatePlan'> = {
  begins: thePlan,
  asks(table, spot) {
    const isFurther = table.plan?.status === 'activated' || table.plan?.status === 'advanced';
    return spot === 'plan' && !isFurther ? [{ type: 'activatePlan', side: 'genius' }] : [];
  },
  buttons: (_table, [action], held) =>
    action && held === null
      ? [{ label: ACTION_BUTTONS.activatePlan, begins: { kind: 'activate' }, primary: true }]
      : [],
};

const advancePlan: Gesture<'advancePlan'> = {
  ...byButton('advancePlan'),
  begins: thePlan,
  asks: (table, spot) =>
    spot === 'plan' && table.plan?.status === 'activated' ? [{ type: 'advancePlan', side: 'genius' }] : [],
};

const completePlan: Gesture<'completePlan'> = {
  begins: thePlan,
  asks: (table, spot) =>
    spot === 'plan' && table.plan?.status === 'advanced'
      ? [{ type: 'completePlan', side: 'genius', sacrifice: [] }]
      : [],
  buttons: (table, [offer], held) => {
    if (!offer || held !== null) return [];
    const { plan } = table;
    const label =
      plan && plan.card >= 0 ? PLAN.complete(definitionOf(table, plan.card).planCost) : ACTION_BUTTONS.completePlan;
    return [{ label, begins: { kind: 'sacrifice' }, primary: true }];
  },
};

export const planGestures = { choosePlan, activatePlan, advancePlan, completePlan };
