import clsx from 'clsx';
import type { Definition } from '../../engine/index.ts';
import { rulesText } from '../../text/en/cardText/rulesText.ts';
import { kindOf, numbersOf, statWords } from '../../text/en/table/card.ts';
import { CardFace } from './CardFace.tsx';
import css from './Design.module.css';
import { printedFacts } from './facts.ts';

interface Props {
  definition: Definition;
  /** The level of the heading, to fit the page around it. */
  heading?: 'h2' | 'h4';
  /** True: the face is above the words where there is no room beside them. */
  upright?: boolean;
  /** The id of the element with the words, for `aria-labelledby`. */
  id?: string;
}

/** A large card for reading: its face, its type, and its rules text in words. */
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

/** The printed numbers in words. The rules text already says Work. */
const numbers = (definition: Definition): string[] => [
  ...printedFacts(definition)
    .filter(({ stat }) => stat !== 'work')
    .map(statWords),
  ...numbersOf(definition),
];
