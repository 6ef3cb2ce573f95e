import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { emitFiles } from '../emitFiles';
import { createIcons } from './createIcons';
import { COLORS } from '../../src/tokens/colors';

const MANIFEST = 'site.webmanifest';

/**
 * Supplies the site's icons, manifest and wordmark, created from `static/img/icon.svg` and `wordmark.svg`:
 * the first two as files, the wordmark in the HTML of each page, as the symbol `#wordmark`.
 */
export default function identity({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  const pictures = path.join(siteDir, 'static/img');
  const readPicture = (name: string) => fs.readFileSync(path.join(pictures, name), 'utf8');
  const manifest = createManifest({ name: siteConfig.title, description: siteConfig.tagline });

  return {
    name: 'identity',
    configureWebpack(_config, isServer, utils) {
      if (isServer) return {};
      const getFiles = async () => [
        ...(await createIcons(readPicture('icon.svg'))),
        [MANIFEST, manifest] as const,
      ];
      return { plugins: [emitFiles('identity', utils, getFiles)] };
    },
    injectHtmlTags() {
      const link = (attributes: Record<string, string>) => ({ tagName: 'link', attributes });
      return {
        headTags: [
          // The size keeps browsers that support both from preferring it to the SVG.
          link({ rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32' }),
          link({ rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png` }),
          link({ rel: 'manifest', href: baseUrl + MANIFEST }),
        ],
        preBodyTags: [createSprite(readPicture('wordmark.svg'), 'wordmark')],
      };
    },
  };
}

/**
 * Creates the manifest, for systems that install the site.
 *
 * @returns JSON; its addresses are relative to the manifest
 */
export function createManifest({ name, description }: { name: string; description: string }) {
  return JSON.stringify({
    name,
    short_name: name,
    description,
    start_url: './',
    scope: './',
    // With an address bar and navigation buttons, because it is a site to read.
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

/** Matches an SVG document, capturing its `viewBox` and content. */
const DOCUMENT = /<svg[^>]*\sviewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/;

/**
 * Turns a picture into a symbol that a page can draw with `<use href="#…">`, which inherits colors from
 * there.
 *
 * @param svg - the picture
 * @param id - of the symbol
 * @returns HTML that is invisible by itself
 */
export function createSprite(svg: string, id: string): string {
  const [, viewBox, content] = DOCUMENT.exec(svg) ?? [];
  if (viewBox === undefined || content === undefined) {
    throw new Error(`The picture for #${id} is not an SVG document with a viewBox.`);
  }
  const symbol = `<symbol id="${id}" viewBox="${viewBox}">${content.trim()}</symbol>`;
  return `<div hidden><svg>${symbol}</svg></div>`;
}
