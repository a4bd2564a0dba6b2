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
  // A card set is fetched from any host, once somebody has agreed to it.
  'connect-src': "'self' https: http://localhost:* http://127.0.0.1:*",
  'base-uri': "'none'",
  'form-action': "'none'",
};

/** Writes the policy into a built page. While Vite serves the source, it puts styles into the page by itself. */
export const policy = (): Plugin => ({
  name: 'policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: {
        'http-equiv': 'Content-Security-Policy',
        content: Object.entries(POLICY)
          .map((directive) => directive.join(' '))
          .join('; '),
      },
      injectTo: 'head-prepend',
    },
  ],
});
