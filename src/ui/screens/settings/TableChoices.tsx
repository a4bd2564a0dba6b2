import type { Grace, Seating } from '../../../host/index.ts';
import { SEATINGS } from '../../../host/index.ts';
import {
  GRACE,
  GRACE_HINT,
  GRACE_TITLE,
  HAND_STAYS,
  HAND_STAYS_HINT,
  HAND_STAYS_TITLE,
  SEATING,
  SEATING_TITLE,
  SHOW,
  SHOW_HINT,
  SHOW_TITLE,
} from '../../../text/en/screens/settings.ts';
import { Choices } from '../../kit/Choices.tsx';
import { SeatingPicture } from './SeatingPicture.tsx';

interface Choosing<T> {
  value: T;
  onChange: (value: T) => void;
}

/** The choice of seating, for the options of a new game and for the settings during one. */
export function SeatingChoice({ value, onChange }: Choosing<Seating>) {
  return (
    <Choices<Seating>
      legend={SEATING_TITLE}
      value={value}
      onChange={onChange}
      options={SEATINGS.map((seating) => ({
        value: seating,
        title: SEATING[seating].title,
        text: SEATING[seating].text,
        picture: <SeatingPicture seating={seating} />,
      }))}
    />
  );
}

/** The choice of how long a declared step waits, for the options of a new game and for the settings during one. */
export function GraceChoice({ value, onChange }: Choosing<Grace>) {
  return (
    <Choices<Grace>
      legend={GRACE_TITLE}
      hint={GRACE_HINT}
      value={value}
      onChange={onChange}
      layout="row"
      options={GRACE.map(({ grace, title, text }) => ({ value: grace, title, text }))}
    />
  );
}

type Seconds = (typeof HAND_STAYS)[number]['seconds'];

/** The choice of how long a hand that was left open stays open. */
export function HandStaysChoice({ value, onChange }: Choosing<Seconds>) {
  return (
    <Choices<Seconds>
      legend={HAND_STAYS_TITLE}
      hint={HAND_STAYS_HINT}
      value={value}
      onChange={onChange}
      layout="row"
      options={HAND_STAYS.map(({ seconds, title, text }) => ({ value: seconds, title, text }))}
    />
  );
}

type Show = (typeof SHOW)[number]['show'];

/** The choice of how fast scenes play. */
export function ShowChoice({ value, onChange }: Choosing<Show>) {
  return (
    <Choices<Show>
      legend={SHOW_TITLE}
      hint={SHOW_HINT}
      value={value}
      onChange={onChange}
      layout="row"
      options={SHOW.map(({ show, title, text }) => ({ value: show, title, text }))}
    />
  );
}
