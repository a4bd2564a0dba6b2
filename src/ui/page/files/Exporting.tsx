import { useState } from 'react';
import type { Side } from '../../../engine/index.ts';
import { SIDES } from '../../../engine/index.ts';
import { SHELL } from '../../../text/en/page/shell.ts';
import { saveSentence } from '../../../text/en/saves/trouble.ts';
import { EXPORT } from '../../../text/en/screens/saved.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import css from '../../kit/Message.module.css';
import { useGameStore } from '../session/game.ts';
import { Agreement } from './Agreement.tsx';
import type { Asked } from './exporting.ts';
import { handOut, useExporting } from './exporting.ts';

const close = (): void => useExporting.setState({ asked: null });

/** Says what the file of a running game holds, and hands it out if those whom it concerns agree. */
export function Exporting() {
  const asked = useExporting((s) => s.asked);
  return (
    <Dialog open={asked !== null} title={EXPORT.title} onClose={close}>
      {asked && <Question key={asked.id} {...asked} />}
    </Dialog>
  );
}

function Question({ id, asks, names }: Asked) {
  const { getState } = useGameStore();
  const [agreed, setAgreed] = useState<readonly Side[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const take = () => {
    const problem = handOut(getState().exportSave(id));
    if (problem) setTrouble(saveSentence(problem));
    else close();
  };
  return (
    <div className={css.question}>
      <p>{EXPORT.holds[asks]}</p>
      {asks === 'both' && (
        <div className="row">
          <Agreement names={names} agreed={agreed} onAgreed={setAgreed} />
        </div>
      )}
      <p role="alert" className="trouble">
        {trouble}
      </p>
      <div className="row">
        <Button look="primary" disabled={asks === 'both' && agreed.length < SIDES.length} onClick={take}>
          {SHELL.download}
        </Button>
        <Button onClick={close}>{EXPORT.not}</Button>
      </div>
    </div>
  );
}
