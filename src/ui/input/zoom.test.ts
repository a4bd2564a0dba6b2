import { expect, test } from 'vitest';
import { zoomOf } from './zoom.ts';

/** A window of that size on the desk, of which a page sees so much. */
function windowOf(outer: [number, number], inner: [number, number], isFramed = false): Window {
  const [outerWidth, outerHeight] = outer;
  const [innerWidth, innerHeight] = inner;
  const window = { outerWidth, outerHeight, innerWidth, innerHeight } as Window;
  return Object.assign(window, { top: isFramed ? null : window });
}

test.each([
  { what: 'a window with its bars', outer: [1280, 800], inner: [1264, 690], zoom: 1 },
  { what: 'zoomed in to 200 %', outer: [2560, 1440], inner: [1280, 650], zoom: 2 },
  { what: 'zoomed in to 125 %', outer: [1280, 800], inner: [1024, 560], zoom: 1.25 },
  { what: 'zoomed out to 50 %', outer: [1280, 800], inner: [2560, 1380], zoom: 1 },
  { what: 'a panel beside the page', outer: [1920, 1080], inner: [1200, 950], zoom: 1 },
  { what: 'a panel below the page', outer: [1920, 1080], inner: [1920, 500], zoom: 1 },
  { what: 'the left half of a tablet', outer: [1180, 820], inner: [590, 796], zoom: 1 },
  { what: 'a view of an app, which has no window', outer: [0, 0], inner: [390, 844], zoom: 1 },
] as const)('$what: $zoom', ({ outer, inner, zoom }) => {
  expect(zoomOf(windowOf([...outer], [...inner]))).toBe(zoom);
});

test('a page in a frame cannot tell', () => {
  expect(zoomOf(windowOf([1920, 1080], [960, 500], true))).toBe(1);
});
