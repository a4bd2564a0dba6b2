/** A bot that activates no plan in the first turn in which it could. */
import type { Action } from '../../engine/index.ts';
import type { MakeBot } from '../bot.ts';
import { isLegal } from './habit.ts';

export const late =
  (make: MakeBot): MakeBot =>
  (...args) => {
    const bot = make(...args);
    /** The first turn in which the present plan could be activated; 0: there was none yet. */
    let first = 0;
    return {
      interrupts: bot.interrupts,
      decide(view, offers): Action | undefined {
        const action = bot.decide(view, offers);
        if (action?.type === 'choosePlan') first = 0;
        if (view.turn.step !== 'activate' || !action || action.side !== 'genius') return action;
        if (isLegal(view, { type: 'activatePlan', side: 'genius' })) first ||= view.turn.number;
        return action.type === 'activatePlan' && first === view.turn.number
          ? { type: 'endStep', side: 'genius' }
          : action;
      },
    };
  };
