import { useEffect, useId, useState } from 'react';
import type { CardId } from '../../../engine/index.ts';
import { definitionOf, lairTotals, other } from '../../../engine/index.ts';
import { nameAndRole, nameOf, theNameOf } from '../../../text/names.ts';
import { Design } from '../../card/Design.tsx';
import { RuleLink } from '../../reference/RuleLink.tsx';
import { useGame, useGameStore } from '../../store/game.ts';
import { atOnce, later } from '../../store/press.ts';
import { Button } from '../../theme/Button.tsx';
import { CurtainScreen } from './Curtain.tsx';
import css from './PlanChoice.module.css';

/**
 * The Genius's secret choice among the plans drawn (R3.1). The plans are on the page only while the Genius's peek is
 * open: it closes when the page is left, hidden or blurred, and when the choice is made.
 */
export function PlanChoice() {
  const store = useGameStore();
  const peek = useGame((s) => s.peeks.genius);
  const names = useGame((s) => s.game?.names);
  const [chosen, setChosen] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const group = useId();
  const genius = nameOf(names, 'genius');
  const look = () => store.getState().send({ do: 'open-hand', side: 'genius' });

  useEffect(() => {
    const { send } = store.getState();
    const hide = () => send({ do: 'close-hand', side: 'genius' });
    const hideIfHidden = () => document.hidden && hide();
    // With the screen itself, or "The plans are hidden" would flash before them.
    atOnce(() => send({ do: 'open-hand', side: 'genius' }));
    addEventListener('blur', hide);
    document.addEventListener('visibilitychange', hideIfHidden);
    return () => {
      removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', hideIfHidden);
      hide();
    };
  }, [store]);

  const confirm = () => {
    if (chosen !== null) later(() => choose(chosen));
  };
  const choose = (card: CardId) => {
    const { send } = store.getState();
    const refused = send({ do: 'act', action: { type: 'choosePlan', side: 'genius', card } });
    if (refused) setTrouble('This plan cannot be chosen any more. Choose another one.');
    else send({ do: 'close-hand', side: 'genius' });
  };

  if (!peek)
    return (
      <CurtainScreen side="genius" title="The plans are hidden">
        <p>
          Only {theNameOf(names, 'genius')} may see them. {nameOf(names, other('genius'))}, look away.
        </p>
        <Button look="primary" tone="genius" onClick={look}>
          I am {nameAndRole(names, 'genius')}: show the plans
        </Button>
      </CurtainScreen>
    );
  const { view } = peek;
  const totals = lairTotals(view);
  const hand = view.hands.genius.map((card) => definitionOf(view, card).name).sort();
  return (
    <CurtainScreen side="genius" title={`${genius}, choose your Evil Plan`}>
      <p className={css.hint}>
        It lies face down behind square 8; the others go back into the deck, and only you know which{' '}
        <RuleLink rule="R3.1" />
      </p>
      <p className={css.have}>
        In your lair: Contraptions worth {totals.contraptions}, Minions worth {totals.minions}. In your hand:{' '}
        {hand.length > 0 ? hand.join(', ') : 'nothing yet'}.
      </p>
      <div className={css.plans} role="radiogroup" aria-label="Evil Plans">
        {view.offered.map((card) => (
          <label key={card} className={css.plan}>
            <input
              type="radio"
              name={group}
              aria-labelledby={`plan-${card}`}
              className={css.radio}
              checked={chosen === card}
              onChange={() => setChosen(card)}
            />
            <Design definition={definitionOf(view, card)} heading="h2" upright id={`plan-${card}`} />
          </label>
        ))}
      </div>
      <p role="alert">{trouble}</p>
      <div className={css.actions}>
        <Button onClick={() => store.getState().send({ do: 'close-hand', side: 'genius' })}>Hide the plans</Button>
        <Button look="primary" tone="genius" aria-disabled={chosen === null} onClick={confirm}>
          {chosen === null ? 'Choose one' : `Choose ${definitionOf(view, chosen).name}`}
        </Button>
      </div>
    </CurtainScreen>
  );
}
