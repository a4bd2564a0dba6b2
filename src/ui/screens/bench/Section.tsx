import type { ReactNode } from 'react';
import { useState } from 'react';
import css from './editor.module.css';

/** A part of the panel that opens at a touch. Its content exists only while it is open. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <section className={css.part}>
      <button type="button" className={css.title} aria-expanded={open} onClick={() => setOpen(!open)}>
        {title}
      </button>
      {open && children}
    </section>
  );
}
