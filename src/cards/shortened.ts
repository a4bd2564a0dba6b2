/** The text, cut to so many characters. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).replace(/\p{Cs}$/u, '')}…` : text;
