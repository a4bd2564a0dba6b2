import { memo } from 'react';
import type { View } from '../../../engine/index.ts';
import { definitionOf } from '../../../engine/index.ts';
import { notDoneWords } from '../../../text/en/game/notDone.ts';
import { nameOf } from '../../../text/en/names.ts';
import { STRIP } from '../../../text/en/page/table.ts';
import { anchorRef } from '../../input/anchors.ts';
import { useGame } from '../../page/session/game.ts';
import { useDesk } from '../../play/context.ts';
import { Why } from '../../reference/Why.tsx';
import { useCaption } from '../../show/useCaption.ts';
import { Choices } from './Choices.tsx';
import { Fuse } from './Fuse.tsx';
import { promptOf } from './prompts.ts';
import { Stack } from './Stack.tsx';
import css from './strip.module.css';

/** What the session was to do by itself, and why it did not. */
function NotDone({ table }: { table: View }) {
  const notDone = useGame((s) => s.notDone);
  if (!notDone) return null;
  return (
    <>
      {notDoneWords(notDone.action, (card) => definitionOf(table, card).name)} <Why why={notDone.why} table={table} />
    </>
  );
}

/** The strip between the two sides: who has to decide, what waits to resolve, and the buttons. */
export const Strip = memo(function Strip() {
  const game = useGame((s) => s);
  const desk = useDesk((d) => d);
  const caption = useCaption();
  const { side, text } = caption === null ? promptOf(game, desk) : { side: null, text: caption };
  return (
    <section
      ref={anchorRef('strip')}
      className={css.middle}
      data-middle=""
      tabIndex={-1}
      data-side={side ?? undefined}
      aria-label={STRIP.title}
    >
      <Fuse />
      <div className={css.message}>
        {side && <span className={css.who}>{nameOf(game.game?.names, side)}</span>}
        <p className={css.text}>{text}</p>
        <p className={css.why} role="status">
          {game.table && (desk.why ? <Why why={desk.why} table={game.table} /> : <NotDone table={game.table} />)}
        </p>
      </div>
      <Stack />
      <Choices />
    </section>
  );
});
