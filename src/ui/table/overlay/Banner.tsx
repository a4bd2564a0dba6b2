import type { Ref } from 'react';
import { useEffect, useRef, useState } from 'react';
import { definitionOf } from '../../../engine/index.ts';
import { wholeOf } from '../../../host/index.ts';
import type { PublicState } from '../../../store/types.ts';
import { nameOf } from '../../../text/en/names.ts';
import { BANNER } from '../../../text/en/table/overlay.ts';
import { listen } from '../../input/listen.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useGame, useGameStore, useIsFar } from '../../page/session/game.ts';
import type { Climax } from '../../show/climax.ts';
import { climaxOf } from '../../show/climax.ts';
import { Count } from '../../show/pictures/Count.tsx';
import css from './banner.module.css';

/** Milliseconds that the banner stays; for the first `SEEN` of them no tap elsewhere and no key takes it away. */
const STAY = 3000;
const SEEN = 1000;
/** It stays so long in a recap. */
const AGAIN = 1200;

/** The climax of the last change, until it is tapped or its time is over. A won game has its end screen instead. */
function useClimax() {
  const store = useGameStore();
  const [climax, setClimax] = useState<Climax | null>(null);
  const stay = useRef(STAY);
  const banner = useRef<HTMLButtonElement>(null);
  useEffect(
    () =>
      store.subscribe(({ latest, gameOver, show }, before) => {
        if (gameOver) setClimax(null);
        else if (latest.serial !== before.latest.serial && climaxOf(latest.events)) {
          // The points are scored later in the same beat.
          const beat = show?.playing.beat;
          stay.current = beat && beat.number < 0 ? AGAIN : STAY;
          setClimax(climaxOf(beat ? wholeOf(beat).events : []) ?? climaxOf(latest.events) ?? null);
        }
      }),
    [store],
  );
  useEffect(() => {
    if (!climax) return;
    const { post } = store.getState();
    post({ do: 'tell', on: true });
    const leave = () => setClimax(null);
    const over = setTimeout(leave, stay.current);
    let seen = false;
    const soon = setTimeout(() => {
      seen = true;
    }, SEEN);
    const elsewhere = (event: Event) => {
      if (seen && !banner.current?.contains(event.target as Node)) leave();
    };
    const stop = listen(window, { pointerdown: elsewhere, keydown: elsewhere }, true);
    return () => {
      clearTimeout(over);
      clearTimeout(soon);
      stop();
      post({ do: 'tell', on: false });
    };
  }, [climax, store]);
  return { climax, banner, dismiss: () => setClimax(null) };
}

/**
 * Says in large letters that a plan was completed or thwarted. It lies over the table, or over a curtain that has fallen
 * at the same time; one that falls later takes it away. It takes no focus. It stops only the tap that takes it away, and
 * the bar, which would run out unseen. Across a tablet it can be read from both sides.
 */
export function Banner() {
  const { climax, banner, dismiss } = useClimax();
  const words = wordsOf(climax, useGameStore().getState());
  return (
    <>
      <p className="visually-hidden" role="status">
        {climax && words && BANNER.told(words.deed, words.name, words.score, climax.total)}
      </p>
      {climax && words && <Letters key={climax.plan} climax={climax} words={words} ref={banner} onDismiss={dismiss} />}
    </>
  );
}

interface Words {
  deed: string;
  name: string;
  /** Before the total and after it. */
  score: [string, string];
}

function wordsOf(climax: Climax | null, { table, game }: PublicState): Words | null {
  if (!climax || !table) return null;
  const { deed, plan, side, points, total } = climax;
  return {
    deed: BANNER.deed[deed],
    name: definitionOf(table, plan).name,
    score: BANNER.score(nameOf(game?.names, side), points, total, table.rules.scoreToWin),
  };
}

/** The side's score now; with scenes it counts up. */
function Total({ points, total }: Climax) {
  const counts = useGame((s) => s.preferences.show > 0);
  if (total === null) return null;
  return counts ? <Count from={total - points} to={total} /> : total;
}

interface LettersProps {
  climax: Climax;
  words: Words;
  ref: Ref<HTMLButtonElement>;
  onDismiss(): void;
}

function Letters({ climax, words, ref, onDismiss }: LettersProps) {
  const across = useGame((s) => s.game?.settings.seating === 'across');
  const curtain = useGame((s) => s.curtain?.for);
  const headingBelow = useIsFar(curtain);
  const [begunBehind] = useState(curtain);
  const isOver = curtain !== begunBehind;
  useEffect(() => {
    if (isOver) onDismiss();
  }, [isOver, onDismiss]);
  if (isOver) return null;
  return (
    <div className={css.stage} data-low={(curtain && !headingBelow) || undefined} aria-hidden="true">
      <button
        ref={ref}
        type="button"
        tabIndex={-1}
        className={css.banner}
        data-climax={climax.deed}
        data-side={climax.side}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onDismiss}
      >
        {(across ? [css.far, css.face] : [css.face]).map((face) => (
          <span key={face} className={face}>
            <Icon name={climax.side === 'genius' ? 'plan' : 'spy'} className={css.sign} />
            <b className={css.deed}>{words.deed}</b>
            <span className={css.name}>{words.name}</span>
            <span className={css.score}>
              <Icon name="evilness" />
              <span>
                {words.score[0]}
                <Total {...climax} />
                {words.score[1]}
              </span>
            </span>
          </span>
        ))}
      </button>
    </div>
  );
}
