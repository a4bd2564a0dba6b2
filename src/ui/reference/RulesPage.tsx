import { Fragment, useEffect, useMemo, useRef } from 'react';
import source from '../../engine/RULES.md?raw';
import { REFERENCE } from '../../text/en/reference/reference.ts';
import { forPlayers } from '../../text/en/reference/rulebook.ts';
import css from './ReferenceDialog.module.css';
import type { Inline, Rule } from './rulebook.ts';
import { parseRules, searchRules } from './rulebook.ts';

const BOOK = parseRules(forPlayers(source));
/** What the rulebook begins with, after a paragraph for who works on it: what the game is about, and its words. */
const [, ABOUT, WORDS] = BOOK.intro;

interface Props {
  query: string;
  /** The rule to show, `R8.1` or a whole section `R8`. */
  at: string | null;
  onRule(rule: string): void;
}

/** All rules, or those with all words of the query. Each number of a rule in them is a link. */
export function RulesPage({ query, at, onRule }: Props) {
  const sections = useMemo(() => searchRules(BOOK.sections, query), [query]);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A frame later: the dialog opens, and takes the focus, only after this content is in place.
    const soon = requestAnimationFrame(() => {
      const target = at && page.current?.querySelector<HTMLElement>(`#rule-${CSS.escape(at)}`);
      if (!target) return;
      target.scrollIntoView({ block: 'center' });
      target.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(soon);
  }, [at]);
  return (
    <div ref={page} className={css.rules}>
      {query === '' && (
        <>
          <Paragraph parts={ABOUT} onRule={onRule} />
          <p className="soft">
            {REFERENCE.follow}
            <Ruling />
            {REFERENCE.rulingMarks}
          </p>
          <Paragraph parts={WORDS} className="soft" onRule={onRule} />
          <nav className="row" aria-label={REFERENCE.contents}>
            {BOOK.sections.map(({ id, title }) => (
              <button key={id} type="button" className={css.chip} onClick={() => onRule(id)}>
                {id} {title}
              </button>
            ))}
          </nav>
        </>
      )}
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={`rule-${section.id}`}>
          <h3 id={`rule-${section.id}`} tabIndex={-1} className={css.section}>
            <span className={css.number}>{section.id}</span> {section.title}
          </h3>
          <ul>
            {section.rules.map((rule) => (
              <RuleLine key={rule.id} rule={rule} marked={rule.id === at} onRule={onRule} />
            ))}
          </ul>
        </section>
      ))}
      {sections.length === 0 && <p>{REFERENCE.noRule}</p>}
    </div>
  );
}

const Paragraph = ({ className, ...text }: Parameters<typeof Text>[0] & { className?: string }) => (
  <p className={className}>
    <Text {...text} />
  </p>
);

const RuleLine = ({ rule, marked, onRule }: { rule: Rule; marked: boolean; onRule: Props['onRule'] }) => (
  <li id={`rule-${rule.id}`} tabIndex={-1} className={css.rule} data-marked={marked || undefined}>
    <span className={css.number}>{rule.id}</span>
    <p>
      <Text parts={rule.text} onRule={onRule} />
    </p>
  </li>
);

function Text({ parts, onRule }: { parts: readonly Inline[]; onRule: Props['onRule'] }) {
  return parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence do not move
    <Fragment key={i}>{draw(part, onRule)}</Fragment>
  ));
}

const Ruling = () => (
  <abbr className={css.ruling} title={REFERENCE.rulingHelp}>
    {REFERENCE.ruling}
  </abbr>
);

function draw(part: Inline, onRule: Props['onRule']) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'em':
      return <em>{part.text}</em>;
    case 'strong':
      return <strong>{part.text}</strong>;
    case 'code':
      return <code>{part.text}</code>;
    case 'ruling':
      return <Ruling />;
    case 'rule':
      return (
        <button type="button" className={css.link} onClick={() => onRule(part.text)}>
          {part.text}
        </button>
      );
  }
}
