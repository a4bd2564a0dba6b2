import { useEffect, useRef } from 'react';
import { PERSON } from '../../../text/en/bots.ts';
import { nameOf } from '../../../text/en/names.ts';
import { AT_TABLE } from '../../../text/en/table/opponents.ts';
import { Button } from '../../kit/Button.tsx';
import { useGame, useGameStore } from '../../page/session/game.ts';
import css from './Consent.module.css';

/** Says that a bot answers nothing any more, and asks who plays on. */
export function LostOpponent() {
  const { getState } = useGameStore();
  const side = useGame((s) => s.lostOpponent);
  const name = useGame((s) => side && nameOf(s.game?.names, side));
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (side) place.current?.focus();
  }, [side]);
  if (!side || !name) return null;
  return (
    <section ref={place} tabIndex={-1} className={css.question} aria-label={AT_TABLE.lost(name)} role="alertdialog">
      <h2>{AT_TABLE.lost(name)}</h2>
      <p>{AT_TABLE.lostText(name)}</p>
      <div className="row">
        <Button look="primary" tone={side} onClick={() => getState().wakeOpponent()}>
          {AT_TABLE.wake(name)}
        </Button>
        <Button onClick={() => getState().post({ do: 'seat', side, source: PERSON })}>{AT_TABLE.takeOver}</Button>
      </div>
    </section>
  );
}
