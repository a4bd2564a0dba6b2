/** A bot that activates each plan a turn later than it would. */
import type { Action } from '../../engine/index.ts';
import type { MakeBot } from '../bot.ts';

export const late =
  (make: MakeBot): MakeBot =>
  (...args) => {
    const bot = make(...args);
    /** The turn in which the present plan would have been activated. */
    let wanted = 0;
    return {
      interrupts: bot.interrupts,
      decide(view, offers): Action | undefined {
        const action = bot.decide(view, offers);
        if (action?.type === 'choosePlan') wanted = 0;
        if (action?.type !== 'activatePlan') return action;
        wanted ||= view.turn.number;
        return wanted < view.turn.number ? action : { type: 'endStep', side: action.side };
      },
    };
  };
