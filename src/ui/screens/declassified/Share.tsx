import { useEffect, useState } from 'react';
import type { Declassified } from '../../../store/types.ts';
import { DECLASSIFIED, SHARE } from '../../../text/en/screens/declassified.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { copyText } from '../../page/files/copyText.ts';
import { download, downloadBlob } from '../../page/files/download.ts';
import css from './declassified.module.css';
import { onePage } from './onePage.ts';

interface Props {
  game: Declassified;
  /** It is in a page of its own already. */
  isAlone: boolean;
  open: boolean;
  onClose(): void;
}

/** The ways in which a game leaves the page. */
export function Share({ game, isAlone, open, onClose }: Props) {
  const save = () => {
    const { name, text } = game.file();
    download(name, text);
  };
  return (
    <Dialog open={open} title={DECLASSIFIED.share} onClose={onClose}>
      {!isAlone && <Link game={game} />}
      {!isAlone && <OnePage game={game} />}
      <div className={css.way}>
        <Button onClick={save}>{SHARE.file}</Button>
        <p className="soft">{SHARE.fileText}</p>
      </div>
    </Dialog>
  );
}

type Found = Awaited<ReturnType<Declassified['link']>>;

/** A link that opens the game where the tape stands. */
function Link({ game }: Pick<Props, 'game'>) {
  /** Undefined: it is being made. Null: it is too long. */
  const [found, setFound] = useState<Found | undefined>();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  useEffect(() => void game.link().then(setFound), [game]);
  const address = found ? location.href.split('#')[0] + found.link : '';
  const copy = async () => setCopied(await copyText(address));
  if (found === null) return <p>{SHARE.tooLong}</p>;
  return (
    <div className={css.way}>
      <p>{SHARE.text}</p>
      <input
        className="field"
        readOnly
        value={address}
        aria-label={SHARE.link}
        onFocus={({ target }) => target.select()}
      />
      {game.needsCards && <p>{SHARE.needsCards}</p>}
      {found?.lacksRemarks && <p role="status">{SHARE.lacksNotes}</p>}
      <Button look="primary" aria-disabled={!found} onClick={() => found && void copy()}>
        {SHARE.copy}
      </Button>
      <p role="status">{isCopied !== null && (isCopied ? SHARE.copied : SHARE.notCopied)}</p>
    </div>
  );
}

/** The whole game as one HTML file. */
function OnePage({ game }: Pick<Props, 'game'>) {
  const [stands, setStands] = useState<'pageMakes' | 'pageMissing' | null>(null);
  const save = async () => {
    setStands('pageMakes');
    const text = await onePage(game);
    setStands(text === null ? 'pageMissing' : null);
    if (text !== null) downloadBlob(game.file().name.replace(/json$/, 'html'), new Blob([text], { type: 'text/html' }));
  };
  return (
    <div className={css.way}>
      <Button aria-disabled={stands === 'pageMakes'} onClick={() => stands !== 'pageMakes' && void save()}>
        {SHARE.page}
      </Button>
      <p className="soft">{SHARE.pageText}</p>
      <p role="status">{stands && SHARE[stands]}</p>
    </div>
  );
}
