import { useEffect, useRef, useState } from 'react';
import type { Card, Rules } from '../../../engine/index.ts';
import { catalogOf } from '../../../engine/index.ts';
import { startTrial } from '../../../store/trial.ts';
import { trialLines } from '../../../text/en/game/trial.ts';
import { TRIAL as WORDS } from '../../../text/en/page/trial.ts';
import { Button } from '../../kit/Button.tsx';
import { useGame, useGameStore } from '../session/game.ts';
import css from './Trial.module.css';

type Seen = Parameters<typeof trialLines>[0];

interface Props {
  cards: readonly Card[];
  rules: Partial<Rules>;
  /** A set that they are compared with, and how it is called. */
  before?: { cards: readonly Card[]; rules: Partial<Rules>; name: string } | undefined;
  /** Plays the games. */
  start?: typeof startTrial;
}

/**
 * A button that plays games of two rookies on a card set, and what they have shown so far. With another set,
 * give it another `key`: then it stops, and forgets what it has seen.
 */
export function Trial({ cards, rules, before, start = startTrial }: Props) {
  const [state, setState] = useState<'idle' | 'playing' | 'stopped' | 'done' | 'lost'>('idle');
  const [seen, setSeen] = useState<Seen | null>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const play = () => {
    stop.current();
    setSeen(null);
    setState('playing');
    stop.current = start(
      { cards, rules, ...(before && { before }) },
      {
        onGame(now) {
          setSeen(now);
          if (now.toGo === 0) setState('done');
        },
        onLost: () => setState('lost'),
      },
    );
  };
  const halt = () => {
    stop.current();
    setState('stopped');
  };
  const games = seen?.games ?? 0;
  const lines = seen && (
    <ul className={css.lines}>
      {trialLines(seen).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line goes on saying the same of more games
        <li key={i}>{line}</li>
      ))}
    </ul>
  );

  return (
    <div className={css.trial}>
      <div className={css.row}>
        {state === 'playing' ? (
          <Button small onClick={halt}>
            {WORDS.stop}
          </Button>
        ) : (
          <Button small onClick={play}>
            {state === 'idle' ? WORDS.play : WORDS.again}
          </Button>
        )}
        {state === 'playing' && (
          <>
            <progress value={seen ? games / (games + seen.toGo) : 0} aria-label={WORDS.title} />
            <span>{WORDS.playing(games)}</span>
          </>
        )}
        {state === 'stopped' && <span>{WORDS.stopped(games)}</span>}
        {state === 'idle' && <span className="soft">{before ? WORDS.whatAgainst(before.name) : WORDS.what}</span>}
      </div>
      {state === 'playing' && lines}
      <div role="status">
        {state === 'lost' && <p className="trouble">{WORDS.lost}</p>}
        {state !== 'playing' && lines}
      </div>
    </div>
  );
}

/** The same for the set with which the next game is played. */
export function TrialOfNow() {
  const cards = useGame((s) => s.cards);
  const { getState } = useGameStore();
  if (!cards?.hash) return null;
  const { hash, rules, brought } = cards;
  const set = getState().setBefore();
  const before = set ? { ...set, name: brought ? WORDS.own : WORDS.opened } : undefined;
  return (
    <Trial key={hash + JSON.stringify(rules)} cards={catalogOf({ set: hash }).source} rules={rules} before={before} />
  );
}
