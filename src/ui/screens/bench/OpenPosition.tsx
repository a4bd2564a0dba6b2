import type { ClipboardEvent, DragEvent } from 'react';
import { useState } from 'react';
import { BENCH } from '../../../text/en/screens/bench.ts';
import { Button } from '../../kit/Button.tsx';
import { FileButton } from '../../kit/FileButton.tsx';
import css from './bench.module.css';

interface Props {
  onFile(file: File | undefined): void;
  onLink(address: string): void;
  onEmpty(): void;
}

/** Takes a scenario from a file, chosen or dropped, or from a link; or begins with an empty table. */
export function OpenPosition({ onFile, onLink, onEmpty }: Props) {
  const [link, setLink] = useState('');
  const [over, setOver] = useState(false);
  const drag = (on: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(on);
  };
  /** A field of one line leaves out line breaks; the link needs to know where they were. */
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/\s/.test(text.trim())) return;
    event.preventDefault();
    setLink(text.trim().replace(/\s+/g, ' '));
  };
  return (
    <section
      className={css.drop}
      data-over={over || undefined}
      aria-label={BENCH.file}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        onFile(event.dataTransfer.files[0]);
      }}
    >
      <p>{BENCH.intro}</p>
      <div className="row">
        <FileButton
          look="primary"
          label={BENCH.file}
          accept=".json,application/json"
          onFiles={([file]) => onFile(file)}
        >
          {BENCH.choose}
        </FileButton>
        <span className="soft">{BENCH.drop}</span>
      </div>
      <form
        className={css.link}
        onSubmit={(event) => {
          event.preventDefault();
          onLink(link);
        }}
      >
        <input
          className="field"
          value={link}
          placeholder={BENCH.link}
          aria-label={BENCH.link}
          autoComplete="off"
          onPaste={paste}
          onChange={(event) => setLink(event.target.value)}
        />
        <Button type="submit" disabled={link.trim() === ''}>
          {BENCH.open}
        </Button>
      </form>
      <div className="row">
        <Button onClick={onEmpty}>{BENCH.empty}</Button>
      </div>
    </section>
  );
}
