/** The pages of the documentation. */
export const DOC_ROUTES = [
  '/react/install',
  '/react/ahead-of-time-compilation/introduction',
  '/react/ahead-of-time-compilation/technical-details',
  '/react/ahead-of-time-compilation/with-vite',
  '/react/ahead-of-time-compilation/with-webpack',
  '/react/api/create-dom-renderer',
  '/react/api/make-reset-styles',
  '/react/api/make-static-styles',
  '/react/api/make-styles',
  '/react/api/merge-classes',
  '/react/api/shorthands',
  '/react/api/text-direction-provider',
  '/react/css-extraction/introduction',
  '/react/css-extraction/with-nextjs',
  '/react/css-extraction/with-webpack',
  '/react/guides/atomic-css',
  '/react/guides/child-window-rendering',
  '/react/guides/limitations',
  '/react/guides/ssr-usage',
] as const;

/** Every route of the site. */
export const ROUTES = ['/', ...DOC_ROUTES, '/try-it-out/'] as const;
