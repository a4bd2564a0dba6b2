type Handlers = {
  readonly [T in keyof (WindowEventMap & DocumentEventMap)]?: (event: (WindowEventMap & DocumentEventMap)[T]) => void;
};

/** Listens to these events until the returned function is called. `capture`: before anything inside hears them. */
export function listen(target: EventTarget, handlers: Handlers, capture = false): () => void {
  const stop = new AbortController();
  for (const [type, handler] of Object.entries(handlers))
    target.addEventListener(type, handler as EventListener, { capture, signal: stop.signal });
  return () => stop.abort();
}

/** Lets nothing else come of that event. */
export function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
