/**
 * What is fetched when it is wanted first. It is asked for once; after a failure the next call asks again. Nothing asks
 * by itself.
 */
export function late<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined;
  return () => {
    coming ??= load().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
}
