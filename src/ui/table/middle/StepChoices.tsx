import { memo } from 'react';
import type { Action, Step } from '../../../engine/index.ts';
import { useGame } from '../../store/game.ts';
import { useTable } from '../../store/useTable.ts';
import { Button } from '../../theme/Button.tsx';
import { useDesk, useDeskStore } from '../desk/context.ts';

const ENDS: Readonly<Record<Step, string>> = {
  plan: 'Not this turn',
  draw: 'Keep all',
  lair: 'Lair done',
  activate: 'End turn',
  actions: 'Actions done',
  assign: 'Assigning done',
  infiltrate: 'End turn',
  end: 'End turn',
};

/** What can be done with nothing touched: go on with the plan, go on to the next step. */
export const StepChoices = memo(function StepChoices() {
  const desk = useDeskStore();
  const idle = useDesk((d) => d.task.kind === 'none');
  const { step, side } = useTable((table) => table.turn);
  const offers = useGame((s) => s.offers);
  const can = (type: Action['type']) => offers.some((action) => action.type === type);
  const [advance, complete, activate] = [can('advancePlan'), can('completePlan'), can('activatePlan')];
  const { run, begin } = desk.getState();
  return (
    <>
      {advance && (
        <Button look="primary" tone="genius" onClick={() => run({ type: 'advancePlan', side: 'genius' })}>
          Advance plan
        </Button>
      )}
      {complete && (
        <Button look="primary" tone="genius" onClick={() => begin({ kind: 'sacrifice' })}>
          Complete plan…
        </Button>
      )}
      {activate && (
        <Button look="primary" tone="genius" onClick={() => run({ type: 'activatePlan', side: 'genius' })}>
          Activate plan
        </Button>
      )}
      {can('endStep') && idle && (
        <Button
          tone={side}
          look={advance || complete || activate ? 'plain' : 'primary'}
          onClick={() => run({ type: 'endStep', side })}
        >
          {ENDS[step]}
        </Button>
      )}
    </>
  );
});
