import { useEffect, useState } from 'react';
import type { Declassified } from '../../../store/types.ts';
import { MISSING } from '../../../text/en/page/shell.ts';
import { saveSentence } from '../../../text/en/saves/trouble.ts';
import { DECLASSIFIED } from '../../../text/en/screens/declassified.ts';
import { go } from '../../page/route/route.ts';
import { bringCards } from '../../page/session/bringCards.ts';
import { useGameStore } from '../../page/session/game.ts';
import { GameContext } from '../../page/session/loadStore.ts';
import { Directed } from '../../show/Directed.tsx';
import { DeclassifiedScreen } from './DeclassifiedScreen.tsx';

interface Props {
  /**
   * The id of a saved game, or a link that holds one. `at`: the stop at which somebody comes back to its debrief.
   * `debrief`: somebody comes back to the debrief at the stop of the link.
   */
  of: { id: string; at?: number } | { link: string; debrief?: true };
  /** Called with the reason why the game could not be opened, or with null once it is open. */
  onTrouble(message: string | null): void;
}

/** Opens the finished game in the address. One that is not over opens at its curtain. */
export function DeclassifiedRoute({ of, onTrouble }: Props) {
  const id = 'id' in of ? of.id : null;
  const at = 'id' in of ? of.at : undefined;
  const link = 'link' in of ? of.link : '';
  const store = useGameStore();
  const [opened, setOpened] = useState<Declassified | null>(null);
  useEffect(() => {
    let hasLeft = false;
    let close = (): void => {};
    const { declassify, declassifyLink } = store.getState();
    const give = (message: string): void => {
      onTrouble(message);
      go({ screen: 'start' });
    };
    const opening = async (): Promise<void> => {
      await bringCards().catch(() => {});
      const found = await (id === null ? declassifyLink(link) : declassify(id, at));
      if ('code' in found) {
        if (hasLeft) return;
        if (found.code === 'not-over' && id !== null) return go({ screen: 'game', id });
        return give(saveSentence(found));
      }
      if (hasLeft) return found.close();
      onTrouble(null);
      close = found.close;
      setOpened(found);
    };
    opening().catch(() => hasLeft || give(MISSING.what));
    return () => {
      hasLeft = true;
      close();
    };
  }, [id, at, link, store, onTrouble]);
  if (!opened) return <p className="screen">{DECLASSIFIED.wait}</p>;
  return (
    <GameContext value={opened.table}>
      <Directed key={id ?? link}>
        <DeclassifiedScreen game={opened} opensDebrief={at !== undefined || 'debrief' in of} />
      </Directed>
    </GameContext>
  );
}
