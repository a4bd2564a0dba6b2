import type { ReactNode } from 'react';
import { useState } from 'react';
import { PERSON } from '../../../text/en/bots.ts';
import type { Ending } from '../../lesson/Lesson.tsx';
import { fetched } from '../../page/boundary/fetched.tsx';
import { Guard } from '../../page/boundary/Guard.tsx';
import { OpenElsewhere } from '../../page/notices/Notices.tsx';
import { useArrival } from '../../page/route/focus.ts';
import { useGame, useGameStore } from '../../page/session/game.ts';
import { useSounds } from '../../show/sound/useSounds.ts';
import { LogPanel } from '../../table/log/LogPanel.tsx';
import { Reader } from '../../table/reader/Reader.tsx';
import { Table } from '../../table/Table.tsx';
import { Curtain } from '../curtain/Curtain.tsx';
import { PlanChoice } from '../curtain/PlanChoice.tsx';
import { EndScreen } from '../end/EndScreen.tsx';
import { Consent } from './Consent.tsx';
import css from './GameScreen.module.css';
import { LostOpponent } from './LostOpponent.tsx';
import { Menu } from './Menu.tsx';
import { Rail } from './Rail.tsx';
import { useAfter } from './useAfter.ts';

const lessonPart = fetched(() => import('../../lesson/Lesson.tsx').then(({ Lesson }) => Lesson), 'dialog');
const retryPart = fetched(() => import('./Retry.tsx').then(({ Retry }) => Retry), 'dialog');
const whatIfScreen = fetched(() => import('../whatIf/WhatIf.tsx').then(({ WhatIf }) => WhatIf), 'screen');

/**
 * An open game. Exactly one of these is on the page: the curtain, the secret choice, the table or the end. The menu and
 * the log can be reached beside the table and the choice. A mission ends at the table.
 */
export function GameScreen() {
  const { getState } = useGameStore();
  const curtain = useGame((s) => s.curtain);
  const choosesPlan = useGame((s) => (s.table?.offered.length ?? 0) > 0 && s.sources.genius === PERSON);
  const over = useGame((s) => s.gameOver !== null);
  const elsewhere = useGame((s) => s.readOnly !== null);
  const recap = useGame((s) => s.recap !== null);
  const whatIf = useGame((s) => s.whatIf);
  const learner = useGame((s) => s.lesson?.side ?? null);
  const isPuzzle = useGame((s) => (s.lesson?.puzzle ?? null) !== null);
  const retries = useGame((s) => s.retry !== null);
  const [told, setTold] = useState(false);
  const [looking, setLooking] = useState(false);
  const [open, setOpen] = useState<'log' | 'menu' | 'lesson' | 'retry' | null>(null);
  /** It has been read what the lesson is about, or how it ended; and the end that was read last. */
  const [isRead, setIsRead] = useState(false);
  const [read, setRead] = useState<Ending>(null);
  const after = useAfter();
  useSounds();

  if (looking && !over) setLooking(false);
  const isTold = !curtain && (told || recap);
  if (isTold !== told) setTold(isTold);

  const toggle = (panel: NonNullable<typeof open>) => setOpen((now) => (now === panel ? null : panel));

  if (elsewhere) return <OpenElsewhere />;
  const lesson = learner && (
    <Guard part="lesson">
      <lessonPart.Part
        open={open === 'lesson'}
        isRead={isRead}
        read={read}
        onRead={(ending) => {
          setIsRead(true);
          if (ending !== null) setRead(ending);
          setOpen(null);
        }}
        after={after}
      />
    </Guard>
  );
  const retry = retries && (
    <Guard part="lesson">
      <retryPart.Part open={open === 'retry'} onClose={() => setOpen(null)} />
    </Guard>
  );
  if (curtain)
    return (
      <>
        <Curtain curtain={curtain} />
        {lesson}
        {retry}
      </>
    );
  if (whatIf) return <whatIfScreen.Part whatIf={whatIf} onClose={getState().closeWhatIf} />;
  // A mission says by itself how it ended.
  const hasEnd = over && (learner === null || learner === 'both');
  if (hasEnd && !looking && !recap)
    return (
      <>
        <EndScreen onLook={() => setLooking(true)} />
        {retry}
      </>
    );
  return (
    <div className={css.screen}>
      <Rail
        secret={choosesPlan}
        logOpen={open === 'log'}
        onLog={() => toggle('log')}
        onMenu={() => toggle('menu')}
        onLesson={learner ? () => toggle('lesson') : undefined}
        isPuzzle={isPuzzle}
        onRetry={retries ? () => toggle('retry') : undefined}
        onResult={hasEnd ? () => setLooking(false) : undefined}
      />
      {choosesPlan ? (
        <div className={css.choice}>
          <PlanChoice asks={told} />
          {open === 'log' && (
            <Guard part="log">
              <LogPanel onClose={() => setOpen(null)} />
            </Guard>
          )}
        </div>
      ) : (
        <AtTable>
          {open === 'log' && (
            <Guard part="log">
              <LogPanel reader={<Reader />} onClose={() => setOpen(null)} />
            </Guard>
          )}
        </AtTable>
      )}
      <Guard part="menu">{open === 'menu' && <Menu onClose={() => setOpen(null)} />}</Guard>
      {lesson}
      {retry}
      <Guard part="question">
        <Consent />
        <LostOpponent />
      </Guard>
    </div>
  );
}

/** The table, which takes the focus when it comes onto the page. */
function AtTable({ children }: { children: ReactNode }) {
  const place = useArrival<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className={css.table}>
      <Table>{children}</Table>
    </div>
  );
}
