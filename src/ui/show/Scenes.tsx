import type { ReactNode } from 'react';
import { memo, useEffect } from 'react';
import type { Beat } from '../../host/index.ts';
import { useEscape } from '../input/keys.ts';

import { listen } from '../input/listen.ts';
import { useGameStore, useTable } from '../page/session/game.ts';
import { later } from '../page/session/press.ts';
import { useDirector, usePlaying } from './context.ts';
import { Bolt } from './pictures/Bolt.tsx';
import { Climax } from './pictures/Climax.tsx';
import { Combat } from './pictures/Combat.tsx';
import { Drop } from './pictures/Drop.tsx';
import { Fly } from './pictures/Fly.tsx';
import { Dossier, Lay, Shown, Turn } from './pictures/Large.tsx';
import { Fall, Walk } from './pictures/Moves.tsx';
import { Mark, Score, Sneak, Spring } from './pictures/Over.tsx';
import { Burst } from './pictures/Pieces.tsx';
import { Send } from './pictures/Send.tsx';
import { Break, Snap } from './pictures/Snap.tsx';
import { Work } from './pictures/Work.tsx';
import { SceneGuard } from './SceneGuard.tsx';
import type { Cue, Picture } from './scene.ts';
import { isSame } from './scene.ts';
import css from './scenes.module.css';

/** What plays on the table, over it. It takes no touch: a touch of the table beneath ends it (`useSkipping`). */
export const Scenes = memo(function Scenes() {
  useSkipping();
  return (
    <SceneGuard>
      <Pictures />
    </SceneGuard>
  );
});

function Pictures() {
  const { beat, cue, past, pace } = usePlaying((playing) => playing);
  const isThere = useTable((table) => table !== null);
  if (!beat || !cue || !isThere) return null;
  return (
    <div className={css.scenes} data-scene={beat.number} aria-hidden="true">
      {[...past, cue].flatMap((one, i) =>
        one.pictures.map((picture, j) =>
          one === cue || stays(picture) ? (
            <Drawn key={keyOf(beat, one, i, j)} picture={picture} nth={nthMark(one, j)} ms={msOf(one, pace)} />
          ) : null,
        ),
      )}
    </div>
  );
}

/** The key of a picture is the frame to which it leads, and its number on the way there. */
const keyOf = ({ number }: Beat, { frame }: Cue, ...at: readonly number[]): string => [number, frame, ...at].join(' ');

const msOf = ({ ms }: Cue, pace: number): number => ms / pace;

/**
 * These pictures keep their last state until the table shows the same: a card that has moved, a broken card, the
 * device.
 */
const STAYING: readonly Picture['kind'][] = ['fly', 'send', 'walk', 'break', 'climax'];
const stays = ({ kind }: Picture): boolean => STAYING.includes(kind);

/** The number of marks that stand already at the place where that picture of the cue puts one. */
function nthMark({ pictures }: Cue, index: number): number {
  const picture = pictures[index];
  if (picture?.kind !== 'mark') return 0;
  return pictures.slice(0, index).filter((other) => other.kind === 'mark' && isSame(other.on, picture.on)).length;
}

function Drawn({ picture, nth, ms }: { picture: Picture; nth: number; ms: number }): ReactNode {
  switch (picture.kind) {
    case 'fly':
      return <Fly {...picture} leave={picture.leave ?? false} late={picture.late ?? false} ms={ms} />;
    case 'lay':
      return <Lay {...picture} ms={ms} />;
    case 'send':
      return <Send {...picture} ms={ms} />;
    case 'walk':
      return <Walk {...picture} ms={ms} />;
    case 'sneak':
      return <Sneak {...picture} ms={ms} />;
    case 'combat':
      return <Combat {...picture} ms={ms} />;
    case 'spring':
      return <Spring card={picture.card} ms={ms} />;
    case 'fall':
      return <Fall card={picture.card} ms={ms} />;
    case 'drop':
      return <Drop card={picture.card} ms={ms} />;
    case 'burst':
      return <Burst card={picture.card} ms={ms} />;
    case 'snap':
      return <Snap {...picture} ms={ms} />;
    case 'break':
      return <Break {...picture} ms={ms} />;
    case 'score':
      return <Score {...picture} />;
    case 'work':
      return <Work {...picture} ms={ms} />;
    case 'bolt':
      return <Bolt {...picture} ms={ms} />;
    case 'mark':
      return <Mark {...picture} nth={nth} />;
    case 'dossier':
      return <Dossier {...picture} ms={ms} />;
    case 'shown':
      return <Shown {...picture} ms={ms} />;
    case 'turn':
      return <Turn {...picture} ms={ms} />;
    case 'climax':
      return <Climax {...picture} ms={ms} />;
  }
}

const CONTROL = 'button, a, input, select, label, summary, [role="dialog"], dialog';
/** Cards that a press may begin to drag. */
const DRAGGED = '[data-draggable], [data-hand-card]';
/** Controls that leave the show alone: of a player's own edge, of a fuse, and of the page around the table. */
const ASIDE = '[data-edge-of], [data-aside], nav, header, aside, dialog';

/**
 * A tap outside a control, or Escape, ends the scene that plays. A press on a control of the table is meant for the
 * newest state, so it ends the whole show first. A card that is about to be dragged does the same.
 */
function useSkipping(): void {
  const director = useDirector();
  const { getState } = useGameStore();
  useEscape('scene', () => {
    const plays = getState().show?.frame != null;
    if (director && plays) later(director.skip);
    return plays;
  });
  useEffect(() => {
    if (!director) return;
    const isPlaying = () => getState().show?.frame != null;
    const tap = ({ target }: Event) => {
      if (!isPlaying() || !(target instanceof Element)) return;
      if (target.closest(DRAGGED)) getState().endShow();
      else if (!target.closest(CONTROL)) later(director.skip);
    };
    const press = ({ target }: Event) => {
      if (isPlaying() && target instanceof Element && target.closest(CONTROL) && !target.closest(ASIDE))
        getState().endShow();
    };
    return listen(window, { pointerdown: tap, click: press }, true);
  }, [director, getState]);
}
