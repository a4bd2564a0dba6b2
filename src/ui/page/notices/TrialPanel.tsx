import { TRIAL as WORDS } from '../../../text/en/page/trial.ts';
import { Button } from '../../kit/Button.tsx';
import { useRoute } from '../route/route.ts';
import { useGame } from '../session/game.ts';
import css from './Trial.module.css';
import { TrialOfNow } from './Trial.tsx';
import { openTrialPanel, useTrialPanel } from './trialPanel.ts';

/** The trial games on the designers' cards. At a table only a notice opens it, so that it is in nobody's way. */
export function TrialPanel() {
  const hash = useGame((s) => s.cards?.hash);
  const open = useTrialPanel((s) => s.open);
  const { screen } = useRoute();
  if (!hash) return null;
  if (!open)
    return screen === 'game' ? null : (
      <Button small className={css.pill} onClick={() => openTrialPanel(true)}>
        {WORDS.play}
      </Button>
    );
  return (
    <aside className={css.panel} aria-label={WORDS.title}>
      <header className={css.head}>
        <h2>{WORDS.title}</h2>
        <Button small onClick={() => openTrialPanel(false)}>
          {WORDS.hide}
        </Button>
      </header>
      <TrialOfNow />
    </aside>
  );
}
