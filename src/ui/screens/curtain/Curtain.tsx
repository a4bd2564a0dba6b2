import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Side } from '../../../engine/index.ts';
import { other } from '../../../engine/index.ts';
import type { ShownCurtain as CurtainFacts } from '../../../host/index.ts';
import { nameAndRole, nameOf, theNameOf } from '../../../text/en/names.ts';
import { CURTAIN } from '../../../text/en/screens/curtain.ts';
import { Button } from '../../kit/Button.tsx';
import { reducedMotion } from '../../kit/moving.ts';
import { useArrival } from '../../page/route/focus.ts';
import { useGame, useGameStore, useIsFar } from '../../page/session/game.ts';
import { LogLines } from '../../table/log/LogLines.tsx';
import css from './Curtain.module.css';

interface ScreenProps {
  side: Side;
  title: string;
  children: ReactNode;
  /** True: it holds cards to read side by side. */
  wide?: boolean;
  /** True: the curtain falls now. Otherwise it hangs there already. */
  falls?: boolean;
}

/** The opaque screen. While it is up, nothing of the table is on the page. It faces the side that it is for. */
export function CurtainScreen({ side, title, children, wide = false, falls = false }: ScreenProps) {
  const heading = useArrival<HTMLHeadingElement>();
  const far = useIsFar(side);
  return (
    <>
      {falls && <div className={css.cloth} data-side={side} data-moves="together" />}
      <main className={clsx(css.curtain, far && 'far')} data-side={side} data-falls={falls || undefined}>
        <div className={clsx(css.card, wide && css.wide)}>
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            {title}
          </h1>
          {children}
        </div>
      </main>
    </>
  );
}

/** The curtain as it opens, over what it has hidden. It takes no touch, and is not there where motion is reduced. */
export function LiftedCurtain() {
  const side = useGame((s) => s.curtain?.for ?? null);
  const [fallen, setFallen] = useState(side);
  const [lifted, setLifted] = useState<Side | null>(null);
  if (side !== fallen) {
    setFallen(side);
    setLifted(side || reducedMotion() ? null : fallen);
  }
  if (!lifted) return null;
  return (
    <div
      className={css.cloth}
      data-side={lifted}
      data-moves="apart"
      aria-hidden="true"
      onAnimationEnd={() => setLifted(null)}
    />
  );
}

/** Says who should take the seat, and what happened on the table since that side last looked. */
export function Curtain({ curtain }: { curtain: CurtainFacts }) {
  const store = useGameStore();
  const names = useGame((s) => s.game?.names);
  const seating = useGame((s) => s.game?.settings.seating);
  const taker = nameOf(names, curtain.for);
  const away = nameOf(names, other(curtain.for));
  const theTaker = theNameOf(names, curtain.for);
  const why = CURTAIN.why[curtain.why]({ taker, theTaker, away }, seating === 'one-side');
  return (
    <CurtainScreen side={curtain.for} title={CURTAIN.title(taker)} falls>
      <p className={css.why}>{why}</p>
      {curtain.why !== 'resume' && <p className={css.why}>{CURTAIN.lookAway(away)}</p>}
      <div className="row">
        <Button
          look="primary"
          tone={curtain.for}
          className={css.lift}
          onClick={() => store.getState().post({ do: 'lift-curtain' })}
        >
          {CURTAIN.lift(nameAndRole(names, curtain.for))}
        </Button>
        {curtain.why === 'hand' && (
          <Button className={css.lift} onClick={() => store.getState().post({ do: 'stay-in-seat' })}>
            {CURTAIN.stay(theNameOf(names, other(curtain.for)))}
          </Button>
        )}
      </div>
      {curtain.recap.length > 0 && (
        <section className={css.recap} aria-labelledby="recap">
          <h2 id="recap">
            {curtain.why === 'plan' && seating !== 'one-side' ? CURTAIN.lastPlan : CURTAIN.since(theTaker)}
          </h2>
          <LogLines entries={curtain.recap} />
        </section>
      )}
    </CurtainScreen>
  );
}
