import { useEffect, useMemo, useRef, useState } from 'react';
import type { Definition } from '../../engine/index.ts';
import { CARD_TYPES, catalogOf, registerCatalog } from '../../engine/index.ts';
import { rulesText } from '../../text/cardText.ts';
import { TYPE_TERMS } from '../../text/terms.ts';
import { Design } from './Design.tsx';
import { useGame } from './game.ts';
import css from './ReferenceDialog.module.css';

interface Props {
  query: string;
  /** A design's id. */
  at: string | null;
}

/** The designs of the open game, or of the game's own set where none is open. */
function useDesigns(): readonly Definition[] {
  const set = useGame((s) => s.table?.set);
  const [own, setOwn] = useState<readonly Definition[]>([]);
  useEffect(() => {
    if (set) return;
    import('virtual:cards').then(
      ({ default: { cards } }) => setOwn(registerCatalog(cards).definitions),
      () => undefined,
    );
  }, [set]);
  return useMemo(() => (set ? catalogOf({ set }).definitions : own), [set, own]);
}

/** All designs, or those that hold every word looked for, by type. */
export function CardsPage({ query, at }: Props) {
  const designs = useDesigns();
  const page = useRef<HTMLDivElement>(null);
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = designs.filter((design) => words.every((word) => searchable(design).includes(word)));
  useEffect(() => {
    if (at && designs.length > 0)
      page.current?.querySelector(`#card-${CSS.escape(at)}`)?.scrollIntoView({ block: 'center' });
  }, [at, designs]);
  return (
    <div ref={page} className={css.cards}>
      {CARD_TYPES.map((type) => {
        const ofType = found.filter((design) => design.type === type);
        if (ofType.length === 0) return null;
        return (
          <section key={type}>
            <h3 className={css.section}>{TYPE_TERMS[type].plural}</h3>
            <p className={css.copies}>{TYPE_TERMS[type].help}</p>
            <ul className={css.designs}>
              {ofType.map((design) => (
                <li
                  key={design.id}
                  id={`card-${design.id}`}
                  className={css.design}
                  data-marked={design.id === at || undefined}
                >
                  <Design definition={design} />
                  <p className={css.copies}>{design.copies === 1 ? 'One copy' : `${design.copies} copies`}</p>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {designs.length > 0 && found.length === 0 && <p>No card holds all of these words. Try fewer of them.</p>}
    </div>
  );
}

const searchable = (design: Definition): string =>
  [design.name, design.type, design.text, ...rulesText(design)].join(' ').toLowerCase();
