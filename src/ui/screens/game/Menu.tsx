import { useState } from 'react';
import type { Side } from '../../../engine/index.ts';
import { other, SIDES } from '../../../engine/index.ts';
import { PERSON } from '../../../text/en/bots.ts';
import { nameOf, theNameOf } from '../../../text/en/names.ts';
import { SHELL } from '../../../text/en/page/shell.ts';
import { unsaved as sayUnsaved } from '../../../text/en/saves/trouble.ts';
import { MENU } from '../../../text/en/screens/game.ts';
import { LESSON } from '../../../text/en/table/lesson.ts';
import { capital } from '../../../text/en/words.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { fetched } from '../../page/boundary/fetched.tsx';
import { exportOpenGame } from '../../page/files/exporting.ts';
import { Credits } from '../../page/notices/Credits.tsx';
import { beginAgain } from '../../page/route/beginAgain.ts';
import { go } from '../../page/route/route.ts';
import { useGame, useGameStore } from '../../page/session/game.ts';
import { useReference } from '../../reference/reference.ts';
import { Settings } from '../settings/Settings.tsx';
import css from './Menu.module.css';

type Page = 'menu' | 'settings' | 'draw' | 'concede' | 'credits' | 'bench';

const bench = fetched(() => import('../bench/GameBench.tsx').then(({ GameBench }) => GameBench));

const TITLE: Readonly<Record<Page, string>> = {
  menu: MENU.title,
  settings: MENU.settings,
  draw: MENU.draw,
  concede: MENU.concede,
  credits: SHELL.credits,
  bench: MENU.bench,
};

/** The menu: all about the game that is not a move. */
export function Menu({ onClose }: { onClose(): void }) {
  const store = useGameStore();
  const { getState } = store;
  const { openRules } = useReference();
  const [page, setPage] = useState<Page>('menu');
  const over = useGame((s) => s.gameOver !== null);
  const watching = useGame((s) => s.readOnly !== null);
  const unsaved = useGame((s) => s.keeping.unsaved);
  const names = useGame((s) => s.game?.names);
  const set = useGame((s) => s.game?.set);
  const sources = useGame((s) => s.sources);
  const isMission = useGame((s) => s.lesson !== null && s.lesson.side !== 'both');
  const people = SIDES.filter((side) => sources[side] === PERSON);
  const [loser, setLoser] = useState<Side | null>(null);
  /** Alone against a bot nobody asks who. */
  const concede = () => {
    setPage('concede');
    if (people.length === 1) setLoser(people[0]);
  };
  const back = () => {
    setPage('menu');
    setLoser(null);
  };
  return (
    <Dialog
      open
      title={loser ? (people.length === 1 ? MENU.concedeAlone : MENU.concedesAsked(nameOf(names, loser))) : TITLE[page]}
      onClose={onClose}
    >
      {page !== 'menu' && (
        <Button small onClick={back}>
          {MENU.back}
        </Button>
      )}
      {page === 'menu' && (
        <div className={css.items}>
          <Button onClick={openRules}>{SHELL.rulesAndCards}</Button>
          <Button onClick={() => setPage('settings')}>{MENU.settings}</Button>
          <Button onClick={() => exportOpenGame(getState())}>{SHELL.exportGame}</Button>
          {!over && !watching && (
            <>
              {people.length === 2 && <Button onClick={() => setPage('draw')}>{MENU.offerDraw}</Button>}
              {people.length > 0 && (
                <Button tone="danger" onClick={concede}>
                  {MENU.conceding}
                </Button>
              )}
            </>
          )}
          {isMission && !watching && (
            <>
              <Button
                onClick={() => {
                  if (beginAgain(store)) onClose();
                }}
              >
                {LESSON.fromStart}
              </Button>
              <Button onClick={() => go({ screen: 'learn' })}>{LESSON.missions}</Button>
            </>
          )}
          {!watching && <Button onClick={() => setPage('bench')}>{MENU.benching}</Button>}
          <Button onClick={() => setPage('credits')}>{SHELL.credits}</Button>
          {unsaved && <p>{sayUnsaved(unsaved)}</p>}
          <Button look="primary" onClick={() => go({ screen: 'start' })}>
            {unsaved ? MENU.leaveUnsaved : MENU.leave}
          </Button>
          {set && <p className={css.set}>{MENU.set(set.name, set.hash.slice(0, 8))}</p>}
        </div>
      )}
      {page === 'settings' && <Settings />}
      {page === 'credits' && <Credits />}
      {page === 'bench' && <bench.Part />}
      {page === 'draw' && (
        <WhichSide
          question={MENU.whoOffers}
          answer={MENU.offers}
          onSide={(side) => {
            getState().post({ do: 'offer-draw', side });
            onClose();
          }}
        />
      )}
      {page === 'concede' && !loser && (
        <WhichSide question={MENU.whoConcedes} answer={(name) => name} onSide={setLoser} />
      )}
      {loser && <Concede loser={loser} onDone={onClose} onCancel={back} />}
    </Dialog>
  );
}

interface AskedProps {
  question: string;
  answer(name: string): string;
  onSide(side: Side): void;
}

/** A question that one of the two sides answers. */
function WhichSide({ question, answer, onSide }: AskedProps) {
  const names = useGame((s) => s.game?.names);
  return (
    <div className={css.items}>
      <p>{question}</p>
      {SIDES.map((side) => (
        <Button key={side} tone={side} onClick={() => onSide(side)}>
          {answer(nameOf(names, side))}
        </Button>
      ))}
    </div>
  );
}

function Concede({ loser, onDone, onCancel }: { loser: Side; onDone(): void; onCancel(): void }) {
  const { getState } = useGameStore();
  const names = useGame((s) => s.game?.names);
  return (
    <div className={css.items}>
      <p>{MENU.givesUp(capital(theNameOf(names, loser)), theNameOf(names, other(loser)))}</p>
      <Button onClick={onCancel}>{MENU.playOn}</Button>
      <Button
        look="primary"
        tone="danger"
        onClick={() => {
          getState().post({ do: 'act', action: { type: 'concede', side: loser } });
          onDone();
        }}
      >
        {MENU.concedes(nameOf(names, loser))}
      </Button>
    </div>
  );
}
