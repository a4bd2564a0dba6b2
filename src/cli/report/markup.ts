/** HTML written as a template. Values in it are escaped unless they are markup themselves. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
type Piece = string | number | Markup | readonly Markup[];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function put(part: Piece): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(put).join('');
  return String(part).replace(/[&<>"]/g, (character) => ESCAPES[character]);
}

export const html = (strings: TemplateStringsArray, ...parts: readonly Piece[]): Markup =>
  new Markup(strings.map((text, i) => (i === 0 ? text : put(parts[i - 1]) + text)).join(''));
