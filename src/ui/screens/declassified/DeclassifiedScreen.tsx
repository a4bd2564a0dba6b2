import { useState } from 'react';
import type { Declassified } from '../../../store/types.ts';
import { DECLASSIFIED, NOTES } from '../../../text/en/screens/declassified.ts';
import { RAIL } from '../../../text/en/screens/game.ts';
import { WINDOW } from '../../kit/breakpoints.ts';
import { Tool, Tools } from '../../kit/Tool.tsx';
import { useMedia } from '../../kit/useMedia.ts';
import { Guard } from '../../page/boundary/Guard.tsx';
import { useArrival } from '../../page/route/focus.ts';
import { go } from '../../page/route/route.ts';
import { Mute } from '../../show/sound/Mute.tsx';
import { useSounds } from '../../show/sound/useSounds.ts';
import { Table } from '../../table/Table.tsx';
import { Debrief } from './Debrief.tsx';
import css from './declassified.module.css';
import { Hidden } from './Hidden.tsx';
import { Notes } from './Notes.tsx';
import { PlayOn } from './PlayOn.tsx';
import { Share } from './Share.tsx';
import { Story } from './Story.tsx';
import { TapeDeck } from './TapeDeck.tsx';
import { useShown } from './useShown.ts';
import { useTapeKeys } from './useTapeKeys.ts';

type Panel = 'log' | 'debrief' | 'notes';

interface Props {
  game: Declassified;
  /** Somebody comes back to its debrief. */
  opensDebrief?: boolean;
  /** It is in a page of its own, from which nothing else can be reached. */
  isAlone?: boolean;
}

/** A finished game: its tape runs on the table, with what was hidden below it and the tape deck under that. */
export function DeclassifiedScreen({ game, opensDebrief = false, isAlone = false }: Props) {
  const heading = useArrival<HTMLHeadingElement>();
  const isNarrow = useMedia(WINDOW.narrow);
  const isLow = useMedia(WINDOW.low);
  /** Who comes by a link or a file is shown what is written there. */
  const hasNotes = game.id === null && !isNarrow && !isLow && game.remarks.getState().all.length > 0;
  const [panel, setPanel] = useState<Panel | null>(() => (opensDebrief ? 'debrief' : hasNotes ? 'notes' : null));
  const [shares, setShares] = useState(false);
  const [playsOn, setPlaysOn] = useState(false);
  const isOver = useShown(game, ({ stop }) => stop === game.length - 1);
  /** Null: as there is room. */
  const [wantsHands, setHands] = useState<boolean | null>(null);
  const hands = wantsHands ?? !isLow;
  const { id } = game;
  const toggle = (one: Panel) => setPanel(panel === one ? null : one);
  useSounds();
  useTapeKeys(game);
  return (
    <main className={css.screen}>
      <Tools className={css.rail} label={RAIL.title}>
        {!isAlone && (
          <Tool label={DECLASSIFIED.leave} picture="M6 6l12 12M18 6L6 18" onClick={() => go({ screen: 'start' })} />
        )}
        {id !== null && game.broken === null && (
          <Tool
            label={DECLASSIFIED.poster}
            picture="M7 4h10v6a5 5 0 0 1-10 0zM12 15v5M8 20h8"
            onClick={() => go({ screen: 'game', id })}
          />
        )}
        <Tool
          label={RAIL.log}
          picture="M6 3h12v18H6zM9 8h6M9 12h6M9 16h4"
          onClick={() => toggle('log')}
          pressed={panel === 'log'}
        />
        <Tool
          label={DECLASSIFIED.debrief}
          picture="M3 18l5-7 4 4 4-9 5 6M3 21h18"
          onClick={() => toggle('debrief')}
          pressed={panel === 'debrief'}
        />
        <Tool
          label={NOTES.title}
          picture="M4 20l1-5L16 4l4 4L9 19zM13 7l4 4"
          onClick={() => toggle('notes')}
          pressed={panel === 'notes'}
        />
        <Tool
          label={DECLASSIFIED.handsShort}
          picture="M4 7l7-2 3 13-7 2zM13 5l7 2-3 13-3-1"
          onClick={() => setHands(!hands)}
          pressed={hands}
        />
        {!isAlone && (
          <Tool
            label={DECLASSIFIED.playOnShort}
            picture="M5 4l9 8-9 8zM17 5v14"
            disabled={isOver}
            {...(isOver && { hint: DECLASSIFIED.isOver })}
            onClick={() => setPlaysOn(true)}
          />
        )}
        <Tool
          label={DECLASSIFIED.share}
          picture="M8 12l8-5M8 12l8 5M5 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15 18a2 2 0 1 0 4 0 2 2 0 1 0-4 0"
          onClick={() => setShares(true)}
        />
        <Mute />
      </Tools>
      <h1 ref={heading} tabIndex={-1} className="visually-hidden">
        {DECLASSIFIED.title}
      </h1>
      <div className={css.place} data-hands={hands || undefined}>
        <Table inside="lair">
          {hands && (
            <Guard part="hand">
              <Hidden game={game} />
            </Guard>
          )}
          {panel === 'log' && (
            <Guard part="log">
              <Story game={game} onClose={() => setPanel(null)} />
            </Guard>
          )}
          {panel === 'debrief' && (
            <Guard part="log">
              <Debrief game={game} onClose={() => setPanel(null)} />
            </Guard>
          )}
          {panel === 'notes' && (
            <Guard part="log">
              <Notes game={game} onClose={() => setPanel(null)} />
            </Guard>
          )}
        </Table>
      </div>
      <TapeDeck game={game} onNote={() => setPanel('notes')} />
      <Share game={game} isAlone={isAlone} open={shares} onClose={() => setShares(false)} />
      <PlayOn game={game} open={playsOn} onClose={() => setPlaysOn(false)} />
    </main>
  );
}
