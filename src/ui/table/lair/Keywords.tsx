import type { Keyword } from '../../../engine/index.ts';
import { KEYWORD_TERMS } from '../../../text/terms.ts';
import { Icon } from '../../theme/Icon.tsx';
import css from './lair.module.css';

/** The keywords in force, each as a small word. */
export function Keywords({ words }: { words: string }) {
  if (words === '') return null;
  return (
    <span className={css.keywords}>
      {words.split(' ').map((word) => (
        <span key={word} className={css.keyword}>
          {word === 'initiative' && <Icon name="initiative" />}
          <span>{KEYWORD_TERMS[word as Keyword].name}</span>
        </span>
      ))}
    </span>
  );
}
