import { memo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { refusalIn } from '../../../text/refusals.ts';
import { useDrawnGame, useGame } from '../../app/game.ts';
import { nameOf } from '../../app/words.ts';
import { RuleLink } from '../../theme/RuleLink.tsx';
import { useDesk, useDrawnDesk } from '../desk/context.ts';
import { useTable } from '../useTable.ts';
import { Choices } from './Choices.tsx';
import { Fuse } from './Fuse.tsx';
import css from './middle.module.css';
import { promptOf } from './prompts.ts';
import { Stack } from './Stack.tsx';

/** The strip between the two sides: whose decision it is, what waits, and the buttons to go on. */
export const Middle = memo(function Middle() {
  const desk = useDrawnDesk();
  const game = useDrawnGame();
  // The desk changes with every change of the game, so that both are followed by following it.
  const prompt = useDesk(useShallow(() => promptOf(game.getState(), desk.getState())));
  const followed = useGame(useShallow((s) => promptOf(s, desk.getState())));
  const { side, text } = followed.text === prompt.text ? followed : prompt;
  const name = useGame((s) => (side ? nameOf(s.game?.names, side) : ''));
  return (
    <section
      className={css.middle}
      data-middle=""
      tabIndex={-1}
      data-side={side ?? undefined}
      aria-label="What to do now"
    >
      <Fuse />
      <div className={css.message}>
        {side && <span className={css.who}>{name}</span>}
        <p className={css.text}>{text}</p>
        <Why />
      </div>
      <Stack />
      <Choices />
    </section>
  );
});

/** Why the last touch led to nothing, with the rule behind it. */
function Why() {
  const why = useDesk((d) => d.why);
  const sentence = useTable((table) => (why ? refusalIn(table, why) : ''));
  return (
    <p className={css.why} role="status">
      {why && (
        <>
          {sentence} <RuleLink rule={why.rule} />
        </>
      )}
    </p>
  );
}
