import { memo } from 'react';
import type { CardId } from '../../../engine/index.ts';
import { definitionOf, networkSize, occupantAt, positionOf, spyInPlay } from '../../../engine/index.ts';
import { rulesText, supportText } from '../../../text/cardText.ts';
import { costWords, kindOf, statWords } from '../../../text/page/card.ts';
import { INSPECTOR } from '../../../text/page/table.ts';
import { Bonuses, CardFace } from '../../card/CardFace.tsx';
import { useReference } from '../../reference/reference.ts';
import { useDefinition, useGame, useStanding, useTable } from '../../store/game.ts';
import { useDesk } from '../desk/context.ts';
import css from './inspector.module.css';
import { Load } from './Load.tsx';

/** The card in play that was touched last, at reading size. It faces the side that has to act. Never shows a hand. */
export const Inspector = memo(function Inspector() {
  const card = useDesk((d) => d.inspected);
  const reader = useGame((s) => s.awaiting?.side);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={css.inspector} data-side={reader ?? undefined} aria-label={INSPECTOR.title} tabIndex={0}>
      {card === null ? <Hint /> : <Details key={card} card={card} />}
    </section>
  );
});

function Hint() {
  const { openSigns } = useReference();
  return (
    <p className={css.hint}>
      {INSPECTOR.hint}
      <button type="button" className={css.signs} onClick={openSigns}>
        {INSPECTOR.signs}
      </button>
    </p>
  );
}

/** Keeps each number on the same line as the word before it. */
const unbroken = (text: string): string => text.replaceAll(/ (?=\d)/g, '\u00a0');

function Details({ card }: { card: CardId }) {
  const definition = useDefinition(card);
  const { facts, bonuses } = useStanding(card);
  const unit = useTable((table) => occupantAt(table, positionOf(table, card)));
  const host = useTable((table) => (unit ? definitionOf(table, unit.card).name : ''));
  const assigned = useTable((table) => {
    const spy = spyInPlay(table, card);
    return spy ? (spy.network < 0 ? INSPECTOR.unassigned : INSPECTOR.assigned(networkSize(table, spy.network))) : '';
  });
  const lines = rulesText(definition);
  return (
    <>
      <div className={css.face} aria-hidden="true">
        <CardFace definition={definition} facts={facts} />
      </div>
      <div className={css.words}>
        <h2 className={css.name}>{definition.name}</h2>
        <p className={css.kind}>{kindOf(definition)}</p>
        {facts.length > 0 && <p>{unbroken(facts.map(statWords).join(' · '))}</p>}
        {definition.type === 'contraption' && (
          <p>
            {costWords(definition.cost)}
            {unit && unit.card !== card && INSPECTOR.attachedTo(host)}
          </p>
        )}
        {unit?.attached.some((one) => one !== card) && <Load attached={unit.attached} host={host} />}
        {definition.type === 'plan' && <p>{INSPECTOR.planCost(definition.evilness, definition.planCost)}</p>}
        {definition.type === 'spy' && (
          <p>
            {INSPECTOR.support(supportText(definition.supportMin, definition.supportMax))} {assigned}
          </p>
        )}
        {definition.type === 'node' && (
          <p className={css.bonuses}>
            <Bonuses definition={definition} active={bonuses} />
          </p>
        )}
        {lines.map((line) => (
          <p key={line} className={css.rule}>
            {line}
          </p>
        ))}
        {definition.text && <p className={css.flavour}>{definition.text}</p>}
      </div>
    </>
  );
}
