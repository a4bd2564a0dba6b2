/** Credits for the work of others. A paragraph is a list of texts, some of them with an address. */
import { PICTURE_AUTHORS } from './pictureAuthors.ts';

export type Paragraph = readonly (string | { readonly text: string; readonly to: string })[];

/** The file beside the page with the licence and the notice of each package in it. */
export const NOTICES_FILE = 'licenses.txt';

/** A name that people know → the packages by which it is in the page. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  React: ['react', 'react-dom', 'scheduler'],
  zustand: ['zustand'],
  immer: ['immer'],
  'pure-rand': ['pure-rand'],
  clsx: ['clsx'],
  'Floating UI': ['@floating-ui/dom', '@floating-ui/core', '@floating-ui/utils'],
  idb: ['idb'],
  zod: ['zod'],
  'jsonc-parser': ['jsonc-parser'],
  // Some lines of it are in every page that it builds.
  Rolldown: ['rolldown'],
};
const FONTS = ['@fontsource-variable/oswald', '@fontsource/courier-prime', '@fontsource/michroma'];
const PICTURES = '@iconify-json/game-icons';

/** The packages that the credits name. A build compares them with those that are in the page. */
export const CREDITED: readonly string[] = [...Object.values(LIBRARIES).flat(), ...FONTS, PICTURES].sort();

const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const CREDITS: readonly { readonly title?: string; readonly text: Paragraph }[] = [
  {
    text: [
      'Evil Genius VS Spies: a card game for two at one screen, in which each side plays by other rules. Cards, texts and the look of this table are original.',
    ],
  },
  {
    title: 'Pictures',
    text: [
      'From ',
      { text: 'game-icons.net', to: 'https://game-icons.net' },
      ` by ${listed(PICTURE_AUTHORS.map(({ name }) => name))}, under `,
      { text: 'CC BY 3.0', to: 'https://creativecommons.org/licenses/by/3.0/' },
      ', recoloured.',
    ],
  },
  {
    title: 'Fonts',
    text: [
      'Michroma (Vernon Adams), Oswald (Vernon Adams, Kalapi Gajjar, Cyreal) and Courier Prime (Alan Dague-Greene), under the ',
      { text: 'SIL Open Font License 1.1', to: 'https://openfontlicense.org' },
      '.',
    ],
  },
  {
    title: 'Made with',
    text: [
      `${listed(Object.keys(LIBRARIES))}, all under the MIT licence but idb, under the ISC licence. `,
      { text: 'All licences and notices', to: `./${NOTICES_FILE}` },
    ],
  },
];
