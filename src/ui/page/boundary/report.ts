/** The report of what went wrong. It names no card that does not lie open, no seed, and no number of a card. */
import { version } from '../../../../package.json';
import { catalogOf } from '../../../engine/index.ts';
import type { Store } from '../../../store/types.ts';
import { reportText } from '../../../text/en/page/trouble.ts';
import { loadedStore } from '../session/loadStore.ts';
import { useTroubles } from './troubles.ts';

/** All that went wrong on this page, as a text. */
export function report(store: Store | undefined = loadedStore()?.getState()): string {
  const table = store?.table ?? null;
  const names = namesOf(table?.set ?? store?.cards?.hash);
  return reportText({
    version,
    build: /[^/]*(?=\.js)/.exec(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')?.[0] ?? '',
    browser: navigator.userAgent,
    window: `${innerWidth} × ${innerHeight}`,
    turn: table && { ...table.turn },
    troubles: useTroubles.getState().told.map(({ trouble, times, error }) => ({
      trouble,
      times,
      message: masked(nameOf(error), names),
      places: placesIn(error).map((place) => masked(place, names, false)),
    })),
    done: store?.lately() ?? [],
  });
}

function namesOf(set: string | undefined): string[] {
  if (!set) return [];
  const names = catalogOf({ set }).definitions.flatMap(({ id, name }) => [name, id]);
  return names.sort((a, b) => b.length - a.length);
}

/** The text without names of cards and, unless `numbers` is false, without numbers: they may be those of hidden cards. */
export function masked(text: string, names: readonly string[], numbers = true): string {
  const any = (name: string) => new RegExp(name.replace(/\W/g, '\\$&'), 'gi');
  const nameless = names.reduce((rest, name) => rest.replace(any(name), CARD), text);
  return numbers ? nameless.replace(/\b(?=\w*\d)[\w.]+/g, '#') : nameless;
}
const CARD = '<card>';

const nameOf = (error: unknown): string => {
  const { name, message } = Object(error) as Partial<Error>;
  return message === undefined ? String(error) : `${name}: ${message}`;
};

/** Where in the code it happened: function, file, line and column. */
const placesIn = (error: unknown): string[] =>
  ((Object(error) as Partial<Error>).stack ?? '')
    .split('\n')
    .filter((line) => /:\d+:\d+\)?$/.test(line))
    .slice(0, 8)
    .map((line) => line.trim().replace(/\(?\w+:\/\/\S*\/|\)$/g, ''));
