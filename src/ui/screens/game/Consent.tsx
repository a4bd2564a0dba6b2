import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import type { Side } from '../../../engine/index.ts';
import { other } from '../../../engine/index.ts';
import { nameOf, theNameOf } from '../../../text/names.ts';
import { CONSENT } from '../../../text/page/menu.ts';
import { capital } from '../../../text/words.ts';
import { useLastMove } from '../../log/useLastMove.ts';
import { useGame, useGameStore, useIsFar } from '../../store/game.ts';
import { Button } from '../../theme/Button.tsx';
import css from './Consent.module.css';

/** A request of one side that the other must answer: an undo that needs consent, or a draw. */
export function Consent() {
  const undo = useGame((s) => s.undoRequest);
  const draw = useGame((s) => s.drawOffer);
  const { getState } = useGameStore();
  return (
    <>
      {undo && <UndoQuestion by={undo.by} />}
      {draw && (
        <Question
          by={draw.by}
          title={CONSENT.drawTitle}
          text={CONSENT.draw}
          onAgree={(side) => getState().send({ do: 'agree-draw', side })}
          onDecline={() => getState().send({ do: 'decline-draw' })}
        />
      )}
    </>
  );
}

function UndoQuestion({ by }: { by: Side }) {
  const { getState } = useGameStore();
  const move = useLastMove();
  return (
    <Question
      by={by}
      title={CONSENT.undoTitle}
      text={(asker) => CONSENT.undo(asker, move)}
      onAgree={(side) => getState().send({ do: 'agree-undo', side })}
      onDecline={() => getState().send({ do: 'decline-undo' })}
    />
  );
}

interface QuestionProps {
  by: Side;
  title: string;
  text(asker: string): string;
  onAgree(side: Side): void;
  onDecline(): void;
}

function Question({ by, title, text, onAgree, onDecline }: QuestionProps) {
  const names = useGame((s) => s.game?.names);
  const answers = other(by);
  const far = useIsFar(answers);
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={clsx(css.question, far && 'far')}
      aria-label={title}
      role="alertdialog"
    >
      <h2>{title}</h2>
      <p>{text(capital(theNameOf(names, by)))}</p>
      <div className="row">
        <Button look="primary" tone={answers} onClick={() => onAgree(answers)}>
          {CONSENT.agree(nameOf(names, answers))}
        </Button>
        <Button onClick={onDecline}>{CONSENT.no(nameOf(names, answers))}</Button>
        <Button look="quiet" onClick={onDecline}>
          {CONSENT.neverMind(nameOf(names, by))}
        </Button>
      </div>
    </section>
  );
}
