/** Credits for the work of others. A paragraph is a list of texts, some of them with an address. */
export type Paragraph = readonly (string | { readonly text: string; readonly to: string })[];

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
      ', by Lorc, Delapouite, sbed, Skoll, Caro Asercion, John Colburn, Faithtoken and others, under ',
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
  { title: 'Made with', text: ['React, zustand, immer, pure-rand and clsx, under the MIT licence.'] },
];
