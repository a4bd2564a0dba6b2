import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import type { Side } from '../../engine/index.ts';
import type { ShownTip } from '../../scenario/teach.ts';
import { LESSON } from '../../text/en/table/lesson.ts';
import { useEscape } from '../input/keys.ts';
import { Button } from '../kit/Button.tsx';
import { onlySide, useGame, useGameStore, useIsFar } from '../page/session/game.ts';
import { useReference } from '../reference/reference.ts';
import { keepPlaced } from './placed.ts';
import { elementOf } from './points.ts';
import css from './tip.module.css';

interface Props {
  tip: ShownTip;
  /** Who is told. */
  side: Side;
  /** It stands in the open hand of that side, and tells nobody else. */
  inHand?: boolean;
}

/** A tip at the thing that it is about. It stays until it is read, or until it does not apply any more. */
export function Tip({ tip, side, inHand = false }: Props) {
  const { getState } = useGameStore();
  const { openRule } = useReference();
  const table = useGame((s) => s.table);
  const far = useIsFar(side);
  const alone = useGame((s) => onlySide(s) !== null);
  const bubble = useRef<HTMLDivElement>(null);
  const tail = useRef<HTMLElement>(null);
  const dismiss = () => getState().dismissTip(inHand ? side : 'table');
  useEscape('note', () => {
    dismiss();
    return true;
  });
  useEffect(() => {
    const find = () => table && elementOf(tip.point, side, table);
    if (bubble.current && tail.current) return keepPlaced(find, bubble.current, tail.current);
  }, [tip, side, table]);
  const { rule } = tip;
  return (
    <div
      ref={bubble}
      className={css.tip}
      data-aside=""
      data-tip={tip.number}
      data-in-hand={inHand && !alone ? side : undefined}
    >
      <i ref={tail} className={css.tail} />
      {/* What stands in a hand is read by who looks into it, and said to nobody. */}
      <div
        role="note"
        aria-live={inHand ? undefined : 'polite'}
        aria-label={LESSON.tip}
        className={clsx(css.box, far && 'far')}
      >
        {inHand && !alone && <p className={css.alone}>{LESSON.onlyYou}</p>}
        <p className={css.say}>{LESSON.said(tip.say)}</p>
        <div className={css.buttons}>
          {rule && (
            <Button look="quiet" small onClick={() => openRule(rule)}>
              {rule}
            </Button>
          )}
          <Button small className={css.got} onClick={dismiss}>
            {LESSON.gotIt}
          </Button>
        </div>
      </div>
    </div>
  );
}
