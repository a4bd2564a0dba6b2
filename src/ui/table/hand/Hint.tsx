import type { Side } from '../../../engine/index.ts';
import { HINT, hintWords } from '../../../text/en/table/strip/hint.ts';
import { useEscape } from '../../input/keys.ts';
import { Button } from '../../kit/Button.tsx';
import { useGame, useGameStore } from '../../page/session/game.ts';
import css from './hint.module.css';

/** The button that asks for a hint, if the settings allow hints, and puts it away. Only an open hand has it. */
export function AskHint({ side }: { side: Side }) {
  const { post } = useGameStore().getState();
  const may = useGame((s) => s.openHands[side]?.mayAskHint ?? false);
  const asked = useGame((s) => (s.openHands[side]?.hint ?? null) !== null);
  if (!may && !asked) return null;
  return (
    <Button small aria-pressed={asked} onClick={() => post({ do: asked ? 'withdraw-hint' : 'ask-hint', side })}>
      {asked ? HINT.withdraw : HINT.ask}
    </Button>
  );
}

/** The hint that was asked for. It goes to no live region: only who looks into the hand may read it. */
export function HintLine({ side }: { side: Side }) {
  const hint = useGame((s) => s.openHands[side]?.hint ?? null);
  const view = useGame((s) => s.openHands[side]?.view);
  const { post } = useGameStore().getState();
  useEscape('note', () => {
    if (hint) post({ do: 'withdraw-hint', side });
    return hint !== null;
  });
  if (!hint || !view) return null;
  return (
    <p className={css.hint} data-hint>
      {typeof hint === 'string' ? HINT[hint] : hintWords(view, hint)}
    </p>
  );
}
