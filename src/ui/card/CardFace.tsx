import clsx from 'clsx';
import { Fragment, memo } from 'react';
import type { Definition, Edge } from '../../engine/index.ts';
import { EDGES } from '../../engine/index.ts';
import { rulesText } from '../../text/en/cardText/rulesText.ts';
import type { StatFact } from '../../text/en/table/card.ts';
import { FACE } from '../../text/en/table/card.ts';
import { signed } from '../../text/en/words.ts';
import { Icon } from '../kit/Icon.tsx';
import css from './card.module.css';
import { printedFacts } from './facts.ts';
import { Picture } from './Picture.tsx';
import { StatLine } from './StatLine.tsx';

interface CardFaceProps {
  definition: Definition;
  /** The statistics as they are in a game. Without them the printed ones are shown. */
  facts?: readonly StatFact[];
  /** The damage that is prevented next. */
  prevents?: number;
  className?: string;
}

/**
 * A card's face: the outline, colour and picture of its type, its name and its numbers. It fills its box. Its letters
 * grow with the box, and where there is room for it the rules text stands on it.
 */
export const CardFace = memo(function CardFace({
  definition,
  facts = printedFacts(definition),
  prevents,
  className,
}: CardFaceProps) {
  const lines = rulesText(definition);
  return (
    <span className={clsx(css.card, className)} data-type={definition.type}>
      <span className={css.body}>
        <span className={css.head}>
          <Icon name={definition.type} />
          <span className={css.name}>{definition.name}</span>
        </span>
        <span className={css.picture}>
          <Picture definition={definition} />
        </span>
        <span className={css.foot}>
          <CardNumbers definition={definition} facts={facts} prevents={prevents} />
        </span>
        {lines.length > 0 && (
          <span className={css.rules} data-rules="">
            {lines.map((line) => (
              <Fragment key={line}>
                <RulesLine line={line} />{' '}
              </Fragment>
            ))}
          </span>
        )}
        {definition.type === 'node' && <Connectors edges={definition.connectors} />}
      </span>
    </span>
  );
});

/** A keyword, or what an ability begins with up to its colon: "Network size 2 or more". */
const LEAD = /^[^:(.]{1,48}(?=:)|^[^:(. ]+(?: [^:(. ]+)?(?=\.? ?(?:\(|$))/;

/** A line of the rules text. What it begins with stands out, and the reminder of a keyword stands back. */
function RulesLine({ line }: { line: string }) {
  const lead = LEAD.exec(line)?.[0] ?? '';
  return (
    <span className={css.line}>
      {lead && <b>{lead}</b>}
      {line
        .slice(lead.length)
        .split(/( ?\([^)]*\))/)
        .map((part) => (/^ ?\(/.test(part) ? <i key={part}>{part}</i> : part))}
    </span>
  );
}

function CardNumbers({
  definition,
  facts,
  prevents,
}: Required<Pick<CardFaceProps, 'definition' | 'facts'>> & Pick<CardFaceProps, 'prevents'>) {
  switch (definition.type) {
    case 'minion':
      return <StatLine facts={facts} prevents={prevents} />;
    case 'spy':
      return (
        <>
          <StatLine facts={facts} prevents={prevents} />
          <Support definition={definition} />
        </>
      );
    case 'contraption':
      return (
        <>
          <Figure icon="cost" value={definition.cost} />
          <span className={css.kind}>{definition.attachable ? FACE.attach : FACE.static}</span>
        </>
      );
    case 'plan':
      return (
        <>
          <Figure icon="evilness" value={definition.evilness} />
          <PlanCost {...definition.planCost} />
        </>
      );
    case 'node':
      return <Bonuses definition={definition} />;
    default:
      return FACE.instant;
  }
}

const Figure = ({ icon, value }: { icon: string; value: number }) => (
  <span className={css.stat} aria-hidden="true">
    <Icon name={icon} />
    {value}
  </span>
);

const PlanCost = ({ contraptions, minions }: { contraptions: number; minions: number }) => (
  <span className={css.stats} aria-hidden="true">
    <Figure icon="contraption" value={contraptions} />
    <Figure icon="minion" value={minions} />
  </span>
);

/** The sizes of Networks that support a Spy: "2–4". */
export const supportWords = ({ supportMin, supportMax }: Definition): string =>
  supportMax === supportMin
    ? `${supportMin}`
    : supportMax === Number.POSITIVE_INFINITY
      ? `${supportMin}+`
      : `${supportMin}–${supportMax}`;

const Support = ({ definition }: { definition: Definition }) => (
  <span className={css.support} aria-hidden="true">
    <Icon name="node" />
    {supportWords(definition)}
  </span>
);

/** The Network Bonuses of a Node: what its Spies gain from which size on. Those in `active` are marked. */
export function Bonuses({ definition, active = [] }: { definition: Definition; active?: Definition['bonuses'] }) {
  return definition.bonuses.map((bonus) => (
    <span
      key={bonus.size}
      className={css.bonus}
      data-active={active.some(({ size }) => size === bonus.size) || undefined}
      aria-hidden="true"
    >
      <b>{bonus.size}</b>
      {(['attack', 'health', 'sneak'] as const).map(
        (stat) =>
          bonus[stat] !== 0 && (
            <span key={stat} className={css.stat}>
              <Icon name={stat} />
              {signed(bonus[stat])}
            </span>
          ),
      )}
      {(bonus.initiative || bonus.keywords.length > 0) && <Icon name="initiative" />}
    </span>
  ));
}

/** The connectors on the edges of a Node. */
export const Connectors = ({ edges, lit = [] }: { edges: readonly Edge[]; lit?: readonly Edge[] }) =>
  EDGES.filter((edge) => edges.includes(edge)).map((edge) => (
    <i
      key={edge}
      className={css.connector}
      data-edge={edge}
      data-lit={lit.includes(edge) || undefined}
      aria-hidden="true"
    />
  ));
