import clsx from 'clsx';
import type { ReactNode } from 'react';
import { memo, useEffect, useMemo, useState } from 'react';
import type { View } from '../../engine/index.ts';
import { isInfiltrating } from '../../engine/index.ts';
import { TABLE } from '../../text/en/table/table.ts';
import { anchorRef } from '../input/anchors.ts';
import { useEscape } from '../input/keys.ts';
import { Guard } from '../page/boundary/Guard.tsx';
import { isWatched, useGame, useGameStore } from '../page/session/game.ts';
import { answerLater } from '../page/session/press.ts';
import { DeskContext, useDesk } from '../play/context.ts';
import type { Desk, DeskStore } from '../play/desk.ts';
import { createDesk } from '../play/desk.ts';
import { createGhost, GhostContext } from '../play/ghost.ts';
import type { Spot } from '../play/spots.ts';
import { cardOf, isKind } from '../play/spots.ts';
import { areaOfCue, isInLair } from '../show/area.ts';
import { usePlaying } from '../show/context.ts';
import { Ahead } from '../show/pictures/Ahead.tsx';
import { Aim } from '../show/pictures/Aim.tsx';
import { Step } from '../show/pictures/Step.tsx';
import { Stopped } from '../show/pictures/Stopped.tsx';
import { SceneGuard } from '../show/SceneGuard.tsx';
import { Scenes } from '../show/Scenes.tsx';
import { FocusKept } from './FocusKept.ts';
import { Edge } from './hand/Edge.tsx';
import { Lair } from './lair/Lair.tsx';
import { NamedCardsContext } from './log/named.ts';
import { Networks } from './map/Networks.tsx';
import { namedOn } from './named.ts';
import { HoldNote } from './overlay/HoldNote.tsx';
import { Recap } from './overlay/Recap.tsx';
import { TheirTurn } from './overlay/TheirTurn.tsx';
import { Side } from './Side.tsx';
import { Scoreboard } from './score/Scoreboard.tsx';
import { Strip } from './strip/Strip.tsx';
import { Announcer } from './Ticker.tsx';
import css from './table.module.css';
import { useHeldReading } from './touch/useHeldReading.ts';
import { useOtherFingers } from './touch/useOtherFingers.ts';
import { useStray } from './touch/useStray.ts';

const AREAS = ['lair', 'networks', 'card'] as const;
type Area = (typeof AREAS)[number];

/**
 * The table of an open game. It fills its parent, which must be a size container named `table`.
 * Needs the store (`GameContext`), and the reference (`ReferenceContext`) for the numbers of rules.
 * `children` stand over the table: they may use its desk, and the cards they name light up on it. `inside`: nobody
 * plays at it. It is a part of a screen with a heading of its own, has no hands, and shows this area first.
 */
export function Table({ children, inside }: { children?: ReactNode; inside?: Area }) {
  const game = useGameStore();
  const [desk, setDesk] = useState<DeskStore | null>(null);
  const [ghost] = useState(createGhost);
  const named = useMemo(() => desk && namedOn(game, desk), [game, desk]);
  useEffect(() => {
    const { desk: made, stop } = createDesk(game);
    answerLater(made, ['touch', 'drop', 'confirm', 'cancel', 'run', 'inspect']);
    setDesk(made);
    return stop;
  }, [game]);
  const set = useGame((s) => s.table?.set);
  if (!desk || set === undefined) return null;
  return (
    <DeskContext value={desk}>
      <NamedCardsContext value={named}>
        <GhostContext value={ghost}>
          <Areas key={set} desk={desk} inside={inside} />
        </GhostContext>
        {children}
      </NamedCardsContext>
    </DeskContext>
  );
}

/** The area of the table where a spot is to be touched; null for a card that waits in the strip. */
function areaOf(table: View, spot: Spot): Area | null {
  if (isKind(spot, 'network') || spot === 'tray' || spot === 'networks') return 'networks';
  const card = cardOf(spot);
  if (card === null || isInLair(table, card)) return 'lair';
  return table.stack.some((waits) => waits.card === card) ? null : 'networks';
}

/** The area of the table where the next touch is expected; null if there is not exactly one. */
function areaAhead(table: View | null, { task, lit }: Desk): Area | null {
  if (!table || task.kind === 'none') return null;
  const areas = new Set([...lit].flatMap((spot) => areaOf(table, spot) ?? []));
  return areas.size === 1 ? [...areas][0] : null;
}

/** What is picked, and what for. */
const pickedAt = ({ task }: Desk): string => ('card' in task ? `${task.kind} ${task.card}` : task.kind);

/** True if it is the Genius's turn, or a Spy is in the lair or on its way there. */
const happensInLair = (table: View): boolean => table.turn.side === 'genius' || isInfiltrating(table);

const Areas = memo(function Areas({ desk, inside }: { desk: DeskStore; inside: Area | undefined }) {
  const Root = inside ? 'div' : 'main';
  const game = useGameStore();
  const seating = useGame((s) => s.game?.settings.seating ?? 'side-by-side');
  const sits = useGame((s) => s.sits);
  const watched = useGame(isWatched);
  const suggested = useGame(({ table }): Area => (table && happensInLair(table) ? 'lair' : 'networks'));
  useOtherFingers();
  useHeldReading(desk);
  const [laid, setLaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLaid(true), 100);
    return () => clearTimeout(timer);
  }, []);
  const wanted = useDesk((d) => areaAhead(game.getState().table, d));
  const asked = useDesk((d) => d.asked);
  const picked = useDesk(pickedAt);
  const isStray = useStray();
  const [area, setArea] = useState<Area>(wanted ?? inside ?? suggested);
  // Another part is wanted, perhaps for another card, or a card is to be read: that part is shown. A tab shows any other
  // one till then.
  const [last, setLast] = useState({ wanted, suggested, asked, picked });
  if (last.wanted !== wanted || last.suggested !== suggested || last.asked !== asked || last.picked !== picked) {
    setLast({ wanted, suggested, asked, picked });
    const isSame = last.wanted === wanted && last.suggested === suggested;
    const stays = isSame && (wanted === null || last.picked === picked);
    if (last.asked !== asked) setArea('card');
    else if (!stays) setArea(wanted ?? inside ?? suggested);
  }
  const played = usePlaying(({ beat, cue }) => beat && cue && areaOfCue(cue, beat));
  const shown = played ?? area;
  useEscape('table', () => {
    desk.getState().cancel();
    return true;
  });
  return (
    <Root
      translate="no"
      className={clsx('notranslate', css.table)}
      data-seating={seating}
      data-sits={sits ?? undefined}
      data-watched={watched || undefined}
      data-area={shown}
      data-laid={laid || undefined}
      data-inside={inside}
    >
      {!inside && <h1 className="visually-hidden">{TABLE.title}</h1>}
      <Guard part="banner">
        <Recap />
        <HoldNote />
        <TheirTurn />
      </Guard>
      <div className={css.score}>
        <Guard part="score">
          <Scoreboard />
        </Guard>
      </div>
      <nav className={css.tabs} aria-label={TABLE.parts} data-tabs="">
        {AREAS.map((one) => (
          <button
            key={one}
            ref={anchorRef(`tab:${one}`)}
            type="button"
            className={css.tab}
            aria-pressed={shown === one}
            onClick={(click) => !isStray(click, click.currentTarget.parentElement) && setArea(one)}
          >
            {TABLE.area[one]}
          </button>
        ))}
      </nav>
      <div className={css.lair}>
        <Guard part="lair">
          <Lair />
        </Guard>
      </div>
      <div className={css.middle}>
        <Guard part="strip">
          <Strip isIdle={inside !== undefined} />
        </Guard>
      </div>
      <div className={css.networks}>
        <Guard part="map">
          <Networks />
        </Guard>
      </div>
      <div className={css.side}>
        <Guard part="reader">
          <Side />
        </Guard>
      </div>
      {seating === 'across' && (
        <div className={css.far}>
          <Guard part="reader">
            <Side far />
          </Guard>
        </div>
      )}
      {!inside && (
        <>
          <div className={css.genius}>
            <Guard part="hand">
              <Edge side="genius" />
            </Guard>
          </div>
          <div className={css.spymaster}>
            <Guard part="hand">
              <Edge side="spymaster" />
            </Guard>
          </div>
        </>
      )}
      <Announcer />
      <FocusKept />
      <SceneGuard>
        <Aim area={shown} />
        <Ahead />
        <Step />
        <Stopped />
      </SceneGuard>
      <Scenes />
    </Root>
  );
});
