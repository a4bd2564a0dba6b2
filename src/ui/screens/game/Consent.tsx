import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import type { Side } from '../../../engine/index.ts';
import { other } from '../../../engine/index.ts';
import { nameOf, theNameOf } from '../../../text/names.ts';
import { capital } from '../../../text/words.ts';
import { useLastMove } from '../../log/useLastMove.ts';
import { useGame, useGameStore, useIsFar } from '../../store/game.ts';
import { Button } from '../../theme/Button.tsx';
import css from './Consent.module.css';

/** What one side has asked and the other has to answer: an undo beyond what is free, or a draw. */
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
          title="Call it a draw?"
          text={(asker) => `${asker} offers a draw. The game ends if you agree.`}
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
      title="Take the last move back?"
      text={(asker) => `${asker} asks to take back: ${move}. Something hidden has been seen since.`}
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
      className={clsx(css.question, far && css.across)}
      aria-label={title}
      role="alertdialog"
    >
      <h2>{title}</h2>
      <p>{text(capital(theNameOf(names, by)))}</p>
      <div className={css.answers}>
        <Button look="primary" tone={answers} onClick={() => onAgree(answers)}>
          {nameOf(names, answers)}: agree
        </Button>
        <Button onClick={onDecline}>{nameOf(names, answers)}: no</Button>
        <Button look="quiet" onClick={onDecline}>
          {nameOf(names, by)}: never mind
        </Button>
      </div>
    </section>
  );
}
