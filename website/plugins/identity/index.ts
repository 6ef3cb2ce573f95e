import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { emitFiles } from '../emitFiles';
import { readPNGSize, renderPNG } from '../renderPNG';
import { replaceFound } from '../requireTargets';
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

/**
 * Renders the site's icon in all formats that browsers and operating systems need.
 *
 * @param icon - the SVG
 * @returns bytes by the file's path in the build
 */
export async function createIcons(icon: string): Promise<Map<string, Uint8Array>> {
  const whole = fillTile(icon, COLORS.raised, 1);
  const masked = fillTile(icon, COLORS.raised, 0.8);
  return new Map([
    [
      'favicon.ico',
      createICO([await renderPNG(icon, { width: 16 }), await renderPNG(icon, { width: 32 })]),
    ],
    ['img/apple-touch-icon.png', await renderPNG(whole, { width: 180, isOpaque: true })],
    ['img/icon-192.png', await renderPNG(icon, { width: 192 })],
    ['img/icon-512.png', await renderPNG(icon, { width: 512 })],
    ['img/icon-maskable-512.png', await renderPNG(masked, { width: 512, isOpaque: true })],
  ]);
}

/** The length of an icon's side, in the units of its `viewBox`. */
const SIDE = 32;

/**
 * Creates an icon that fills its square, for systems that round the corners themselves.
 *
 * @param icon - the SVG of a rounded tile, 32 units wide
 * @param ground - the color of the tile
 * @param scale - the size of the icon in the square; 0.8 keeps it inside the safe zone of Android's masks
 */
function fillTile(icon: string, ground: string, scale: number): string {
  const side = SIDE * scale;
  const margin = (SIDE - side) / 2;
  const inner = replaceFound(
    icon,
    '<svg ',
    () => `<svg x="${margin}" y="${margin}" width="${side}" height="${side}" `,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>${inner}</svg>`
  );
}

const HEADER = 6;
const ENTRY = 16;

/**
 * Packs PNGs into an ICO file, for browsers that do not support SVG icons.
 *
 * @param images - each at most 256 pixels wide and high
 */
function createICO(images: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, image] of images.entries()) {
    const { width, height } = readPNGSize(image);
    const entry = HEADER + ENTRY * index;
    // One byte each; 256 is written as 0.
    head.writeUInt8(width % 256, entry);
    head.writeUInt8(height % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(image.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  return Buffer.concat([head, ...images]);
}
