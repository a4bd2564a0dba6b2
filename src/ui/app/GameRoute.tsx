import { useEffect } from 'react';
import { Banner } from '../table/show/Banner.tsx';
import { GameScreen } from './GameScreen.tsx';
import { useGame, useGameStore } from './game.ts';
import css from './Message.module.css';
import { Notices } from './Notices.tsx';
import { go } from './route.ts';

interface Props {
  id: string;
  onRules(): void;
  /** Why the game could not be opened, or null once it is. */
  onTrouble(message: string | null): void;
}

/** Opens the game that the address names; one that cannot be opened leads back to the start, which says why. */
export function GameRoute({ id, onRules, onTrouble }: Props) {
  const store = useGameStore();
  const open = useGame((s) => s.game?.id ?? null);
  useEffect(() => {
    const { game, resume } = store.getState();
    const problem = game?.id === id ? undefined : resume(id);
    onTrouble(problem?.message ?? null);
    if (problem) go({ screen: 'start' });
  }, [id, store, onTrouble]);
  return (
    <>
      {open === id ? <GameScreen key={id} onRules={onRules} /> : <p className={css.screen}>One moment …</p>}
      {open === id && <Banner key={`banner of ${id}`} />}
      <Notices />
    </>
  );
}
