import type { Keyword } from '../../../engine/index.ts';
import { KEYWORD_TERMS } from '../../../text/en/terms.ts';
import { Icon } from '../../kit/Icon.tsx';
import css from './keywords.module.css';

/** The keywords that a card has now, as small tags. */
export function Keywords({ keywords }: { keywords: readonly Keyword[] }) {
  if (keywords.length === 0) return null;
  return (
    <span className={css.keywords}>
      {keywords.map((keyword) => (
        <span key={keyword} className={css.keyword}>
          {keyword === 'initiative' && <Icon name="initiative" />}
          <span className={css.word}>{KEYWORD_TERMS[keyword].name}</span>
        </span>
      ))}
    </span>
  );
}
