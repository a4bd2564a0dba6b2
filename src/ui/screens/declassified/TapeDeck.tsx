import { useMemo } from 'react';
import { useStore } from 'zustand';
import { definitionOf, roundOf } from '../../../engine/index.ts';
import type { Stride } from '../../../host/index.ts';
import type { Declassified } from '../../../store/types.ts';
import { logLineOf } from '../../../text/en/game/log.ts';
import { nameOf } from '../../../text/en/names.ts';
import { DECLASSIFIED } from '../../../text/en/screens/declassified.ts';
import { KEYS } from '../../input/keys.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useTable } from '../../page/session/game.ts';
import { useSpeed } from '../../show/useSpeed.ts';
import { iconOf, sideOf } from '../../table/log/signs.ts';
import { Curve } from './Curve.tsx';
import css from './declassified.module.css';
import { NoteMarks } from './NoteMarks.tsx';
import { useShown } from './useShown.ts';

interface Props {
  game: Declassified;
  /** A note was touched. */
  onNote(): void;
}

/** The tape with its marks, and what winds it. */
export function TapeDeck({ game, onNote }: Props) {
  return (
    <section className={css.deck} aria-label={DECLASSIFIED.tape}>
      <Buttons game={game} />
      <Tape game={game} onNote={onNote} />
      <BreaksOff game={game} />
    </section>
  );
}

/** That the game goes on where the tape ends, but cannot be shown. It is said there, and where the tape begins. */
function BreaksOff({ game: { broken, length, shown } }: { game: Declassified }) {
  const stop = useStore(shown, (now) => now.stop);
  const isEnd = stop === length - 1;
  if (!broken || (stop !== 0 && !isEnd)) return null;
  return (
    <p role="status" className={css.broken}>
      {DECLASSIFIED[isEnd ? 'breaksOff' : 'willBreakOff'](broken.move, broken.otherwise ?? false)}
    </p>
  );
}

const PICTURES: Readonly<Record<Exclude<Stride, 'round'>, { back: string; on: string }>> = {
  turn: { back: 'M6 5v14M19 5l-9 7 9 7z', on: 'M18 5v14M5 5l9 7-9 7z' },
  decision: { back: 'M12 5l-8 7 8 7zM20 5l-8 7 8 7z', on: 'M12 5l8 7-8 7zM4 5l8 7-8 7z' },
  step: { back: 'M15 5l-8 7 8 7z', on: 'M9 5l8 7-8 7z' },
};

function Buttons({ game }: { game: Declassified }) {
  const runs = useShown(game, (now) => now.runs);
  const wind = (stride: keyof typeof PICTURES, by: 1 | -1) => (
    <Press
      label={by === 1 ? DECLASSIFIED.on(stride) : DECLASSIFIED.back(stride)}
      keys={keysOf({ stride, by })}
      picture={PICTURES[stride][by === 1 ? 'on' : 'back']}
      onPress={() => game.wind(stride, by)}
    />
  );
  return (
    <div className={css.buttons}>
      {wind('turn', -1)}
      {wind('decision', -1)}
      {wind('step', -1)}
      <Press
        label={runs ? DECLASSIFIED.pause : DECLASSIFIED.run}
        picture={runs ? 'M7 5h4v14H7zM14 5h4v14h-4z' : 'M7 4l13 8-13 8z'}
        onPress={() => game.run(!runs)}
        keys={keysOf('run')}
        isFirst
      />
      {wind('step', 1)}
      {wind('decision', 1)}
      {wind('turn', 1)}
      <Speed />
    </div>
  );
}

/** How fast the tape runs. */
function Speed() {
  const speed = useSpeed();
  return (
    <button type="button" className={css.speed} onClick={speed.turn}>
      {speed.words}
    </button>
  );
}

interface PressProps {
  label: string;
  picture: string;
  /** The key that does the same, as `aria-keyshortcuts` has it. */
  keys: string | undefined;
  onPress(): void;
  isFirst?: boolean;
}

const Press = ({ label, picture, keys, onPress, isFirst }: PressProps) => (
  <button
    type="button"
    className={css.press}
    data-first={isFirst}
    aria-label={label}
    aria-keyshortcuts={keys}
    title={label}
    onClick={onPress}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={picture} fill="currentColor" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  </button>
);

/** The key of the tape that does that. */
function keysOf(deed: (typeof KEYS.tape)[keyof typeof KEYS.tape]): string | undefined {
  const [key] = Object.entries(KEYS.tape).find(([, does]) => JSON.stringify(does) === JSON.stringify(deed)) ?? [];
  return key;
}

/** The whole game from left to right: the rounds, what stands out, and where the table stands. */
function Tape({ game, onNote }: Props) {
  const { length, turns, rounds, marks, names } = game;
  const stop = useShown(game, (now) => now.stop);
  const turn = useShown(game, (now) => now.turn);
  const side = useShown(game, (now) => now.side);
  const set = useTable((table) => table.set);
  const cards = useTable((table) => table.cards);
  const deck = useMemo(() => ({ set, cards }), [set, cards]);
  const at = (one: number): string => `${(100 * one) / Math.max(1, length - 1)}%`;
  return (
    <div className={css.tape}>
      <Curve game={game} />
      <NoteMarks game={game} placeOf={at} onNote={onNote} />
      <ul className={css.marks} aria-label={DECLASSIFIED.marks}>
        {marks.map(({ stop: there, event }) => {
          const words = logLineOf(event, deck)?.text ?? '';
          return (
            <li key={`${there} ${event.type}`} style={{ left: at(there) }}>
              <button
                type="button"
                className={css.mark}
                data-side={sideOf(event, (card) => definitionOf(deck, card).side) ?? undefined}
                data-kind={event.type}
                aria-label={words}
                title={words}
                onClick={() => game.goTo(there)}
              >
                <Icon name={iconOf(event)} />
              </button>
            </li>
          );
        })}
      </ul>
      <input
        className={css.stop}
        type="range"
        min={0}
        max={length - 1}
        value={stop}
        aria-label={DECLASSIFIED.stop}
        aria-valuetext={DECLASSIFIED.stands(roundOf(turn), side, stop, length - 1)}
        onChange={({ target }) => game.goTo(Number(target.value))}
      />
      <ol className={css.rounds} aria-hidden="true">
        {rounds.map((first) => (
          <li key={first} style={{ left: at(first) }} data-now={roundOf(turn) === roundOf(turns[first]) || undefined}>
            {roundOf(turns[first])}
          </li>
        ))}
      </ol>
      <p className="visually-hidden">
        {DECLASSIFIED.round(roundOf(turn))} · <b data-side={side}>{nameOf(names, side)}</b>
      </p>
    </div>
  );
}
