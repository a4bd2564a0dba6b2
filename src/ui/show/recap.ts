/** The short show of what a side has missed: the same scenes, without the pictures that tell least. */
import type { View } from '../../engine/index.ts';
import type { Beat } from '../../host/index.ts';
import type { Cue, Picture } from './scene.ts';
import { sceneOf } from './scene.ts';

/** A recap holds scenes that take so many milliseconds at the usual speed. The stage plays them about twice as fast. */
export const LONGEST_RECAP = 13_000;

/** True for a picture that the recap can do without. `next`: the first picture after it. */
type Least = (picture: Picture, next: Picture | undefined) => boolean;

const kind =
  (...kinds: Picture['kind'][]): Least =>
  (picture) =>
    kinds.includes(picture.kind);

/**
 * The pictures that a long recap leaves out, the least important first. Turns, revealed plans and ended plans always
 * stay.
 */
const LEFT_OUT: readonly Least[] = [
  (picture) => picture.kind === 'fly' && (picture.to.at === 'hand' || picture.to.at === 'deck'),
  kind('mark'),
  kind('snap', 'break'),
  // All blows of a fight but the last.
  (picture, next) => picture.kind === 'combat' && next?.kind === 'combat' && next.round !== null,
  kind('fly', 'lay'),
  kind('spring', 'burst', 'fall'),
  kind('sneak', 'score'),
  kind('walk', 'combat'),
  kind('shown'),
  (picture) => picture.kind === 'dossier' && !picture.opens,
];

interface ShortScene {
  readonly beat: Beat;
  readonly cues: readonly Cue[];
}

const lengthOf = (parts: readonly ShortScene[]): number =>
  parts.flatMap(({ cues }) => cues).reduce((sum, { ms }) => sum + ms, 0);

/** The scenes of these beats, cut until they are short enough. Every event is still told, and in its order. */
export function shortShow(beats: readonly Beat[]): readonly ShortScene[] {
  let parts: readonly ShortScene[] = beats.map((beat) => ({ beat: onTable(beat), cues: sceneOf(beat) }));
  for (const isLeast of LEFT_OUT) {
    if (lengthOf(parts) <= LONGEST_RECAP) break;
    parts = without(parts, isLeast);
  }
  return parts;
}

function without(parts: readonly ShortScene[], isLeast: Least): ShortScene[] {
  const cues = parts.flatMap((part) => part.cues);
  return parts.map(({ beat, cues: own }) => ({
    beat,
    cues: own.map((cue) => {
      const next = cues[cues.indexOf(cue) + 1]?.pictures[0];
      const pictures = cue.pictures.filter((picture) => !isLeast(picture, next));
      return pictures.length > 0 ? { ...cue, pictures } : { ...cue, pictures, ms: 0 };
    }),
  }));
}

/** The beat as the table tells it: nobody chooses a plan again. */
const onTable = (beat: Beat): Beat => ({
  ...beat,
  frames: beat.frames.map((frame) => ({ ...frame, view: unasked(frame.view) })),
});
const unasked = (view: View): View => (view.offered.length > 0 ? { ...view, offered: [] } : view);
