import { useEffect, useId, useState } from 'react';
import type { CardId, Definition, Refusal, View } from '../../../engine/index.ts';
import { definitionOf, lairTotals, other } from '../../../engine/index.ts';
import type { Command, TableRefusal } from '../../../host/index.ts';
import { rulesText } from '../../../text/en/cardText/rulesText.ts';
import { nameAndRole, nameOf, theNameOf } from '../../../text/en/names.ts';
import { CURTAIN, PLAN_CHOICE } from '../../../text/en/screens/curtain.ts';
import { kindOf, numbersOf, statWords } from '../../../text/en/table/card.ts';
import { Design } from '../../card/Design.tsx';
import { printedFacts } from '../../card/facts.ts';
import { listen } from '../../input/listen.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { onlySide, useGame, useGameStore } from '../../page/session/game.ts';
import { atOnce, later } from '../../page/session/press.ts';
import { RuleLink } from '../../reference/RuleLink.tsx';
import { Why } from '../../reference/Why.tsx';
import { AskHint, HintLine } from '../../table/hand/Hint.tsx';
import { CurtainScreen } from './Curtain.tsx';
import css from './PlanChoice.module.css';

/**
 * The Genius's secret choice among the plans that it drew (R3.1). The plans are on the page only while the Genius's
 * hand is open. It closes when the page is left, is hidden or loses the focus, and when the choice is made.
 * `asks`: others may be looking, as something was told at the table. So the plans wait for a word of the Genius.
 */
export function PlanChoice({ asks = false }: { asks?: boolean }) {
  const store = useGameStore();
  const peek = useGame((s) => s.openHands.genius);
  const names = useGame((s) => s.game?.names);
  /** Nobody else looks: the plans need not be hidden. */
  const alone = useGame((s) => onlySide(s) === 'genius');
  /** The other side is asked something: it looks. */
  const answering = useGame((s) => s.drawOffer !== null || s.undoRequest !== null);
  const advised = peek?.hint && typeof peek.hint !== 'string' ? peek.hint.action : null;
  const [chosen, setChosen] = useState<number | null>(null);
  const [why, setWhy] = useState<Refusal | TableRefusal | null>(null);
  const group = useId();
  const genius = nameOf(names, 'genius');
  const look = () => store.getState().post({ do: 'open-hand', side: 'genius' });

  useEffect(() => {
    const { post } = store.getState();
    const hide = () => post({ do: 'close-hand', side: 'genius' });
    const hideIfHidden = () => document.hidden && hide();
    // At once with the screen, else "The plans are hidden" would flash first.
    if (!asks) atOnce(() => post({ do: 'open-hand', side: 'genius' }));
    if (alone) return hide;
    const stop = listen(window, { blur: hide });
    const stopWatching = listen(document, { visibilitychange: hideIfHidden });
    return () => {
      stop();
      stopWatching();
      hide();
    };
  }, [store, asks, alone]);

  useEffect(() => {
    if (answering) store.getState().post({ do: 'close-hand', side: 'genius' });
  }, [store, answering]);

  const confirm = () => {
    if (chosen !== null) later(() => choose(chosen));
  };
  const choose = (card: CardId) => {
    const { ask, post } = store.getState();
    const choice: Command = { do: 'act', action: { type: 'choosePlan', side: 'genius', card } };
    const no = ask(choice, true);
    setWhy(no ?? null);
    if (no) return;
    post(choice);
    post({ do: 'close-hand', side: 'genius' });
  };

  if (!peek)
    return (
      <CurtainScreen side="genius" title={PLAN_CHOICE.hidden}>
        <p>
          {PLAN_CHOICE.onlyGenius(theNameOf(names, 'genius'))} {CURTAIN.lookAway(nameOf(names, other('genius')))}
        </p>
        <Button look="primary" tone="genius" onClick={look}>
          {PLAN_CHOICE.show(nameAndRole(names, 'genius'))}
        </Button>
      </CurtainScreen>
    );
  const { view } = peek;
  const totals = lairTotals(view);
  return (
    <CurtainScreen side="genius" title={PLAN_CHOICE.title(genius)} wide>
      <p className={css.hint}>
        {PLAN_CHOICE.hint} <RuleLink rule="R3.1" />
      </p>
      <p className="soft">{PLAN_CHOICE.have(totals)}</p>
      <div className={css.plans} role="radiogroup" aria-label={PLAN_CHOICE.plans}>
        {view.offered.map((card) => (
          <label
            key={card}
            className={css.plan}
            data-advised={(advised && 'card' in advised && advised.card === card) || undefined}
          >
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
      <HandNow view={view} />
      <p role="alert">{why && <Why why={why} table={view} />}</p>
      <div className={css.actions}>
        <HintLine side="genius" />
        <AskHint side="genius" />
        {!alone && (
          <Button onClick={() => store.getState().post({ do: 'close-hand', side: 'genius' })}>
            {PLAN_CHOICE.hide}
          </Button>
        )}
        <Button look="primary" tone="genius" aria-disabled={chosen === null} onClick={confirm}>
          {chosen === null ? PLAN_CHOICE.chooseOne : PLAN_CHOICE.choose(definitionOf(view, chosen).name)}
        </Button>
      </div>
    </CurtainScreen>
  );
}

/** The Genius's hand as it is at the choice, to be read. Only its own view is asked. */
function HandNow({ view }: { view: View }) {
  const title = useId();
  const hand = view.hands.genius.map((card) => ({ card, definition: definitionOf(view, card) }));
  if (hand.length === 0) return <p className="soft">{PLAN_CHOICE.noHand(view.rules.handSize)}</p>;
  return (
    <section className={css.hand} aria-labelledby={title}>
      <h2 id={title}>{PLAN_CHOICE.hand}</h2>
      <ul className={css.cards}>
        {hand.map(({ card, definition }) => (
          <li key={card} className={css.held} data-type={definition.type}>
            <h3 className={css.name}>
              <Icon name={definition.icon || definition.type} instead={definition.type} /> {definition.name}
            </h3>
            <p className={css.kind}>{numbersIn(definition).join(' · ')}</p>
            {rulesText(definition).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

const numbersIn = (definition: Definition): string[] => [
  kindOf(definition),
  ...printedFacts(definition).map(statWords),
  ...numbersOf(definition),
];
