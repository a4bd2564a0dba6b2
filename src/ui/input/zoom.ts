/** The window at no zoom is at least so much larger than the page sees it, or it is not zoomed: it has a frame. */
const FRAME = 1.05;

/**
 * How far the reader zooms the page in: 1, or more. A browser measures the window itself (`outerWidth`) in pixels that
 * do not grow with the zoom, and what the page sees of it in pixels that do. A bar beside or above the page makes it
 * smaller in one direction only. A page in a frame cannot tell.
 */
export function zoomOf(window: Window): number {
  const { innerWidth, innerHeight, outerWidth, outerHeight } = window;
  const wide = outerWidth / innerWidth;
  return window.top === window && wide >= FRAME && outerHeight / innerHeight >= wide ? wide : 1;
}

/** Tells the style sheets the zoom (`--zoom`, `data-zoomed`), so that text grows with it where the game grows with the window. */
export function followZoom(): void {
  const tell = () => {
    const [root, zoom] = [document.documentElement, zoomOf(window)];
    root.style.setProperty('--zoom', `${zoom}`);
    root.toggleAttribute('data-zoomed', zoom > 1);
  };
  tell();
  addEventListener('resize', tell);
}
