import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { EDIT } from '../../../text/en/screens/editor.ts';
import { useBack } from '../../input/history.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';

type Way = { go(): void };

/** Asks before an unsaved position is left, by Back or by `leave`. */
export function useLeaving(unsaved: boolean): { question: ReactNode; leave(go: () => void): void } {
  const [asked, setAsked] = useState<Way | null>(null);
  const [leaving, setLeaving] = useState<Way | null>(null);
  useBack(unsaved && !leaving, () => setAsked({ go: () => history.back() }));
  useEffect(() => leaving?.go(), [leaving]);
  if (!unsaved && leaving) setLeaving(null);
  const stay = () => setAsked(null);
  return {
    leave: (go) => (unsaved ? setAsked({ go }) : go()),
    question: (
      <Dialog open={asked !== null} title={EDIT.leave} onClose={stay}>
        <p>{EDIT.unsaved}</p>
        <div className="row">
          <Button look="primary" onClick={stay}>
            {EDIT.stay}
          </Button>
          <Button
            tone="danger"
            onClick={() => {
              stay();
              setLeaving(asked);
            }}
          >
            {EDIT.leaveAll}
          </Button>
        </div>
      </Dialog>
    ),
  };
}
