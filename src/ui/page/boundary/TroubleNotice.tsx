import { SHELL } from '../../../text/en/page/shell.ts';
import { TROUBLE, troubleSentence } from '../../../text/en/page/trouble.ts';
import { Button } from '../../kit/Button.tsx';
import { CopyReport } from './CopyReport.tsx';
import css from './Trouble.module.css';
import { useTroubles } from './troubles.ts';

/** Says what went wrong last, what it did to the game, and what to do. */
export function TroubleNotice() {
  const { told, open } = useTroubles();
  const last = told.at(-1);
  if (!last || !open) return null;
  return (
    <section className={css.notice} aria-label={TROUBLE.title}>
      <div role="alert">
        <b>{TROUBLE.title}</b>
        <p>{troubleSentence(last.trouble, last.times)}</p>
      </div>
      <div className="row">
        <Button small look="primary" onClick={() => useTroubles.setState({ open: false })}>
          {SHELL.ok}
        </Button>
        <Button small onClick={() => location.reload()}>
          {TROUBLE.reload}
        </Button>
        <CopyReport />
      </div>
    </section>
  );
}
