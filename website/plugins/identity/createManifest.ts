import { COLORS } from '../../src/tokens/colors';

/**
 * Describes the site to systems that install it.
 *
 * @returns JSON; its addresses count from the manifest's own
 */
export function createManifest({ name, description }: { name: string; description: string }) {
  return JSON.stringify({
    name,
    short_name: name,
    description,
    start_url: './',
    scope: './',
    // With an address and a way back: it is a site to read.
    display: 'minimal-ui',
    theme_color: COLORS.ground,
    background_color: COLORS.ground,
    icons: [
      { src: 'img/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: 'img/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: 'img/icon-512.png', type: 'image/png', sizes: '512x512' },
      {
        src: 'img/icon-maskable-512.png',
        type: 'image/png',
        sizes: '512x512',
        purpose: 'maskable',
      },
    ],
  });
}
