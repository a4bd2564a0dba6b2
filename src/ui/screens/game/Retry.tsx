import { useState } from 'react';
import { roundOf } from '../../../engine/index.ts';
import type { ShownRetry } from '../../../store/types.ts';
import { DEBRIEF, RETRY } from '../../../text/en/screens/declassified.ts';
import { hintWords } from '../../../text/en/table/strip/hint.ts';
import { percent } from '../../../text/en/words.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { go } from '../../page/route/route.ts';
import { useGame, useGameStore } from '../../page/session/game.ts';
import css from './Retry.module.css';

interface Props {
  /** Somebody asks what it is about. */
  open: boolean;
  onClose(): void;
}

/** The moment of a finished game that the open game tries again: what it is about, and the verdict. */
export function Retry({ open, onClose }: Props) {
  const store = useGameStore();
  const retry = useGame((s) => s.retry);
  /** What was read last: to begin with, nothing. */
  const [read, setRead] = useState<ShownRetry['stands'] | null>(null);
  if (!retry) return null;
  const { stands, of, stop } = retry;
  const hasNews = read !== stands && stands !== 'weighed';
  if (!open && !hasNews) return stands === 'weighed' ? <Weighing /> : null;
  const close = () => {
    setRead(stands);
    onClose();
  };
  const back = () => {
    store.getState().endRetry(false);
    go(
      'id' in of ? { screen: 'declassified', id: of.id, at: stop } : { screen: 'linked', link: of.link, debrief: true },
    );
  };
  const again = () => {
    setRead(null);
    onClose();
    const copy = store.getState().tryOnceMore();
    if (copy) go({ screen: 'game', id: copy.id });
  };
  const isOver = stands === 'told' || stands === 'lost';
  return (
    <Dialog open title={titleOf(retry)} onClose={close}>
      <div className={css.retry}>
        {isOver ? <Told retry={retry} /> : <p>{RETRY.about(roundOf(retry.turn), retry.isStep)}</p>}
        <p className="row">
          {isOver ? (
            <>
              <Button look="primary" onClick={back}>
                {RETRY.back}
              </Button>
              <Button onClick={again}>{RETRY.again}</Button>
              <Button
                look="quiet"
                onClick={() => {
                  onClose();
                  store.getState().endRetry(true);
                }}
              >
                {RETRY.playOn}
              </Button>
            </>
          ) : (
            <>
              <Button look="primary" onClick={close}>
                {RETRY.begin}
              </Button>
              <Button look="quiet" onClick={back}>
                {RETRY.back}
              </Button>
            </>
          )}
        </p>
      </div>
    </Dialog>
  );
}

const titleOf = ({ verdict, stands }: ShownRetry): string => {
  if (verdict) return verdict.isFound ? RETRY.found : RETRY.notFound;
  return stands === 'lost' ? RETRY.lost : RETRY.title;
};

/** What the try leaves, beside the game and the best way; and that way, in the words of a hint. */
function Told({ retry: { verdict } }: { retry: ShownRetry }) {
  if (!verdict) return <p>{RETRY.lostText}</p>;
  const { chance, played, best, asked, better, isFound } = verdict;
  const line = RETRY.better(hintWords(asked, { action: better, chance: null, next: null }));
  const rows = [
    { title: RETRY.yours, value: chance.mean, error: chance.error },
    { title: RETRY.inGame, value: played.mean, error: played.error },
    { title: RETRY.best, value: best.mean, error: best.error },
  ];
  return (
    <>
      <table className={css.rows}>
        <tbody>
          {rows.map(({ title, value, error }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{RETRY.chance(percent(value), Math.round(200 * error))}</td>
              <td aria-hidden="true" className={css.bar}>
                <span style={{ width: `${100 * value}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">{RETRY.how}</p>
      {isFound ? (
        <p>{line}</p>
      ) : (
        <details>
          <summary>{DEBRIEF.better}</summary>
          <p>{line}</p>
        </details>
      )}
    </>
  );
}

function Weighing() {
  return (
    <p role="status" className={css.weighing}>
      {RETRY.weighed}
    </p>
  );
}
