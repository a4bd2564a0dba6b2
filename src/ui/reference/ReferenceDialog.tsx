import { useEffect, useId, useRef, useState } from 'react';
import { SHELL } from '../../text/en/page/shell.ts';
import { REFERENCE } from '../../text/en/reference/reference.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { CardsPage } from './CardsPage.tsx';
import css from './ReferenceDialog.module.css';
import { RulesPage } from './RulesPage.tsx';
import { SignsPage } from './SignsPage.tsx';

/** The place at which the reference is open. */
export type ReferencePage = { page: 'rules'; rule: string | null } | { page: 'cards' } | { page: 'signs' };

interface Props {
  place: ReferencePage;
  onGo(place: ReferencePage): void;
  onClose(): void;
}

/** The reference: the rules, all card designs and the signs on the table. Each page has a search. */
export function ReferenceDialog({ place, onGo, onClose }: Props) {
  const [query, setQuery] = useState('');
  const field = useId();
  const tools = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what begins at the top
  useEffect(() => {
    const scroller = tools.current?.parentElement;
    if (scroller) scroller.scrollTop = 0;
  }, [place.page]);
  const turnTo = (to: ReferencePage) => {
    setQuery('');
    onGo(to);
  };
  return (
    <Dialog open title={SHELL.rulesAndCards} onClose={onClose} className={css.dialog}>
      <div ref={tools} className={css.tools}>
        <Button small aria-pressed={place.page === 'rules'} onClick={() => turnTo({ page: 'rules', rule: null })}>
          {REFERENCE.pages.rules}
        </Button>
        <Button small aria-pressed={place.page === 'cards'} onClick={() => turnTo({ page: 'cards' })}>
          {REFERENCE.pages.cards}
        </Button>
        <Button small aria-pressed={place.page === 'signs'} onClick={() => turnTo({ page: 'signs' })}>
          {REFERENCE.pages.signs}
        </Button>
        <label htmlFor={field} className="visually-hidden">
          {REFERENCE.search[place.page]}
        </label>
        <input
          id={field}
          type="search"
          className={css.search}
          placeholder={REFERENCE.search[place.page]}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      {place.page === 'rules' && (
        <RulesPage query={query} at={place.rule} onRule={(rule) => turnTo({ page: 'rules', rule })} />
      )}
      {place.page === 'cards' && <CardsPage query={query} onLeave={onClose} />}
      {place.page === 'signs' && <SignsPage query={query} />}
    </Dialog>
  );
}
