/** The content security policy of a built page: it runs and draws only what lies beside it. */
import type { Plugin } from 'vite';

const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  // The picture of a game that is over is drawn from an SVG at hand.
  'img-src': "'self' data: blob:",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  // Card sets of other hosts are fetched by a page of their own.
  'connect-src': "'self'",
  'frame-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

/**
 * That of `fetch.html`, which runs its own script and shows nothing. It fetches a card set from the host to which
 * somebody has agreed, which may be any: before it asks, it takes all others out of its policy.
 */
const FETCHING: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'connect-src': 'https: http://localhost:* http://127.0.0.1:*',
  'base-uri': "'none'",
  'form-action': "'none'",
};

/** Writes its policy into each built page. While Vite serves the source, it puts styles into the page by itself. */
export const policy = (): Plugin => ({
  name: 'policy',
  apply: 'build',
  transformIndexHtml: (_html, { path }) => [
    {
      tag: 'meta',
      attrs: {
        'http-equiv': 'Content-Security-Policy',
        content: Object.entries(path.endsWith('/fetch.html') ? FETCHING : POLICY)
          .map((directive) => directive.join(' '))
          .join('; '),
      },
      injectTo: 'head-prepend',
    },
  ],
});
