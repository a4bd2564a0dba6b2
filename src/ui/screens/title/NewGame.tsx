import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { START } from '../../../text/en/screens/title.ts';
import { Button } from '../../kit/Button.tsx';
import { parseSeed, seedFromAddress } from '../../page/route/seed.ts';
import type { Cast } from '../settings/cast.ts';
import { Seats } from '../settings/Seats.tsx';
import css from './NewGame.module.css';
import { remembered } from './remembered.ts';

/** Fetches what follows on the buttons. */
export const fetchBegin = () => import('./begin.ts').then(({ begin }) => begin);

/**
 * A new game without questions: two names and Play. How it begins is said beside it, and Options changes it. `beside`:
 * what else can be chosen.
 */
export function NewGame({ beside }: { beside?: ReactNode }) {
  const [last] = useState(remembered);
  const [{ names, sources }, setCast] = useState<Cast>(last);
  const seed = seedFromAddress(location);
  const [trouble, setTrouble] = useState<string | null>(null);

  /** Goes on with what was typed. */
  const goOn = async (to: 'play' | 'options') => {
    setTrouble(null);
    try {
      const begin = await fetchBegin();
      setTrouble(await begin({ names, sources }, to));
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
      {seed !== undefined && (
        <p className={css.seed}>{parseSeed(seed) === undefined ? START.noSeed(seed) : START.seed(seed)}</p>
      )}
      <p role="alert" className="trouble">
        {trouble}
      </p>
    </form>
  );
}
