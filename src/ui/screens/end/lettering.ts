/** Lettering on a drawing, where nothing breaks or shrinks by itself. */

/** A typeface, and how wide one of its letters is on average, as a part of its size. */
interface Face {
  readonly fontFamily: string;
  readonly fontWeight: number;
  readonly em: number;
}

export const DISPLAY: Face = { fontFamily: 'Michroma, "Arial Black", sans-serif', fontWeight: 400, em: 0.8 };
/** The same in capitals, some of which are as wide as high. */
export const CAPITALS: Face = { ...DISPLAY, em: 1 };
export const LABEL: Face = { fontFamily: 'Oswald, "Arial Narrow", sans-serif', fontWeight: 500, em: 0.45 };
export const TYPED: Face = { fontFamily: '"Courier Prime", "Courier New", monospace', fontWeight: 700, em: 0.6 };

/** How wide a text is, more or less. */
export const widthOf = (face: Face, text: string, size: number): number => face.em * size * text.length;

/** The attributes of a text that is as large as `size`, or as small as it must be to fit into `width`. */
export function lettered(face: Face, text: string, size: number, width: number) {
  const { fontFamily, fontWeight, em } = face;
  return { fontFamily, fontWeight, fontSize: Math.min(size, width / (em * Math.max(1, text.length))) };
}

/** The words of a text in lines that fit into `width`. */
export function lines(face: Face, text: string, size: number, width: number): string[] {
  const most = Math.floor(width / (face.em * size));
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const last = found.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}
