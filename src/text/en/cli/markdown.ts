/** Parts of the pages that commands write into the repository. */

/** A table whose first column is text and whose others are figures. */
export const markdownTable = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  [titles, titles.map((_, i) => (i === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** A whole number with its sign, and a true minus. */
export const signed = (n: number): string => (n > 0 ? `+${n.toFixed(0)}` : n.toFixed(0).replace('-', '−'));
