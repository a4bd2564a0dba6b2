import type { FormEvent } from 'react';
import { useId } from 'react';
import { SETS } from '../../../text/en/screens/sets.ts';
import { Button } from '../../kit/Button.tsx';
import { FileButton } from '../../kit/FileButton.tsx';
import { download } from '../../page/files/download.ts';
import { bringCards } from '../../page/session/bringCards.ts';
import { useGameStore } from '../../page/session/game.ts';
import type { Brought } from './files.ts';
import { directlyIn } from './files.ts';
import css from './SetDialog.module.css';

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
        <FileButton
          small
          several
          label={SETS.files}
          accept=".json,application/json,text/plain"
          onFiles={(dropped) => onBrought({ dropped })}
        >
          {SETS.files}
        </FileButton>
        <FileButton
          small
          several
          folder
          label={SETS.folder}
          onFiles={(files) => onBrought({ dropped: directlyIn(files) })}
        >
          {SETS.folder}
        </FileButton>
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

/** The game's own set as one file. */
function Sample() {
  const { getState } = useGameStore();
  const take = async () => {
    await bringCards().catch(() => {});
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
