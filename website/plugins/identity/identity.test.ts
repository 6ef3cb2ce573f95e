import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPNGSize } from '../renderPNG';
import { createIcons, createManifest, createSprite } from '.';

const STATIC = path.join(__dirname, '../../static/img');
const icon = fs.readFileSync(path.join(STATIC, 'icon.svg'), 'utf8');
const wordmark = fs.readFileSync(path.join(STATIC, 'wordmark.svg'), 'utf8');

describe('createIcons', () => {
  it('renders each form of the icon in its size, in small files', async () => {
    const icons = await createIcons(icon);
    const sizes = [...icons].flatMap(([file, bytes]) =>
      file.endsWith('.png') ? [[file, ...Object.values(readPNGSize(bytes))]] : [],
    );
    expect(sizes).toEqual([
      ['img/apple-touch-icon.png', 180, 180],
      ['img/icon-192.png', 192, 192],
      ['img/icon-512.png', 512, 512],
      ['img/icon-maskable-512.png', 512, 512],
    ]);
    for (const [file, bytes] of icons) expect(bytes.length, file).toBeLessThan(12_000);
  });

  it('packs two sizes into favicon.ico, each at the offset in its entry', async () => {
    const ico = Buffer.from((await createIcons(icon)).get('favicon.ico') ?? []);
    expect(ico.readUInt16LE(4)).toBe(2);
    const images = [6, 22].map((entry) => {
      const start = ico.readUInt32LE(entry + 12);
      return readPNGSize(ico.subarray(start, start + ico.readUInt32LE(entry + 8)));
    });
    expect(images).toEqual([
      { width: 16, height: 16 },
      { width: 32, height: 32 },
    ]);
    expect(ico.length).toBe(ico.readUInt32LE(34) + ico.readUInt32LE(30));
  });
});

describe('createManifest', () => {
  it('names existing files in its own folder', async () => {
    const { icons } = JSON.parse(createManifest({ name: 'Griffel', description: 'Styles' })) as {
      icons: { src: string }[];
    };
    const rendered = [...(await createIcons(icon)).keys()];
    for (const { src } of icons) expect([...rendered, 'img/icon.svg']).toContain(src);
  });
});

describe('createSprite', () => {
  it('turns the wordmark into a symbol with all its fills', () => {
    const sprite = createSprite(wordmark, 'wordmark');
    expect(sprite).toMatch(/^<div hidden><svg><symbol id="wordmark" viewBox="0 0 86 32">/);
    // A symbol inherits from the place of its use, where `fill` is black.
    const shapes = sprite.match(/<(path|circle)[^>]*>/g) ?? [];
    expect(shapes).toHaveLength(3);
    for (const shape of shapes) expect(shape).toContain(' fill="');
  });

  it('rejects a text that is not a picture', () => {
    expect(() => createSprite('<svg></svg>', 'x')).toThrow(
      'The picture for #x is not an SVG document with a viewBox.',
    );
  });
});
