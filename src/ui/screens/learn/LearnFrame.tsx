import type { ReactNode } from 'react';
import { LEARN } from '../../../text/en/screens/learn.ts';
import { Button } from '../../kit/Button.tsx';
import { useArrival } from '../../page/route/focus.ts';
import { go } from '../../page/route/route.ts';
import css from './LearnScreen.module.css';

interface Props {
  title: string;
  lead: string;
  /** Stands below the lead. */
  door?: ReactNode;
  /** Why something could not be begun; null: nothing went wrong. */
  trouble: string | null;
  children: ReactNode;
}

/** A screen where the game is learned: its head, and what went wrong. */
export function LearnFrame({ title, lead, door, trouble, children }: Props) {
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <main className={css.learn}>
      <header>
        <Button small onClick={() => go({ screen: 'start' })}>
          {LEARN.back}
        </Button>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{lead}</p>
        {door}
      </header>
      <p role="alert" className="trouble">
        {trouble}
      </p>
      {children}
    </main>
  );
}

/** What a set brings, and what is wrong with the rest of it; nothing if it brings none. */
export function OfSet({
  title,
  says,
  isEmpty,
  children,
}: {
  title: string;
  says: string[];
  isEmpty: boolean;
  children: ReactNode;
}) {
  if (isEmpty && says.length === 0) return null;
  return (
    <section className={css.set}>
      <h2>{title}</h2>
      {says.map((one) => (
        <p key={one} className="trouble">
          {one}
        </p>
      ))}
      {children}
    </section>
  );
}
