import { useEffect, useState } from 'react';
import type { Declassified } from '../../../store/types.ts';
import { DECLASSIFIED, SHARE } from '../../../text/en/screens/declassified.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';

interface Props {
  game: Declassified;
  open: boolean;
  onClose(): void;
}

/** A link that opens the game where the tape stands. */
export function Share({ game, open, onClose }: Props) {
  /** Null: it is too long. */
  const [link, setLink] = useState<string | null>('');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!open) return;
    setCopied(false);
    game.link().then((part) => setLink(part && location.href.split('#')[0] + part));
  }, [open, game]);
  const copy = () =>
    navigator.clipboard.writeText(link ?? '').then(
      () => setCopied(true),
      () => {},
    );
  return (
    <Dialog open={open} title={DECLASSIFIED.share} onClose={onClose}>
      <p>{link === null ? SHARE.tooLong : SHARE.text}</p>
      {link !== null && (
        <>
          <input
            className="field"
            readOnly
            value={link}
            aria-label={SHARE.link}
            onFocus={({ target }) => target.select()}
          />
          <Button look="primary" onClick={() => void copy()}>
            {SHARE.copy}
          </Button>
          <p role="status">{isCopied && SHARE.copied}</p>
        </>
      )}
    </Dialog>
  );
}
