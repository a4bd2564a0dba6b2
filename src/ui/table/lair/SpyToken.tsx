import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { memo, useState } from 'react';
import { statWords } from '../../../text/page/card.ts';
import { LAIR } from '../../../text/page/table.ts';
import { StatLine } from '../../card/StatLine.tsx';
import { burning } from '../../store/burning.ts';
import { useDefinition, useGame, useStanding, useTable } from '../../store/game.ts';
import { Icon } from '../../theme/Icon.tsx';
import { reducedMotion } from '../../theme/motion.ts';
import { CardButton } from '../touch/CardButton.tsx';
import marks from '../touch/marks.module.css';
import css from './spyToken.module.css';

/**
 * The way to the door burns as long as the fuse of the step into the next room. What is walked stays walked until the
 * Spy is in the room; a held fuse takes it back.
 */
function useWalk(): CSSProperties | null {
  const fuse = useGame(({ waiting, table }) =>
    waiting.kind === 'held'
      ? null
      : waiting.kind === 'grace' && table?.stack.at(-1)?.kind === 'enter'
        ? waiting
        : undefined,
  );
  const [walked, setWalked] = useState<CSSProperties | null>(null);
  const [last, setLast] = useState(fuse);
  if (fuse !== last) {
    setLast(fuse);
    if (fuse === null) setWalked(null);
    else if (fuse) setWalked((now) => burning(fuse)?.style ?? now);
  }
  return reducedMotion() ? null : walked;
}

/** The infiltrating Spy in the room that it has reached, with the Health and Sneak that it has left. */
export const SpyToken = memo(function SpyToken({ card, square }: { card: number; square: number }) {
  const { name, icon } = useDefinition(card);
  const { facts } = useStanding(card);
  const barred = useTable((table) => table.spies.find((spy) => spy.card === card)?.barred ?? false);
  const across = useGame((s) => s.game?.settings.seating === 'across');
  const walk = useWalk();
  const said = [LAIR.spy(name, square), ...facts.map(statWords), ...(barred ? [LAIR.barredTold] : [])];
  return (
    <CardButton
      card={card}
      says={said.join(', ')}
      className={clsx(css.spy, marks.frame, marks.lamp)}
      data-walking={walk !== null || undefined}
      style={walk ?? undefined}
    >
      <span className={css.spyFace} aria-hidden="true">
        <Icon name={icon || 'spy'} instead="spy" />
        {across && <SpyPlate card={card} barred={barred} far />}
        <SpyPlate card={card} barred={barred} />
      </span>
    </CardButton>
  );
});

/** Its name and its numbers. Across a tablet each side has its own, the right way up. */
function SpyPlate({ card, barred, far = false }: { card: number; barred: boolean; far?: boolean }) {
  const { name } = useDefinition(card);
  const { facts } = useStanding(card);
  return (
    <span className={css.spyPlate} data-head={far ? 'far' : 'near'}>
      <span className={css.spyName}>{name}</span>
      <StatLine facts={facts} />
      {barred && <span className={css.barred}>{LAIR.barred}</span>}
    </span>
  );
}
