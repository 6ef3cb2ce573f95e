import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { renderPNG } from '../render-png/renderPNG';

/** Raise it when `renderPNG` makes something else of the same picture. */
const FORMAT = 1;

/**
 * Makes a function that renders pictures, and remembers them: what a picture is made of names the
 * file in which it is kept.
 *
 * @param cache - a folder, absolute; made when it is missing
 * @param width - of the pictures, in pixels
 */
export function createCardPrinter(
  cache: string,
  width: number,
): (svg: string) => Promise<Uint8Array> {
  return async (svg) => {
    const hash = crypto
      .createHash('sha256')
      .update(`${FORMAT} ${width} ${svg}`)
      .digest('hex')
      .slice(0, 32);
    const file = path.join(cache, `${hash}.png`);
    if (fs.existsSync(file)) return fs.readFileSync(file);
    const png = await renderPNG(svg, { width, isOpaque: true });
    fs.mkdirSync(cache, { recursive: true });
    // In two steps, for other builds may read it at the same time.
    const temporary = `${file}.${process.pid}`;
    fs.writeFileSync(temporary, png);
    fs.renameSync(temporary, file);
    return png;
  };
}
