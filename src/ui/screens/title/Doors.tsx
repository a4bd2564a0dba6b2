import clsx from 'clsx';
import type { ReactNode } from 'react';
import { DOORS } from '../../../text/en/screens/title.ts';
import { go } from '../../page/route/route.ts';
import css from './Doors.module.css';
import type { Standing } from './standing.ts';

/** The doors behind which a game begins. */
export type Door = 'two' | 'bot';

interface Props {
  open: Door;
  /** The id of what lies behind the open door. */
  panel: string;
  /** Nobody has played here yet. */
  isFirst: boolean;
  standing: Standing | null;
  onOpen(door: Door): void;
}

/** The three doors. *Learn* leads away; of the other two one is open. */
export function Doors({ open, panel, isFirst, standing, onOpen }: Props) {
  const door = (name: Door, picture: ReactNode, says: string) => (
    <button
      type="button"
      className={clsx(css.door, css[name])}
      aria-expanded={open === name}
      aria-controls={panel}
      onClick={() => onOpen(name)}
    >
      {picture}
      <Words title={DOORS[name].title} text={says} />
    </button>
  );
  const { first, text } = DOORS.learn;
  const ofLessons = standing?.ofLessons;
  return (
    <div className={css.doors}>
      <button
        type="button"
        className={clsx(css.door, css.learn, isFirst && !ofLessons && css.first)}
        onClick={() => go({ screen: 'learn' })}
      >
        <Lesson />
        <Words title={DOORS.learn.title} text={ofLessons ?? (isFirst ? `${first} ${text}` : text)} />
      </button>
      {door('two', <Pair />, DOORS.two.text)}
      {door('bot', <Robot />, standing?.ofBots ?? DOORS.bot.text)}
    </div>
  );
}

const Words = ({ title, text }: { title: string; text: string }) => (
  <span className={css.words}>
    <b>{title}</b> <span className={css.text}>{text}</span>
  </span>
);

/** A dossier with a target. */
const Lesson = () => (
  <svg viewBox="0 0 64 64" className={css.picture} aria-hidden="true">
    <path d="M6 14h20l5 6h27v36H6z" fill="#b98e51" />
    <path d="M12 10h40v40H12z" fill="#f6ead0" transform="rotate(-4 32 30)" />
    <path d="M6 26h52v30H6z" fill="#d9b77c" />
    <g fill="none" stroke="#a3161a" strokeWidth="3">
      <circle cx="32" cy="41" r="10" />
      <path d="M32 27v9M32 46v9M18 41h9M37 41h9" />
    </g>
  </svg>
);

/** Two heads, face to face. */
const Pair = () => (
  <svg viewBox="0 0 64 64" className={css.picture} aria-hidden="true">
    <path d="M2 62c0-14 6-20 14-20s14 6 14 20z" fill="#a8401f" />
    <path d="M34 62c0-14 6-20 14-20s14 6 14 20z" fill="#1a5c85" />
    <path d="M6 28c0-8 4-13 10-13s10 4 10 10l4 5-4 1c0 6-3 10-8 10-7 0-12-5-12-13z" fill="#ff8a4c" />
    <path d="M58 28c0-8-4-13-10-13s-10 4-10 10l-4 5 4 1c0 6 3 10 8 10 7 0 12-5 12-13z" fill="#6fdcff" />
    <path d="M36 19h26l-4-3c-1-7-5-9-10-8-5-1-9 2-9 8z" fill="#0b2138" />
  </svg>
);

/** A head of tin. */
const Robot = () => (
  <svg viewBox="0 0 64 64" className={css.picture} aria-hidden="true">
    <path d="M30 4h4v12h-4zM4 28h6v14H4zM54 28h6v14h-6zM22 52h20v10H22z" fill="#6fdcff" />
    <rect x="10" y="15" width="44" height="38" rx="6" fill="#9bb8ff" />
    <path d="M16 24h32v12H16z" fill="#0b2138" />
    <path d="M20 27h8v6h-8zM36 27h8v6h-8z" fill="#ffe27a" />
    <path d="M20 43h24M26 40v6M32 40v6M38 40v6" stroke="#0b2138" strokeWidth="2" />
  </svg>
);
