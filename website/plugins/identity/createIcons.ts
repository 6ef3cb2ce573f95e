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
    ['favicon.ico', createICO([await renderPNG(icon, 16), await renderPNG(icon, 32)])],
    ['img/apple-touch-icon.png', await renderPNG(whole, 180)],
    ['img/icon-192.png', await renderPNG(icon, 192)],
    ['img/icon-512.png', await renderPNG(icon, 512)],
    ['img/icon-maskable-512.png', await renderPNG(masked, 512)],
  ]);
}
