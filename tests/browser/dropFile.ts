import type { JSHandle, Page } from '@playwright/test';

/** Drops a text file on the page as soon as the page takes files. A browser drops nothing before that. */
export async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const carried: JSHandle<DataTransfer> = await page.evaluateHandle(
    ([name, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text], name));
      // What no hand drags keeps no answer of its own.
      return Object.defineProperty(data, 'dropEffect', { value: 'none', writable: true });
    },
    [name, text] as const,
  );
  await page.waitForFunction((dataTransfer) => {
    document.body.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
    return dataTransfer.dropEffect === 'copy';
  }, carried);
  await page.dispatchEvent('h1', 'drop', { dataTransfer: carried });
}
