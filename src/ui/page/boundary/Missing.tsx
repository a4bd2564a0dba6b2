import type { ReactNode } from 'react';
import { useRef } from 'react';
import { MISSING, SHELL } from '../../../text/en/page/shell.ts';
import { useBack } from '../../input/history.ts';
import { Button } from '../../kit/Button.tsx';
import css from '../../kit/Message.module.css';
import { useModal } from '../../kit/modal.ts';
import { go } from '../route/route.ts';

/** Where a part is drawn: as a whole screen, in a dialog over the page, or inside something else. */
export type Fills = 'screen' | 'dialog' | 'inside';

interface Props {
  fills: Fills;
  onClose: (() => void) | undefined;
}

/** Says that a part of the page could not be fetched, and lets it be asked for again. */
export const Missing = ({ fills, onAgain, onClose }: Props & { onAgain(): void }) => (
  <At fills={fills} onClose={onClose} name={MISSING.title}>
    <div role="alert" className={css.missing}>
      <p>{MISSING.what}</p>
      <div className="row">
        <Button look="primary" onClick={onAgain}>
          {MISSING.again}
        </Button>
        <Button onClick={() => location.reload()}>{MISSING.reload}</Button>
        <Away fills={fills} onClose={onClose} />
      </div>
    </div>
  </At>
);

/** Says that a part is on its way. A dialog is often there at once, so it says so only when it is slow. */
export function Waiting({ fills, onClose, says, isSlow }: Props & { says: string; isSlow: boolean }) {
  if (fills !== 'dialog') return <p className={fills === 'screen' ? 'screen' : 'soft'}>{says}</p>;
  if (!isSlow) return null;
  return (
    <At fills={fills} onClose={onClose} name={says}>
      <div className={css.missing}>
        <p>{says}</p>
        <div className="row">
          <Away fills={fills} onClose={onClose} />
        </div>
      </div>
    </At>
  );
}

function Away({ fills, onClose }: Props) {
  if (onClose) return <Button onClick={onClose}>{SHELL.close}</Button>;
  return fills === 'screen' && <Button onClick={() => go({ screen: 'start' })}>{SHELL.toTitle}</Button>;
}

function At({ fills, children, ...over }: Props & { name: string; children: ReactNode }) {
  if (fills === 'inside') return children;
  if (fills === 'dialog') return <Over {...over}>{children}</Over>;
  return (
    <main className="screen">
      <div className="sheet">{children}</div>
    </main>
  );
}

/** A plain dialog. The one of the theme is itself fetched with what it is used for. */
function Over({ onClose, name, children }: Omit<Props, 'fills'> & { name: string; children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null);
  useBack(onClose !== undefined, () => onClose?.());
  useModal(ref, true);
  return (
    <dialog ref={ref} className={css.over} aria-label={name} onClose={onClose}>
      {children}
    </dialog>
  );
}
