import type { Config } from '@docusaurus/types';
import checkLinks from './plugins/check-links';

/**
 * The problems that fail a build, and those that only cause a warning, for the site and for the small sites in
 * `fixtures/` whose builds prove it.
 */
export const buildRules = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  plugins: [checkLinks],
} satisfies Partial<Config>;
