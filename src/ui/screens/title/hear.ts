/** Hears what somebody drops or pastes on the title. It is fetched after the first drawing. */
import { listen } from '../../input/listen.ts';
import type { Brought } from '../sets/files.ts';

/** Hears what is dropped or pasted on the page. A text that is pasted into a field stays there. */
export function hear(take: (brought: Brought) => void): () => void {
  return listen(window, {
    dragover(event) {
      const { dataTransfer } = event as DragEvent;
      if (!dataTransfer?.types.some((type) => type.toLowerCase() === 'files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'copy';
    },
    drop(event) {
      const dropped = filesIn((event as DragEvent).dataTransfer);
      if (dropped.length === 0) return;
      event.preventDefault();
      take({ dropped });
    },
    paste(event) {
      const { clipboardData, target } = event as ClipboardEvent;
      if (target instanceof Element && target.matches('input, textarea')) return;
      const dropped = filesIn(clipboardData);
      const text = clipboardData?.getData('text/plain') ?? '';
      if (dropped.length > 0) take({ dropped });
      else if (text.trimStart().startsWith('{')) take({ text });
    },
  });
}

/** Files and folders. They must be asked for while the event lasts. */
const filesIn = (data: DataTransfer | null) =>
  [...(data?.items ?? [])]
    .filter(({ kind }) => kind === 'file')
    .flatMap((item) => item.webkitGetAsEntry() ?? item.getAsFile() ?? []);
