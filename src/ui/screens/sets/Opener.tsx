import type { FormEvent } from 'react';
import { useId, useRef } from 'react';
import { SETS } from '../../../text/page/sets.ts';
import { download } from '../../shell/download.ts';
import { bringCards } from '../../store/bringCards.ts';
import { useGameStore } from '../../store/game.ts';
import { Button } from '../../theme/Button.tsx';
import { directlyIn } from './files.ts';
import css from './SetDialog.module.css';
import type { Brought } from './SetDialog.tsx';

/** The ways to open a set, and the game's own set to begin with. */
export function Opener({ onBrought }: { onBrought(brought: Brought): void }) {
  const ids = useId();
  const submit = (key: 'text' | 'address') => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get(key) ?? '').trim();
    if (given) onBrought(key === 'text' ? { text: given } : { address: given });
  };
  return (
    <section className={css.open} aria-labelledby={`${ids}head`}>
      <h3 id={`${ids}head`}>{SETS.open}</h3>
      <p>{SETS.what}</p>
      <div className="row">
        <Chooser label={SETS.files} onFiles={(dropped) => onBrought({ dropped })} />
        <Chooser label={SETS.folder} folder onFiles={(files) => onBrought({ dropped: directlyIn(files) })} />
      </div>
      <form className={css.field} onSubmit={submit('text')}>
        <label htmlFor={`${ids}text`}>{SETS.paste}</label>
        <textarea id={`${ids}text`} name="text" rows={2} spellCheck={false} />
        <Button type="submit" small>
          {SETS.check}
        </Button>
      </form>
      <form className={css.field} onSubmit={submit('address')}>
        <label htmlFor={`${ids}address`}>{SETS.address}</label>
        <input id={`${ids}address`} name="address" inputMode="url" autoComplete="off" spellCheck={false} />
        <Button type="submit" small>
          {SETS.fetch}
        </Button>
      </form>
      <Sample />
    </section>
  );
}

interface ChooserProps {
  label: string;
  folder?: boolean;
  onFiles(files: File[]): void;
}

function Chooser({ label, folder, onFiles }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button small onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={label}
        {...(folder ? { webkitdirectory: '' } : { accept: '.json,application/json,text/plain' })}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files.length > 0) onFiles(files);
          target.value = '';
        }}
      />
    </>
  );
}

/** The game's own set as one file. */
function Sample() {
  const { getState } = useGameStore();
  const take = async () => {
    await bringCards();
    const own = getState().ownSet();
    if (own) download(SETS.sampleFile, JSON.stringify({ name: SETS.sampleName, ...own }, null, 2));
  };
  return (
    <div className={css.sample}>
      <p>{SETS.start}</p>
      <Button small onClick={() => void take()}>
        {SETS.sample}
      </Button>
    </div>
  );
}
