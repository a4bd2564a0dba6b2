import clsx from 'clsx';
import type { HTMLAttributes } from 'react';
import css from './parts.module.css';

/** A bordered box on the bunker's wall. */
export const Panel = ({ className, ...rest }: HTMLAttributes<HTMLDivElement>) => (
  <div className={clsx(css.panel, className)} {...rest} />
);
