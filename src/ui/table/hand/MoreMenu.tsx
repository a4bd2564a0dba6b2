import { memo, useEffect, useRef, useState } from 'react';
import type { Side } from '../../../engine/index.ts';
import { MORE } from '../../../text/en/table/more.ts';
import { HINT } from '../../../text/en/table/strip/hint.ts';
import { listen } from '../../input/listen.ts';
import { onlySide, useGame, useGameStore } from '../../page/session/game.ts';
import css from './moreMenu.module.css';

/** A popover lies above everything, not beside its button: it is told where that is on the screen. */
function putBeside(button: HTMLElement | null, menu: HTMLElement | null): void {
  if (!button || !menu) return;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const isAbove = bottom < innerHeight / 2;
  menu.toggleAttribute('data-below', isAbove);
  menu.style.setProperty('--aside', `${isAbove ? left : innerWidth - right}px`);
  menu.style.setProperty('--away', `${isAbove ? bottom : innerHeight - top}px`);
}

/** What a side sets for itself in public: a yield, a hold on the next step, a hand left open. Each shows as a chip. Who plays alone finds the hint here too. */
export const MoreMenu = memo(function MoreMenu({
  side,
  stays,
  onStays,
  onHint,
}: {
  side: Side;
  /** The hand was asked to stay open. */
  stays: boolean;
  onStays: () => void;
  /** A hint was asked for: it has to be seen. */
  onHint: () => void;
}) {
  const store = useGameStore();
  const yields = useGame((s) => s.yields[side]);
  const holds = useGame((s) => s.holdNext[side]);
  const hinted = useGame((s) => s.hinted[side]);
  const alone = useGame((s) => onlySide(s) === side);
  const inStrip = useGame((s) => onlySide(s) === side && s.letsRun !== null);
  const mayAskHint = useGame((s) => s.openHands[side]?.mayAskHint ?? false);
  const [shown, setShown] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const id = `more-${side}`;
  useEffect(
    () => (shown ? listen(window, { resize: () => putBeside(more.current, menu.current) }) : undefined),
    [shown],
  );
  const { post } = store.getState();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is open inside closes where the focus leaves it
    <div
      className={css.box}
      // It stays open if the focus goes nowhere: Safari does not focus a button that is pressed.
      onBlur={({ relatedTarget: next, currentTarget: here }) =>
        shown && next && !here.contains(next) && menu.current?.hidePopover()
      }
    >
      {yields && !inStrip && (
        <button
          type="button"
          className={css.chip}
          onClick={() => post({ do: 'yield', side, on: false })}
          title={MORE.runsTitle}
        >
          {MORE.runs}
          <span className="visually-hidden">{MORE.runsTold}</span>
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
          popoverTarget={id}
          // What closes gives the focus back to where it was.
          onClick={() => more.current?.focus()}
        >
          {MORE.more}
        </button>
      </span>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={css.menu}
        data-open={shown || undefined}
        onBeforeToggle={({ newState }) => {
          putBeside(more.current, menu.current);
          if (newState === 'open') setShown(true);
        }}
        // Only now: the focus goes back from what was in it.
        onToggle={({ newState }) => setShown(newState === 'open')}
      >
        {shown && (
          <>
            {alone && mayAskHint && (
              <Option
                menu={id}
                on={false}
                onClick={() => {
                  post({ do: 'ask-hint', side });
                  onHint();
                }}
                text={MORE.hint}
              />
            )}
            {!alone && <Option menu={id} on={stays} onClick={onStays} text={MORE.keepOpen} />}
            <Options menu={id} side={side} yields={yields} holds={holds} />
          </>
        )}
      </div>
    </div>
  );
});

interface OptionsProps {
  /** The id of the menu, which a choice closes. */
  menu: string;
  side: Side;
  yields: boolean;
  holds: boolean;
}

function Options({ menu, side, yields, holds }: OptionsProps) {
  const passed = useGame((s) => s.passedOn);
  const { post } = useGameStore().getState();
  return (
    <>
      <Option
        menu={menu}
        on={holds}
        onClick={() => post({ do: 'hold-next', side, on: !holds })}
        text={MORE.holdNext(passed)}
      />
      <Option menu={menu} on={yields} onClick={() => post({ do: 'yield', side, on: !yields })} text={MORE.letRun} />
    </>
  );
}

interface OptionProps {
  menu: string;
  on: boolean;
  onClick(): void;
  text: string;
}

const Option = ({ menu, on, onClick, text }: OptionProps) => (
  <button
    type="button"
    className={css.option}
    aria-pressed={on}
    popoverTarget={menu}
    popoverTargetAction="hide"
    onClick={onClick}
  >
    {text}
  </button>
);
