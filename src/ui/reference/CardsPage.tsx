import type { Definition } from '../../engine/index.ts';
import { CARD_TYPES, catalogOf, SIDES } from '../../engine/index.ts';
import { PERSON } from '../../text/en/bots.ts';
import { rulesText } from '../../text/en/cardText/rulesText.ts';
import { REFERENCE } from '../../text/en/reference/reference.ts';
import { TYPE_TERMS } from '../../text/en/terms.ts';
import { Design } from '../card/Design.tsx';
import { Button } from '../kit/Button.tsx';
import { useGame } from '../page/session/game.ts';
import css from './ReferenceDialog.module.css';
import { wordsOf } from './search.ts';

/** The card designs by type: of the open game, else of the game's own set. With a query: those with all its words. */
export function CardsPage({ query, onLeave }: { query: string; onLeave(): void }) {
  /** A card is tried at the workbench, which would leave a game of two people. */
  const mayTry = useGame((s) => !s.game || s.gameOver !== null || SIDES.some((side) => s.sources[side] !== PERSON));
  const set = useGame((s) => s.table?.set ?? s.cards?.hash);
  const designs = set ? catalogOf({ set }).definitions : [];
  const words = wordsOf(query);
  const found = designs.filter((design) => words.every((word) => searchable(design).includes(word)));
  return (
    <div className={css.cards}>
      {CARD_TYPES.map((type) => {
        const ofType = found.filter((design) => design.type === type);
        if (ofType.length === 0) return null;
        return (
          <section key={type}>
            <h3 className={css.section}>{TYPE_TERMS[type].plural}</h3>
            <p className={css.copies}>{TYPE_TERMS[type].help}</p>
            <ul className={css.designs}>
              {ofType.map((design) => (
                <li key={design.id} className={css.design}>
                  <Design definition={design} />
                  <p className={css.copies}>{REFERENCE.copies(design.copies)}</p>
                  {mayTry && (
                    <Button
                      small
                      className={css.try}
                      onClick={() => {
                        onLeave();
                        location.hash = `#/bench/${encodeURIComponent(design.id)}`;
                      }}
                    >
                      {REFERENCE.tryCard}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {designs.length > 0 && found.length === 0 && <p>{REFERENCE.noCard}</p>}
    </div>
  );
}

const searchable = (design: Definition): string =>
  [design.name, design.type, design.text, ...rulesText(design)].join(' ').toLowerCase();
