import { memo } from 'react';
import type { Action, View } from '../../../engine/index.ts';
import { Button } from '../../kit/Button.tsx';
import { useGame, useTable } from '../../page/session/game.ts';
import { useDesk, useDeskStore } from '../../play/context.ts';
import { corridorOf } from '../../play/corridor.ts';
import { isAbility } from '../../play/gestures/gesture.ts';
import { buttons } from '../../play/gestures/gestures.ts';
import type { Task } from '../../play/task.ts';
import { isCostUnmet, liesOpen } from './prompts.ts';

/** The buttons while nothing is touched: for the plan, and for the next step. */
export const StepChoices = memo(function StepChoices() {
  const desk = useDeskStore();
  const task = useDesk((d) => d.task.kind);
  const table = useTable((table) => table);
  const offers = useGame((s) => s.offers);
  const isUnmet = useGame(isCostUnmet);
  const { run, begin } = desk.getState();
  const isOpen = useGame((s) => liesOpen(s, 'genius'));
  const isBegun = (kind: Task['kind']) => kind === task || (kind === 'activate' && isUnmet);
  const shown = buttons(table, offers, null)
    .filter(({ alone }) => !alone || task === 'none')
    .filter((button) => !('begins' in button && isBegun(button.begins.kind)));
  // To send the last Spy is no better than to end the turn, and ending the turn is no better than a thwart.
  const [best, ...others] = shown.filter((button) => !('action' in button) || button.action.type !== 'infiltrate');
  const isOnly = best && others.length === 0 && !isAbility(best) && !couldThwart(table, offers);
  return shown.map((button) => (
    <Button
      key={button.label}
      tone={'action' in button ? button.action.side : table.turn.side}
      look={button.primary || (isOnly && button === best) ? 'primary' : 'plain'}
      onClick={() => {
        if (!('begins' in button)) run(button.action, { ends: button.ends });
        // The open hand has said already whether the cost is met.
        else if (button.begins.kind === 'activate' && isOpen) run({ type: 'activatePlan', side: 'genius' });
        else begin(button.begins);
      }}
    >
      {button.label}
    </Button>
  ));
});

/** Is a Spy to be sent that gets through to the plan? */
const couldThwart = (table: View, offers: readonly Action[]): boolean =>
  offers.some((offer) => offer.type === 'infiltrate' && corridorOf(table, offer.spy)?.end.is === 'thwarts');
