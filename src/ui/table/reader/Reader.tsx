import { Fragment, memo } from 'react';
import type { CardId, Keyword } from '../../../engine/index.ts';
import { definitionOf, networkSize, occupantAt, positionOf, spyInPlay, standingOn } from '../../../engine/index.ts';
import { rulesText, supportText } from '../../../text/en/cardText/rulesText.ts';
import type { StatFact } from '../../../text/en/table/card.ts';
import { costWords, countersWords, kindOf } from '../../../text/en/table/card.ts';
import { lastingWords, standingWords } from '../../../text/en/table/changes.ts';
import { PLAN } from '../../../text/en/table/plan.ts';
import { INSPECTOR } from '../../../text/en/table/reader.ts';
import { KEYWORD_TERMS } from '../../../text/en/terms.ts';
import { Bonuses, CardFace } from '../../card/CardFace.tsx';
import { causedOn } from '../../card/causes.ts';
import { trendOf } from '../../card/facts.ts';
import { useTabStop } from '../../kit/twin.ts';
import { useDefinition, useGame, useStanding, useTable } from '../../page/session/game.ts';
import { useDesk } from '../../play/context.ts';
import { ownPlan } from '../../play/reading.ts';
import { useReference } from '../../reference/reference.ts';
import { Payment } from '../plan/Payment.tsx';
import { Load } from './Load.tsx';
import css from './reader.module.css';

/** The card in play that was touched last, at reading size. Never shows a hand. */
export const Reader = memo(function Reader() {
  const card = useDesk((d) => d.inspected);
  const stop = useTabStop();
  return (
    <section className={css.inspector} aria-label={INSPECTOR.title} tabIndex={stop ?? 0}>
      {card === null ? <Hint /> : <Details key={card} card={card} />}
    </section>
  );
});

function Hint() {
  const { openSigns, isMissing } = useReference();
  const stop = useTabStop();
  return (
    <p className={css.hint}>
      {INSPECTOR.hint}
      {!isMissing && (
        <button type="button" className={css.signs} tabIndex={stop} onClick={openSigns}>
          {INSPECTOR.signs}
        </button>
      )}
    </p>
  );
}

interface FactsProps {
  facts: readonly StatFact[];
  /** The keywords that are not printed on the card. */
  gained: readonly Keyword[];
}

/** What is not as printed has a sign. A line breaks only between two of them. */
function Facts({ facts, gained }: FactsProps) {
  const told = [
    ...facts.map((fact) => ({ words: INSPECTOR.fact(fact), trend: trendOf(fact) })),
    ...gained.map((keyword) => ({ words: KEYWORD_TERMS[keyword].name, trend: 'raised' })),
  ];
  return (
    <p>
      {told.map(({ words, trend }, i) => (
        <Fragment key={words}>
          {i > 0 && ' · '}
          <span className={css.fact} data-trend={trend}>
            {words}
          </span>
        </Fragment>
      ))}
    </p>
  );
}

interface ChangesProps {
  card: CardId;
  /** The Contraptions that it carries. They say themselves what they give. */
  carries: readonly CardId[] | null;
}

/** What has changed the card from what is printed on it, and what protects it, each with its cause. */
function Changes({ card, carries }: ChangesProps) {
  const log = useGame((s) => s.log);
  const table = useTable((table) => table);
  const name = (id: CardId) => definitionOf(table, id).name;
  const told = [
    ...causedOn(table, log, card).map(({ change, from }) => lastingWords(change, from)),
    ...standingOn(table, card)
      .filter(({ from }) => !carries?.includes(from))
      .map((change) => standingWords(change, name(change.from))),
  ];
  if (told.length === 0) return null;
  return <p className={css.changes}>{told.join(' · ')}</p>;
}

function Details({ card }: { card: CardId }) {
  const definition = useDefinition(card);
  const { facts, bonuses, keywords, counters, prevents } = useStanding(card);
  const gained = keywords.filter((keyword) => !definition.keywords.includes(keyword));
  const unit = useTable((table) => occupantAt(table, positionOf(table, card)));
  const host = useTable((table) => (unit ? definitionOf(table, unit.card).name : ''));
  const assigned = useTable((table) => {
    const spy = spyInPlay(table, card);
    return spy ? (spy.network < 0 ? INSPECTOR.unassigned : INSPECTOR.assigned(networkSize(table, spy.network))) : '';
  });
  const isSent = useTable(({ infiltrated, infiltration }) => infiltrated.includes(card) && infiltration?.spy !== card);
  const table = useTable((one) => one);
  const own = useGame(ownPlan);
  /** The plan in play, of which its reader knows whether its cost is met. */
  const isPaid = table.plan !== null && definition.type === 'plan' && (card === own || card === table.plan.card);
  const lines = rulesText(definition);
  const isUnit = useTable((table) => spyInPlay(table, card) !== null || unit?.card === card);
  const carries = unit?.attached.some((one) => one !== card) ? unit.attached : null;
  return (
    <>
      <div className={css.face} aria-hidden="true">
        <CardFace definition={definition} facts={facts} prevents={prevents} />
      </div>
      <div className={css.words} data-words="">
        <div className={css.head}>
          <h2 className={css.name}>{definition.name}</h2>
          <p className={css.kind}>{kindOf(definition)}</p>
        </div>
        {facts.length > 0 && <Facts facts={facts} gained={gained} />}
        {counters.length > 0 && <p>{counters.map(countersWords).join(' · ')}</p>}
        {isUnit && <Changes card={card} carries={carries} />}
        {definition.type === 'contraption' && (
          <p>
            {costWords(definition.cost)}
            {unit && unit.card !== card && INSPECTOR.attachedTo(host)}
          </p>
        )}
        {definition.type === 'plan' && (
          <p>
            {INSPECTOR.planCost(definition.evilness, definition.planCost)}. {PLAN.completing(definition.planCost)}
          </p>
        )}
        {definition.type === 'spy' && (
          <p>
            {INSPECTOR.support(supportText(definition.supportMin, definition.supportMax))} {assigned}
            {isSent && ` ${INSPECTOR.sent}`}
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
        {isPaid && <Payment plan={card} table={table} className={css.pays} />}
        {definition.text && <p className={css.flavour}>{definition.text}</p>}
      </div>
      {carries && <Load attached={carries} host={host} now={card} />}
    </>
  );
}
