/** Where on the table a scene is to be seen. A phone shows one area of it at a time. */
import type { CardId, View } from '../../engine/index.ts';
import { positionOf } from '../../engine/index.ts';
import type { Beat } from '../../host/index.ts';
import type { Cue, Picture, ScenePlace } from './scene.ts';

type Area = 'lair' | 'networks';

/** True if the card stands in the lair, or is the Spy who infiltrates it. */
export const isInLair = (view: View, card: CardId): boolean =>
  positionOf(view, card) > 0 || view.infiltration?.spy === card;

/** The area of the table where a picture is to be seen; null where all of it, or none, is. */
function areaOf(picture: Picture, { frames }: Beat): Area | null {
  const inLair = (card: CardId) => frames.some(({ view }) => isInLair(view, card));
  const ofCard = (card: CardId): Area => (inLair(card) ? 'lair' : 'networks');
  const of = (place: ScenePlace): Area | null => {
    if (place.at === 'card') return ofCard(place.card);
    if (place.at === 'square' || place.at === 'plan') return 'lair';
    return place.at === 'tile' || place.at === 'tray' || place.at === 'networks' ? 'networks' : null;
  };
  switch (picture.kind) {
    case 'send':
    case 'walk':
    case 'sneak':
      return 'lair';
    case 'snap':
    case 'break':
      return 'networks';
    case 'spring':
    case 'burst':
    case 'fall':
    case 'drop':
      return ofCard(picture.card);
    case 'mark':
      return of(picture.on);
    case 'fly':
      return of(picture.from) ?? of(picture.to);
    default:
      return null;
  }
}

/** The area of the table where a cue is to be seen, for a page that shows one at a time; null where it does not matter. */
export const areaOfCue = (cue: Cue, beat: Beat): Area | null =>
  cue.pictures.map((picture) => areaOf(picture, beat)).find((part) => part !== null) ?? null;
