import clsx from 'clsx';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { SHELL } from '../../text/en/page/shell.ts';
import { useBack } from '../input/history.ts';
import { Button } from './Button.tsx';
import { useModal } from './modal.ts';
import css from './parts.module.css';

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  className?: string;
}

/** What the keyboard stops at, and so scrolls to. */
const STOP = 'button, a, input, select, textarea, [tabindex="0"]';

/** True if nothing in a dialog's body stops the keyboard. Then the body does, so that the keyboard can scroll it. */
function useStop(body: RefObject<HTMLElement | null>): boolean {
  const [stops, setStops] = useState(false);
  useEffect(() => setStops(body.current?.querySelector(STOP) === null));
  return stops;
}

/**
 * A modal `<dialog>` with a title and a close button. Escape, a tap outside and the browser's Back close it too.
 * Its content exists only while it is open.
 */
export function Dialog({ open, title, onClose, children, className }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const heading = useId();
  const stops = useStop(body);
  useBack(open, onClose);
  useModal(ref, open);
  // On another page of the dialog the pressed button is gone, and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own title
  useEffect(() => {
    if (document.activeElement === document.body) head.current?.focus();
  }, [title]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={ref}
      className={clsx(css.dialog, className)}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      {open && (
        <>
          <header className={css.dialogHead}>
            <h2 ref={head} id={heading} tabIndex={-1}>
              {title}
            </h2>
            <Button look="quiet" small onClick={onClose}>
              {SHELL.close}
            </Button>
          </header>
          <div
            ref={body}
            className={css.dialogBody}
            {...(stops && { role: 'region', 'aria-labelledby': heading, tabIndex: 0 })}
          >
            {children}
          </div>
        </>
      )}
    </dialog>
  );
}
