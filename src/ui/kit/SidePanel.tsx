import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { SHELL } from '../../text/en/page/shell.ts';
import { Button } from './Button.tsx';
import css from './SidePanel.module.css';

interface Props {
  title: string;
  /** What stands beside the button that closes it. */
  deeds?: ReactNode;
  onClose(): void;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A panel along the right edge of the window, over the table. */
export function SidePanel({ title, deeds, onClose, children, ref }: Props) {
  const heading = useId();
  return (
    <aside ref={ref} className={css.panel} aria-labelledby={heading}>
      <header className={css.head}>
        <h2 id={heading}>{title}</h2>
        {deeds}
        <Button look="quiet" small onClick={onClose}>
          {SHELL.close}
        </Button>
      </header>
      {children}
    </aside>
  );
}
