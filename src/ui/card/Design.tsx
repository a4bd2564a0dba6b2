import clsx from 'clsx';
import type { Definition } from '../../engine/index.ts';

import { rulesText, supportText } from '../../text/cardText.ts';
import { CardFace, kindOf } from './CardFace.tsx';
import css from './Design.module.css';
import { printedFacts, statWords } from './facts.ts';

interface Props {
  definition: Definition;
  /** Its heading's level, to fit into the page around it. */
  heading?: 'h2' | 'h4';
  /** Upright: the face above the words. */
  upright?: boolean;
  /** Id of the words, for what is labelled by them. */
  id?: string;
}

/** A card read at leisure: its face, what it is, and its rules text in words. */
export function Design({ definition, heading: Heading = 'h4', upright = false, id }: Props) {
  const { name, text } = definition;
  return (
    <article className={clsx(css.design, upright && css.upright)}>
      <div className={css.face} aria-hidden="true">
        <CardFace definition={definition} />
      </div>
      <div id={id} className={css.words}>
        <Heading className={css.name}>{name}</Heading>
        <p className={css.kind}>{[kindOf(definition), ...numbers(definition)].join(' · ')}</p>
        {rulesText(definition).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {text && <p className={css.flavour}>{text}</p>}
      </div>
    </article>
  );
}

/** The printed numbers in words. */
function numbers(definition: Definition): string[] {
  const { type, planCost, evilness, cost, supportMin, supportMax, connectors } = definition;
  const stats = printedFacts(definition)
    .filter(({ stat }) => stat !== 'work')
    .map(statWords);
  if (type === 'plan')
    return [
      `Evilness ${evilness}`,
      `costs Contraptions worth ${planCost.contraptions}, Minions worth ${planCost.minions}`,
    ];
  if (type === 'contraption') return [`Cost ${cost}`];
  if (type === 'spy') return [...stats, `supports Network size ${supportText(supportMin, supportMax)}`];
  if (type === 'node') return [`connects ${connectors.join(', ')}`];
  return stats;
}
