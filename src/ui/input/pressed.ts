/** Whether somebody has pressed anything since the page was opened. */
import { listen } from './listen.ts';

let untouched = false;

/** True from the opening of the page to the first press of a person: until then nothing is asked for. */
export const isUntouched = (): boolean => untouched;

/** Waits for the first press. Call it as the page opens. The returned function ends that. */
export function awaitPress(): () => void {
  const touch = () => {
    untouched = false;
    stop();
  };
  untouched = true;
  const stop = listen(window, { pointerdown: touch, keydown: touch }, true);
  return touch;
}
