import clsx from 'clsx';
import { useEffect } from 'react';
import type { SaveTrouble } from '../../../storage/trouble.ts';
import { SHELL } from '../../../text/en/page/shell.ts';
import { saveSentence } from '../../../text/en/saves/trouble.ts';
import { Guard } from '../../page/boundary/Guard.tsx';
import { Notices } from '../../page/notices/Notices.tsx';
import { go } from '../../page/route/route.ts';
import { bringCards } from '../../page/session/bringCards.ts';
import { useGame, useGameStore } from '../../page/session/game.ts';
import { Directed } from '../../show/Directed.tsx';
import { Banner } from '../../table/overlay/Banner.tsx';
import { LiftedCurtain } from '../curtain/Curtain.tsx';
import css from './GameScreen.module.css';
import { GameScreen } from './GameScreen.tsx';

interface Props {
  id: string;
  /** Called with the reason why the game could not be opened, or with null once it is open. */
  onTrouble(message: string | null): void;
}

/** Opens the game in the address. If that fails, the page goes back to the start screen, which says why. */
export function GameRoute({ id, onTrouble }: Props) {
  const store = useGameStore();
  const open = useGame((s) => s.game?.id ?? null);
  const over = useGame((s) => s.gameOver !== null);
  // A game that is over may be played again with the cards of now.
  useEffect(() => {
    if (over) bringCards().catch(() => {});
  }, [over]);
  useEffect(() => {
    let hasLeft = false;
    const { game, resume, getReady } = store.getState();
    const told = (problem: SaveTrouble | undefined) => {
      onTrouble(problem ? saveSentence(problem) : null);
      if (problem) go({ screen: 'start' });
    };
    const problem = game?.id === id ? undefined : resume(id);
    if (problem?.code !== 'not-ready') told(problem);
    else
      getReady().then(
        () => hasLeft || told(resume(id)),
        () => hasLeft || told(problem),
      );
    return () => {
      hasLeft = true;
    };
  }, [id, store, onTrouble]);
  // A translator would change the words of cards and rules apart, and has too much to do at a table.
  return (
    <div translate="no" className={clsx('notranslate', css.game)}>
      {open === id ? (
        <Directed key={id}>
          <GameScreen />
          <Guard part="banner">
            <LiftedCurtain />
            <Banner />
          </Guard>
        </Directed>
      ) : (
        <p className="screen">{SHELL.wait}</p>
      )}
      <Notices above />
    </div>
  );
}
