import { COLORS } from '../../src/tokens/colors';
import { renderPNG } from '../render-png/renderPNG';
import { createICO } from './createICO';
import { fillTile } from './fillTile';

/**
 * Renders the site's icon in every form that browsers and systems ask for.
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
