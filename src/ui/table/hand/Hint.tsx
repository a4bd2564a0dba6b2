import type { Side } from '../../../engine/index.ts';
import { HINT, hintWords } from '../../../text/en/table/strip/hint.ts';
import { Button } from '../../kit/Button.tsx';
import { useGame, useGameStore } from '../../page/session/game.ts';
import css from './hint.module.css';

/** The button that asks for a hint, if the settings allow hints. Only an open hand has it. */
export function AskHint({ side }: { side: Side }) {
  const { post } = useGameStore().getState();
  const may = useGame((s) => s.openHands[side]?.mayAskHint ?? false);
  const asked = useGame((s) => (s.openHands[side]?.hint ?? null) !== null);
  if (!may && !asked) return null;
  return (
    <Button small aria-disabled={asked} onClick={() => !asked && post({ do: 'ask-hint', side })}>
      {HINT.ask}
    </Button>
  );
}

/** The hint that was asked for. It goes to no live region: only who looks into the hand may read it. */
export function HintLine({ side }: { side: Side }) {
  const hint = useGame((s) => s.openHands[side]?.hint ?? null);
  const view = useGame((s) => s.openHands[side]?.view);
  if (!hint || !view) return null;
  return (
    <p className={css.hint} data-hint>
      {typeof hint === 'string' ? HINT[hint] : hintWords(view, hint)}
    </p>
  );
}
