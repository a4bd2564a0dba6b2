import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import type { Side } from '../../../engine/index.ts';
import { SHELL } from '../../../text/en/page/shell.ts';
import { HOW_TO_PLAY, START, TITLE } from '../../../text/en/screens/title.ts';
import { Button } from '../../kit/Button.tsx';
import { bringNewer } from '../../page/release/bringNewer.ts';
import { useArrival } from '../../page/route/focus.ts';
import { go, lostAddress } from '../../page/route/route.ts';
import { useReference } from '../../reference/reference.ts';
import { SavedGames } from '../saved/SavedGames.tsx';
import { NewGame } from './NewGame.tsx';
import { Poster } from './Poster.tsx';
import css from './StartScreen.module.css';
import { useOwnSet } from './useOwnSet.tsx';

interface Props {
  /** Why a game could not be opened, if that led back here. */
  trouble: string | null;
  onCredits(): void;
}

/** The title, a new game, the saved ones, and how to play in a minute. */
export function StartScreen({ trouble, onCredits }: Props) {
  const heading = useArrival<HTMLHeadingElement>();
  const lost = lostAddress(location.hash);
  const told = trouble ?? (lost && START.lost(lost));
  const ownSet = useOwnSet();
  const [Newer, setNewer] = useState<ComponentType>();
  useEffect(() => {
    bringNewer().then(
      (part) => setNewer(() => part.Newer),
      () => {}, // without a network there is nothing newer
    );
  }, []);
  return (
    <main className={css.start}>
      <header className={css.hero}>
        <Poster className={css.poster} />
        <div className={css.band}>
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            <span className={css.genius}>{TITLE[0]}</span> <span className={css.versus}>{TITLE[1]}</span>{' '}
            <span className={css.spies}>{TITLE[2]}</span>
          </h1>
          <p className={css.tagline}>{START.tagline}</p>
          <NewGame beside={ownSet.button} />
        </div>
      </header>
      <div className={css.page}>
        <p role="alert" className={told ? css.trouble : undefined}>
          {told}
        </p>
        {Newer && <Newer />}
        <SavedGames />
        <HowToPlay />
        <footer className={css.footer}>
          <p>{START.kept}</p>
          <Button look="quiet" small onClick={() => go({ screen: 'bench' })}>
            {START.bench}
          </Button>
          <Button look="quiet" small onClick={onCredits}>
            {SHELL.credits}
          </Button>
        </footer>
      </div>
      {ownSet.dialog}
    </main>
  );
}

function HowToPlay() {
  const { openRules } = useReference();
  return (
    <section className={css.how} aria-labelledby="how-to-play">
      <div className="spread">
        <h2 id="how-to-play">{START.how}</h2>
        <Button small onClick={openRules}>
          {SHELL.rulesAndCards}
        </Button>
      </div>
      <ol className={css.steps}>
        <Lesson {...HOW_TO_PLAY.genius} side="genius" />
        <Lesson {...HOW_TO_PLAY.spymaster} side="spymaster" />
        {HOW_TO_PLAY.both.map((lesson) => (
          <Lesson key={lesson.title} {...lesson} />
        ))}
      </ol>
    </section>
  );
}

const Lesson = ({ title, text, side }: { title: string; text: string; side?: Side }) => (
  <li data-side={side}>
    <h3>{title}</h3>
    <p>{text}</p>
  </li>
);
