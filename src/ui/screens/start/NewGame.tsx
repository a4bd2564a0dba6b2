import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { START } from '../../../text/page/start.ts';
import { go, randomSeed, seedFromAddress } from '../../shell/route.ts';
import { bringCards } from '../../store/bringCards.ts';
import { loadStore } from '../../store/loadStore.tsx';
import { Button } from '../../theme/Button.tsx';
import type { Cast } from '../settings/cast.ts';
import { Seats } from '../settings/Seats.tsx';
import css from './NewGame.module.css';
import { remembered } from './remembered.ts';

/**
 * A new game without questions: two names and Play. How it begins is said beside it, and Options changes it. `beside`:
 * what else can be chosen.
 */
export function NewGame({ beside }: { beside?: ReactNode }) {
  const [last] = useState(remembered);
  const [{ names, sources }, setCast] = useState<Cast>(last);
  const [trouble, setTrouble] = useState<string | null>(null);

  /** Gives what was typed to the store, and goes on with it. */
  const goOn = async (to: 'play' | 'options') => {
    setTrouble(null);
    try {
      const [store] = await Promise.all([loadStore(), bringCards()]);
      const { newGame, setPreferences, preferences } = store.getState();
      const cast = { genius: names.genius.trim(), spymaster: names.spymaster.trim() };
      setPreferences({ names: cast, sources });
      if (to === 'options') {
        go({ screen: 'setup' });
        return;
      }
      const { seating, grace, preset } = preferences;
      const seed = seedFromAddress(location) ?? randomSeed();
      const problem = newGame({ names: cast, sources, settings: { seating, grace, preset }, seed });
      const started = store.getState().game;
      if (problem) setTrouble(problem.message);
      if (started && problem?.code !== 'no-cards') go({ screen: 'game', id: started.id });
    } catch {
      setTrouble(START.unreachable);
    }
  };
  const play = (event: FormEvent) => {
    event.preventDefault();
    void goOn('play');
  };

  return (
    <form className={css.form} onSubmit={play}>
      <Seats names={names} sources={sources} onChange={setCast} />
      <Button type="submit" look="primary" className={css.play} aria-describedby="chosen">
        {START.play}
      </Button>
      <div className={css.chosen}>
        <p id="chosen">{START.chosen({ ...last, sources })}</p>
        <Button small onClick={() => void goOn('options')}>
          {START.options}
        </Button>
        {beside}
      </div>
      <p role="alert" className="trouble">
        {trouble}
      </p>
    </form>
  );
}
