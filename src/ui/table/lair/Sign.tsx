import type { Forecast, Passage, Way } from '../../../engine/foresight.ts';
import { WAYS } from '../../../engine/foresight.ts';
import type { View } from '../../../engine/index.ts';
import { definitionOf, NONE } from '../../../engine/index.ts';
import { roomWords, SIGN } from '../../../text/en/table/strip/corridor.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useTable } from '../../page/session/game.ts';
import css from './sign.module.css';

/** A way in short: its picture, what it takes or leaves, and whether the Spy takes it. */
interface Mark {
  way: Way;
  icon: string;
  text: string;
  /** The Health that the Spy keeps, if that is what is told. */
  health?: number;
  /** It may not sneak from then on. */
  bars?: boolean;
}

/** What is known of the ways past a card. A way that the rules refuse has no mark. */
function marksOf({ sneak, attack, ignore, destroy, health }: Forecast): Mark[] {
  const left = (now: number) => (now === health ? {} : { health: now });
  const marks: (Mark | false | undefined)[] = [
    sneak && !sneak.refusal && { way: 'sneak', icon: 'sneak', text: SIGN.sneak(sneak.before, sneak.after) },
    attack && {
      way: 'attack',
      icon: 'attack',
      ...(fateIn(attack) ?? { text: '', health: attack.spyHealth ?? attack.rounds.at(-1)?.spyHealth ?? health }),
    },
    ignore &&
      !ignore.refusal && {
        way: 'ignore',
        icon: 'past',
        text: SIGN.past,
        ...(fateIn(ignore.fate) ?? left(ignore.health)),
      },
    destroy && {
      way: 'destroy',
      icon: 'cost',
      text: '',
      bars: destroy.barsSneaking,
      ...(fateIn(destroy.fate) ?? left(destroy.health)),
    },
  ];
  return marks.filter((mark) => !!mark);
}

type Fate = Pick<NonNullable<Forecast['attack']>, 'spyDies' | 'turnedBack' | 'spySavedBy' | 'spyLeaves' | 'unknown'>;

/** Null if the Spy goes on, and what comes of it is known. */
function fateIn({ unknown, spyDies, turnedBack, spySavedBy, spyLeaves }: Fate): { text: string } | null {
  if (unknown) return { text: SIGN.unknown };
  if (spyDies) return { text: SIGN.dies };
  if (turnedBack) return { text: SIGN.back };
  if (spyLeaves) return { text: SIGN.out };
  return spySavedBy === NONE ? null : { text: SIGN.saved };
}

/** What the Spy would come to in a room. `passage`: null if it does not get there. */
export function Sign({ passage }: { passage: Passage | null }) {
  const words = useTable((table) => wordsIn(table, passage));
  return (
    <span className={css.sign} data-sign={passage ? (passage.way ?? 'free') : 'beyond'}>
      <span aria-hidden="true" className={css.marks}>
        {passage ? <Marks passage={passage} /> : <Icon name="locked" />}
      </span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

const wordsIn = (table: View, passage: Passage | null): string =>
  roomWords(
    passage,
    passage?.told ? definitionOf(table, passage.told.occupant) : null,
    (card) => definitionOf(table, card).name,
  );

function Marks({ passage: { told, way, health, heals, unless } }: { passage: Passage }) {
  if (!told)
    return (
      <span className={css.mark} data-free="">
        <Icon name="health" />
        {health}
        {heals && '↑'}
        {unless && SIGN.unknown}
      </span>
    );
  // There may be room for the first one only.
  const marks = marksOf(told).toSorted(
    (a, b) => Number(b.way === way) - Number(a.way === way) || WAYS.indexOf(a.way) - WAYS.indexOf(b.way),
  );
  return marks.map(({ way: one, icon, text, health: left, bars }) => (
    <span key={one} className={css.mark} data-way={one} data-best={one === way || undefined}>
      {icon !== 'past' && <Icon name={icon} />}
      {text}
      {left !== undefined && (
        <>
          <Icon name="health" />
          {left}
        </>
      )}
      {bars && (
        <span className={css.bars}>
          <Icon name="sneak" />
        </span>
      )}
      {unless && one === way && SIGN.unknown}
    </span>
  ));
}
