import { useState } from 'react';
import { TROUBLE } from '../../../text/en/page/trouble.ts';
import { Button } from '../../kit/Button.tsx';
import { copyText } from '../files/copyText.ts';
import { report } from './report.ts';
import css from './Trouble.module.css';

/** A button that copies a report of all that went wrong; where the page may not copy, it shows the text. */
export function CopyReport() {
  const [done, setDone] = useState<{ text: string; copied: boolean } | null>(null);
  const copy = async () => {
    const text = report();
    setDone({ text, copied: await copyText(text) });
  };
  return (
    <>
      <Button small onClick={() => void copy()}>
        {TROUBLE.copy}
      </Button>
      {done && (
        <p role="status" className={css.done}>
          {done.copied ? TROUBLE.copied : TROUBLE.copyByHand}
        </p>
      )}
      {done && !done.copied && (
        <textarea
          className={css.text}
          readOnly
          value={done.text}
          aria-label={TROUBLE.copy}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
