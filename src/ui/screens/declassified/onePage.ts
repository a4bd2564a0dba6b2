/** A finished game as one HTML page, which opens without a network and fetches nothing. */
import icons from 'virtual:icons';
import { catalogOf } from '../../../engine/index.ts';
import type { Declassified, ViewedGame } from '../../../store/types.ts';
import { pathsOf } from '../../kit/latePictures.ts';

/** Where the build puts the page without a game (`src/cli/viewer.ts`). */
const VIEWER_FILE = 'viewer.html';
/** The place of the game in it. */
const PLACE = /(<script type="application\/json" id="game">)(<\/script>)/;

/** All that is written into the page. */
interface Written extends ViewedGame {
  /** The pictures of the cards that the page does not have: name → `d` of the path. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** The text of the page; null if it cannot be fetched now. */
export async function onePage(game: Declassified): Promise<string | null> {
  const page = await fetch(VIEWER_FILE).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  if (!PLACE.test(page)) return null;
  const viewed = game.viewed();
  const written: Written = { ...viewed, pictures: await pathsOf(latePictures(viewed)) };
  return page.replace(PLACE, (_, begin: string, end: string) => begin + asContent(written) + end);
}

/** The pictures of the game's cards that are not among those of the present cards. */
function latePictures({ file }: ViewedGame): string[] {
  const { sets } = JSON.parse(file) as { sets: object };
  const named = Object.keys(sets).flatMap((set) => catalogOf({ set }).source.flatMap(({ icon }) => icon ?? []));
  return [...new Set(named)].filter((name) => !Object.hasOwn(icons, name));
}

/** JSON that cannot end the element in which it stands, nor begin another. */
const asContent = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The game that is written into this page. */
export const writtenIn = (page: Document): Written => JSON.parse(page.getElementById('game')?.textContent ?? '');
