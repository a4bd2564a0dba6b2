import clsx from 'clsx';
import type { Definition } from '../../engine/index.ts';
import { rulesText } from '../../text/cardText.ts';
import { kindOf, numbersOf, statWords } from '../../text/page/card.ts';
import { CardFace } from './CardFace.tsx';
import css from './Design.module.css';
import { printedFacts } from './facts.ts';

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

/** The printed numbers in words; Work is told by the rules text. */
const numbers = (definition: Definition): string[] => [
  ...printedFacts(definition)
    .filter(({ stat }) => stat !== 'work')
    .map(statWords),
  ...numbersOf(definition),
];
