import { memo, useEffect, useRef, useState } from 'react';
import type { Side } from '../../../engine/index.ts';
import { isInfiltrating } from '../../../engine/index.ts';
import type { Yield } from '../../../host/index.ts';
import { MORE } from '../../../text/en/table/more.ts';
import { HINT } from '../../../text/en/table/strip/hint.ts';
import { useEscape } from '../../input/keys.ts';
import { listen } from '../../input/listen.ts';
import { onlySide, useGame, useGameStore, useTable } from '../../page/session/game.ts';
import css from './moreMenu.module.css';

/** What a side sets for itself in public: a yield, a hold on the next step, a hand left open. Each shows as a chip. */
export const MoreMenu = memo(function MoreMenu({
  side,
  open,
  onToggle,
}: {
  side: Side;
  open: boolean;
  onToggle: () => void;
}) {
  const store = useGameStore();
  const yields = useGame((s) => s.yields[side]);
  const holds = useGame((s) => s.holdNext[side]);
  const hinted = useGame((s) => s.hinted[side]);
  const alone = useGame((s) => onlySide(s) === side);
  const [shown, setShown] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!shown) return;
    const leave = ({ target }: PointerEvent) =>
      target instanceof Node && !box.current?.contains(target) && setShown(false);
    return listen(window, { pointerdown: leave }, true);
  }, [shown]);
  const close = () => {
    more.current?.focus();
    setShown(false);
  };
  useEscape('menu', () => {
    if (shown) close();
    return shown;
  });
  const { post } = store.getState();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving it, or Escape, closes what is open inside
    <div
      ref={box}
      className={css.box}
      // Stay open if the focus goes nowhere: Safari does not focus a button that is pressed.
      onBlur={({ relatedTarget: next, currentTarget: here }) => next && !here.contains(next) && setShown(false)}
    >
      {yields && (
        <button
          type="button"
          className={css.chip}
          onClick={() => post({ do: 'yield', side, until: null })}
          title={MORE.runsTitle(yields)}
        >
          {MORE.runs}
          <span className="visually-hidden">{MORE.runsTold(yields)}</span>
        </button>
      )}
      {holds && (
        <button type="button" className={css.chip} onClick={() => post({ do: 'hold-next', side, on: false })}>
          {MORE.holds}
          <span className="visually-hidden">{MORE.holdsTold}</span>
        </button>
      )}
      <span className={css.ask}>
        {hinted > 0 && (
          <span className={css.told} title={HINT.askedTold(hinted)}>
            {HINT.asked(hinted)}
          </span>
        )}
        <button
          ref={more}
          type="button"
          className={css.more}
          aria-expanded={shown}
          onClick={() => {
            more.current?.focus();
            setShown(!shown);
          }}
        >
          {MORE.more}
        </button>
      </span>
      {shown && (
        // biome-ignore lint/a11y: a choice anywhere inside closes it; keys press its buttons
        <div className={css.menu} onClick={close}>
          {!alone && <Option on={open} onClick={onToggle} text={MORE.keepOpen} />}
          <Options side={side} yields={yields} holds={holds} />
        </div>
      )}
    </div>
  );
});

interface OptionsProps {
  side: Side;
  yields: Yield | null;
  holds: boolean;
}

function Options({ side, yields, holds }: OptionsProps) {
  const passed = useGame((s) => s.passedOn);
  const infiltration = useTable(isInfiltrating);
  const { post } = useGameStore().getState();
  const all: Yield[] = infiltration ? ['infiltration', 'turn'] : ['turn'];
  return (
    <>
      <Option on={holds} onClick={() => post({ do: 'hold-next', side, on: !holds })} text={MORE.holdNext(passed)} />
      {all.map((one) => (
        <Option
          key={one}
          on={yields === one}
          onClick={() => post({ do: 'yield', side, until: yields === one ? null : one })}
          text={MORE.letRun(one)}
        />
      ))}
    </>
  );
}

const Option = ({ on, onClick, text }: { on: boolean; onClick(): void; text: string }) => (
  <button type="button" className={css.option} aria-pressed={on} onClick={onClick}>
    {text}
  </button>
);
