import { useArrival } from '../../shell/focus.ts';
import { go } from '../../shell/route.ts';
import { Button } from '../../theme/Button.tsx';
import { SavedGames } from '../saved/SavedGames.tsx';
import { Poster } from './Poster.tsx';
import css from './StartScreen.module.css';

interface Props {
  /** Why the page came back here: a game that could not be opened. */
  trouble: string | null;
  onRules(): void;
  onCredits(): void;
}

/** The title, a new game, the saved ones, and how to play in a minute. */
export function StartScreen({ trouble, onRules, onCredits }: Props) {
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <main className={css.start}>
      <header className={css.hero}>
        <Poster className={css.poster} />
        <div className={css.band}>
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            <span className={css.genius}>Evil Genius</span> <span className={css.versus}>VS</span>{' '}
            <span className={css.spies}>Spies</span>
          </h1>
          <p className={css.tagline}>
            A card game for two at one screen. One builds the doomsday device; the other sends the spies.
          </p>
          <div className={css.actions}>
            <Button look="primary" className={css.big} onClick={() => go({ screen: 'setup' })}>
              New game
            </Button>
          </div>
        </div>
      </header>
      <div className={css.page}>
        <p role="alert" className={trouble ? css.trouble : undefined}>
          {trouble}
        </p>
        <SavedGames />
        <HowToPlay onRules={onRules} />
        <footer className={css.footer}>
          <p>Games are kept in this browser only. Export one to carry it to another device.</p>
          <Button look="quiet" small onClick={onCredits}>
            About &amp; credits
          </Button>
        </footer>
      </div>
    </main>
  );
}

function HowToPlay({ onRules }: { onRules(): void }) {
  return (
    <section className={css.how} aria-labelledby="how-to-play">
      <div className={css.head}>
        <h2 id="how-to-play">How to play, in a minute</h2>
        <Button small onClick={onRules}>
          Rules &amp; cards
        </Button>
      </div>
      <ol className={css.steps}>
        <li className={css.forGenius}>
          <h3>The Evil Genius</h3>
          <p>
            Fill eight squares with Minions and let them build Contraptions. When the lair is worth what your secret
            Evil Plan costs, activate it, advance it a turn later, complete it the turn after, and score its Evilness.
          </p>
        </li>
        <li className={css.forSpymaster}>
          <h3>The Spy Master</h3>
          <p>
            Play Nodes and connect them to Networks, assign Spies to them, and send the Spies in, square by square:
            sneak by or fight. One that gets past square 8 thwarts the Plan, and you score its Evilness.
          </p>
        </li>
        <li>
          <h3>Ten Evilness wins</h3>
          <p>
            You take turns, the Genius first. What cannot be done now tells you why: tap it, and the number of the rule
            opens the rule.
          </p>
        </li>
        <li>
          <h3>Hands are secret</h3>
          <p>
            Hold your edge of the table to peek at your hand; the other looks away. Epiphanies and Intelligence may be
            played at nearly any time: press INTERRUPT first.
          </p>
        </li>
      </ol>
    </section>
  );
}
