/** A mistake or a doubt in a card file, with a place that an editor can jump to. */
import type { Fault, Path } from './trouble.ts';

/** Where a problem stands. Line and column count from 1. */
export interface FilePlace {
  file: string;
  line: number;
  column: number;
}

/** A fault of card data. */
export interface Mistake {
  /** The id of the card, if there is one. */
  card?: string;
  /** Inside the card, like `abilities[0].effects[1].verb`; empty for the card or the file itself. */
  path: string;
  fault: Fault;
}

/** Without a place, the set as a whole is at fault. */
export interface Problem extends Mistake, Partial<FilePlace> {
  severity: 'error' | 'warning';
}

/** `abilities[0].effects[1].verb` */
export const pathText = (path: Path): string =>
  path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
