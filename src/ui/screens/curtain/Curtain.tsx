import clsx from 'clsx';
import type { ReactNode } from 'react';
import { other } from '../../../engine/index.ts';
import type { ShownCurtain as CurtainFacts } from '../../../host/index.ts';
import { nameAndRole, nameOf, theNameOf } from '../../../text/names.ts';
import { capital } from '../../../text/words.ts';
import { LogLines } from '../../log/LogLines.tsx';
import { useArrival } from '../../shell/focus.ts';
import { useGame, useGameStore, useIsFar } from '../../store/game.ts';
import { Button } from '../../theme/Button.tsx';
import css from './Curtain.module.css';

interface ScreenProps {
  side: 'genius' | 'spymaster';
  title: string;
  children: ReactNode;
}

/** The opaque screen itself: nothing of the table is on the page while it is up. It faces the side that it is for. */
export function CurtainScreen({ side, title, children }: ScreenProps) {
  const heading = useArrival<HTMLHeadingElement>();
  const far = useIsFar(side);
  return (
    <main className={clsx(css.curtain, far && css.far)} data-side={side}>
      <div className={css.card}>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h1>
        {children}
      </div>
    </main>
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
  const why = {
    turn: `It is ${theTaker}’s turn.${seating === 'one-side' ? ' Pass the device.' : ''}`,
    plan: `${capital(theTaker)} chooses an Evil Plan now, in secret.`,
    resume: 'The game goes on where you left it.',
    hand: `${away}, pass the device: ${theTaker} wants to see their hand.`,
  }[curtain.why];
  return (
    <CurtainScreen side={curtain.for} title={`${taker}, take the seat`}>
      <p className={css.why}>{why}</p>
      {curtain.why !== 'resume' && <p className={css.why}>{away}, look away.</p>}
      <div className={css.ways}>
        <Button
          look="primary"
          tone={curtain.for}
          className={css.lift}
          onClick={() => store.getState().send({ do: 'lift-curtain' })}
        >
          I am {nameAndRole(names, curtain.for)}: lift the curtain
        </Button>
        {curtain.why === 'hand' && (
          <Button className={css.lift} onClick={() => store.getState().send({ do: 'stay-in-seat' })}>
            Not now: {theNameOf(names, other(curtain.for))} stays
          </Button>
        )}
      </div>
      {curtain.recap.length > 0 && (
        <section className={css.recap} aria-labelledby="recap">
          <h2 id="recap">
            {curtain.why === 'plan' && seating !== 'one-side'
              ? 'What became of the last Evil Plan'
              : `Since ${theTaker} last looked`}
          </h2>
          <LogLines entries={curtain.recap} />
        </section>
      )}
    </CurtainScreen>
  );
}
