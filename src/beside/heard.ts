/**
 * Hears a worker: what it says, and that it is lost. An error in it is reported as one of the page. `worker`: made by whoever
 * asks, so that the build finds its file.
 */
export function heard<Told>(worker: Worker, tell: (told: Told) => void, onLost: () => void): Worker {
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => tell(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    if (event.message) reportError(Object.assign(new Error(event.message), { name: 'WorkerError' }));
    onLost();
  });
  worker.addEventListener('messageerror', onLost);
  return worker;
}
