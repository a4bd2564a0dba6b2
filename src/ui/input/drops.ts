import { listen } from './listen.ts';

/**
 * Refuses files that are dropped where nothing takes them: the browser would open them in place of the page. Text that
 * is dropped into a field stays there. Returns a function that stops it.
 */
export const refuseFiles = (): (() => void) => listen(window, { dragover: refuse, drop: refuse });

function refuse(event: Event): void {
  const { dataTransfer } = event as DragEvent;
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}
