import clsx from 'clsx';
import type { ReactNode } from 'react';
import css from './Tool.module.css';

interface ToolProps {
  label: string;
  picture: string;
  onClick(): void;
  hint?: string;
  disabled?: boolean;
  pressed?: boolean;
  children?: ReactNode;
}

/** One of the few controls that belong to neither side: a picture above its name. `picture`: the path that draws it. */
export const Tool = ({ label, picture, onClick, hint, disabled, pressed, children }: ToolProps) => (
  <button
    type="button"
    className={css.tool}
    title={hint}
    aria-disabled={disabled}
    aria-pressed={pressed}
    aria-description={hint}
    onClick={() => !disabled && onClick()}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={picture}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
    {label}
    {children}
  </button>
);

/** The few controls that belong to neither side, along the edge of the table. */
export const Tools = ({ label, className, children }: { label: string; className?: string; children: ReactNode }) => (
  <nav className={clsx(css.tools, className)} aria-label={label}>
    {children}
  </nav>
);
