import { useState } from 'react';
import type { Side } from '../../../engine/index.ts';
import { STEPS } from '../../../engine/index.ts';
import { TURN } from '../../../text/en/table/told.ts';
import { STEP_TERMS } from '../../../text/en/terms.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { useTable } from '../../page/session/game.ts';
import { RuleLink } from '../../reference/RuleLink.tsx';
import css from './turn.module.css';

/** The row of the steps as one button: it tells what each step is for, and what may still be played. */
export function AskTurn({ side, name }: { side: Side; name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={css.ask}
        data-in-line=""
        aria-label={TURN.ask(name)}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Dialog open title={TURN.ask(name)} onClose={() => setOpen(false)}>
          <Steps side={side} />
        </Dialog>
      )}
    </>
  );
}

function Steps({ side }: { side: Side }) {
  const { step } = useTable((table) => table.turn);
  const minions = useTable((table) => table.minionsLeft);
  const actions = useTable((table) => table.actionsLeft);
  const left = { lair: TURN.left.minions(minions), actions: TURN.left.actions(actions) };
  return (
    <ol className={css.steps}>
      {STEPS[side].map((one) => {
        const term = STEP_TERMS[side][one];
        if (!term) return null;
        return (
          <li key={one} aria-current={one === step ? 'step' : undefined}>
            <b>{term.name}</b> {term.help} <RuleLink rule={term.rule} />
            {one === step && one in left && <p>{left[one as keyof typeof left]}</p>}
          </li>
        );
      })}
    </ol>
  );
}
