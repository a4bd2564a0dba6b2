import { useEffect } from 'react';
import { useGame } from '../store/game.ts';
import { useDesk } from './desk/context.ts';

/** The places whose buttons come and go with each move. */
const PLACES = '[data-square], [data-network], [data-middle]';

let place: string | null = null;
let byKeyboard = false;

/** Remembers in which room or Network, or else in which part of the table, the focus was last. */
function remember(event: FocusEvent): void {
  if (!(event.target instanceof Element)) return;
  const room = event.target.closest('[data-square]')?.getAttribute('data-square');
  const network = event.target.closest('[data-network]')?.getAttribute('data-network');
  if (room) place = `[data-square="${room}"] button`;
  else place = network ? `[data-network="${network}"] button` : '[data-middle]';
}
const onKey = () => {
  byKeyboard = true;
};
const onPointer = () => {
  byKeyboard = false;
};
/**
 * What a pointer has touched gives the focus up before it is acted on: most of it is gone afterwards, and taking a
 * focused element off the page lays the page out once more. The Tab key still goes on from there.
 */
const onClick = ({ detail, target }: MouseEvent) => {
  const { activeElement } = document;
  const touched = detail > 0 && target instanceof Element && target.closest(PLACES);
  if (touched && activeElement instanceof HTMLElement) activeElement.blur();
};

/**
 * When what had the focus is gone after a move made by keyboard, the focus goes to what now stands in its place, or to
 * the strip that says what to do: never to nowhere, and never to a button that would be pressed by mistake.
 * It draws nothing, and follows everything: any change may take a button away.
 */
export function FocusKept(): null {
  const game = useGame((s) => s);
  const desk = useDesk((d) => d);
  useEffect(() => {
    addEventListener('focusin', remember);
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPointer, true);
    addEventListener('click', onClick, true);
    return () => {
      removeEventListener('focusin', remember);
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPointer, true);
      removeEventListener('click', onClick, true);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these changes are what may take the focus away
  useEffect(() => {
    if (!byKeyboard || place === null || document.activeElement !== document.body) return;
    const next = document.querySelector<HTMLElement>(place) ?? document.querySelector<HTMLElement>('[data-middle]');
    next?.focus({ preventScroll: true });
  }, [game, desk]);
  return null;
}
