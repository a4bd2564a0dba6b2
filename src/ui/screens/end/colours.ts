/** The inks of a poster. They are written out, as a picture that is saved knows no style sheet. */
export const COLOURS = {
  genius: '#ff8a4c',
  spymaster: '#6fdcff',
  draw: '#e7b453',
  brass: '#e7b453',
  paper: '#f2e3c6',
  soft: '#d3bfae',
  night: '#150c11',
  ink: '#1c1013',
  folder: '#e0c58d',
  tab: '#c9a865',
} as const;
