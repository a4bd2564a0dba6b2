import { BROKEN } from '../../../text/en/page/broken.ts';
import { SHELL } from '../../../text/en/page/shell.ts';
import { Button } from '../../kit/Button.tsx';
import css from '../../kit/Message.module.css';
import type { FileOfGame } from '../files/download.ts';
import { CopyReport } from './CopyReport.tsx';
import type { Leaving } from './leaving.ts';

/** Says that a screen could not be drawn, that the game is safe, and how to go on. */
export function Broken({ save, download, isSafe, onLeave, again }: Leaving & { again(): void }) {
  const file: FileOfGame | null = save();
  return (
    <main className="screen">
      <div className={css.sheet} role="alert">
        <h1>{BROKEN.title}</h1>
        <p>{BROKEN.what(file !== null, isSafe())}</p>
        {file?.asks && <p>{BROKEN.holds[file.asks]}</p>}
        <div className="row">
          <Button look="primary" onClick={() => location.reload()}>
            {BROKEN.reload}
          </Button>
          {file && <Button onClick={() => download(file.name, file.text)}>{SHELL.download}</Button>}
          <Button
            onClick={() => {
              onLeave();
              again();
            }}
          >
            {SHELL.toTitle}
          </Button>
          <CopyReport />
        </div>
      </div>
    </main>
  );
}
