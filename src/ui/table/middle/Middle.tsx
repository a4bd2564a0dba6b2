import { memo } from 'react';
import type { Refusal, View } from '../../../engine/index.ts';
import { nameOf } from '../../../text/names.ts';
import { refusalIn } from '../../../text/refusals.ts';
import { RuleLink } from '../../reference/RuleLink.tsx';
import { useGame } from '../../store/game.ts';
import { useDesk } from '../desk/context.ts';
import { Choices } from './Choices.tsx';
import { Fuse } from './Fuse.tsx';
import css from './middle.module.css';
import { promptOf } from './prompts.ts';
import { Stack } from './Stack.tsx';

/** The strip between the two sides: whose decision it is, what waits, and the buttons to go on. */
export const Middle = memo(function Middle() {
  const game = useGame((s) => s);
  const desk = useDesk((d) => d);
  const { side, text } = promptOf(game, desk);
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
        {side && <span className={css.who}>{nameOf(game.game?.names, side)}</span>}
        <p className={css.text}>{text}</p>
        <Why why={desk.why} table={game.table} />
      </div>
      <Stack />
      <Choices />
    </section>
  );
});

/** Why the last touch led to nothing, with the rule behind it. */
const Why = ({ why, table }: { why: Refusal | null; table: View | null }) => (
  <p className={css.why} role="status">
    {why && table && (
      <>
        {refusalIn(table, why)} <RuleLink rule={why.rule} />
      </>
    )}
  </p>
);
