import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import type { Side } from '../../../engine/index.ts';
import { other } from '../../../engine/index.ts';
import { nameOf, theNameOf } from '../../../text/en/names.ts';
import { CONSENT } from '../../../text/en/screens/game.ts';
import { capital } from '../../../text/en/words.ts';
import { Button } from '../../kit/Button.tsx';
import { useGame, useGameStore, useIsFar } from '../../page/session/game.ts';
import { useLastMove } from '../../table/undo/useLastMove.ts';
import css from './Consent.module.css';

/** A request of one side that the other must answer: an undo that needs consent, or a draw. */
export function Consent() {
  const undo = useGame((s) => s.undoRequest);
  const draw = useGame((s) => s.drawOffer);
  return (
    <>
      {undo && <Question by={undo.by} of="undo" />}
      {draw && <Question by={draw.by} of="draw" />}
    </>
  );
}

function Question({ by, of }: { by: Side; of: 'undo' | 'draw' }) {
  const { getState } = useGameStore();
  const move = useLastMove();
  const names = useGame((s) => s.game?.names);
  const answers = other(by);
  const far = useIsFar(answers);
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  const title = CONSENT.title[of];
  const decline = () => getState().post({ do: `decline-${of}` });
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={clsx(css.question, far && 'far')}
      aria-label={title}
      role="alertdialog"
    >
      <h2>{title}</h2>
      <p>{CONSENT.text[of](capital(theNameOf(names, by)), move)}</p>
      <div className="row">
        <Button look="primary" tone={answers} onClick={() => getState().post({ do: `agree-${of}`, side: answers })}>
          {CONSENT.agree(nameOf(names, answers))}
        </Button>
        <Button onClick={decline}>{CONSENT.no(nameOf(names, answers))}</Button>
        <Button look="quiet" onClick={decline}>
          {CONSENT.neverMind(nameOf(names, by))}
        </Button>
      </div>
    </section>
  );
}
