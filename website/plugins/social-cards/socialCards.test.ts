import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPNGSize } from '../renderPNG';
import { arrangeChips, readAtoms, readSiteAtoms } from './readAtoms';
import { createCardPrinter, insertCardTags } from '.';
import { CARD, CHIPS, drawChips, drawTitle, fitTitle, loadTypeface, printPath } from './drawCard';

const OUTPUTS = path.join(__dirname, '../../../packages/samples/outputs');
const tools = {
  display: loadTypeface('@fontsource/space-grotesk/files/space-grotesk-latin-600-normal.woff'),
  mono: loadTypeface('@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff'),
  wordmark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>',
};
const atoms = readSiteAtoms(OUTPUTS);
const all = [...atoms.values()].flat();

describe('readAtoms', () => {
  it('reads each class once, each with its own hue', () => {
    const css =
      '/* d: default */\n.fabc123 {\n  color: red;\n}\n.r1gmdg28:hover {\n  color: red;\n  top: 0;\n}\n' +
      '@media print {\n  .fdef456:hover {\n    padding-left: 0;\n  }\n  .fabc123 {\n    top: 0;\n  }\n}\n';
    const read = readAtoms(
      `## 1\n\n\`\`\`\`css\n${css}\`\`\`\`\n\n\`\`\`\`tsx\n'.fnot111{}'\n\`\`\`\`\n`,
    );
    expect(read.map(({ name }) => name)).toEqual(['fabc123', 'r1gmdg28', 'fdef456']);
    expect(new Set(read.map(({ hue }) => hue)).size).toBe(3);
  });

  it('finds classes in the committed outputs', () => {
    expect(atoms.get('docs/react/api/make-styles')?.length).toBeGreaterThan(20);
  });
});

describe('arrangeChips', () => {
  const atom = (name: string) => ({ name, hue: 0 });

  it('shows the classes of the page, and fills the space with others, each once', () => {
    const chips = arrangeChips([atom('b'), atom('a')], [atom('a'), atom('c'), atom('c')], 9);
    expect(chips.map(({ name, isOwn }) => `${name} ${isOwn}`).sort()).toEqual([
      'a true',
      'b true',
      'c false',
    ]);
  });

  it('shows no others if the page has enough', () => {
    const chips = arrangeChips([atom('a'), atom('b')], [atom('c')], 2);
    expect(chips.every(({ isOwn }) => isOwn)).toBe(true);
  });
});

describe('fitTitle', () => {
  it('uses the largest size at which the title fits', () => {
    expect(fitTitle('makeStyles', 1056, tools.display)).toEqual({
      size: 96,
      lines: ['makeStyles'],
    });
    expect(fitTitle('How ahead-of-time compilation works', 1056, tools.display)).toEqual({
      size: 80,
      lines: ['How ahead-of-time', 'compilation works'],
    });
  });

  it('says what to do about a title that fits in no size', () => {
    expect(() => fitTitle('x'.repeat(200), 1056, tools.display)).toThrow(/Give the page a shorter/);
  });
});

describe('printPath', () => {
  it('prints numbers near zero as zero', () => {
    expect(
      printPath([
        { type: 'M', x: 1.2e-14, y: -1.2e-14 },
        { type: 'Q', x1: 1, y1: 2.25, x: 3, y: 4 },
        { type: 'C', x1: 1, y1: 2, x2: 3, y2: 4, x: 5, y: 6 },
        { type: 'Z' },
      ]),
    ).toBe('M0 0Q1 2.3 3 4C1 2 3 4 5 6Z');
  });
});

describe('drawTitle', () => {
  const draw = (title: string) => drawTitle(title, ['API'], tools);

  it('draws the same outlines each time, and nothing else', () => {
    const drawn = draw('makeStyles');
    expect(drawn).toBe(draw('makeStyles'));
    expect(drawn).not.toBe(draw('mergeClasses'));
    expect(drawn).not.toMatch(/NaN|undefined|<text/);
  });

  it('rejects letters that the font lacks', () => {
    expect(() => draw('Griffel 石筆')).toThrow(/has no “石” for “Griffel 石筆”/);
  });
});

describe('drawChips', () => {
  it('draws the same outlines each time, and nothing else', () => {
    const chips = arrangeChips([], all, CHIPS);
    const drawn = drawChips(chips, tools.mono);
    expect(drawn).toBe(drawChips(chips, tools.mono));
    expect(drawn).not.toBe(drawChips(chips.slice(1), tools.mono));
    expect(drawn).not.toMatch(/NaN|undefined|<text/);
  });
});

describe('insertCardTags', () => {
  const tags = { ...CARD, url: 'https://x.org/a.png', alt: 'Say "a" & <b>' };

  it('names the card after the title', () => {
    expect(insertCardTags('<title data-rh=true>A</title><link>', tags)).toBe(
      '<title data-rh=true>A</title>' +
        '<meta property="og:image" content="https://x.org/a.png" data-page>' +
        '<meta property="og:image:width" content="1200" data-page>' +
        '<meta property="og:image:height" content="630" data-page>' +
        '<meta property="og:image:alt" content="Say &quot;a&quot; &amp; &lt;b>" data-page>' +
        '<link>',
    );
  });

  it('describes the card after the tag that names it, if the page has one', () => {
    const named = '<meta data-rh=true property=og:image content=https://x.org/a.png />';
    const html = insertCardTags(`<title>A</title><link>${named}<style>`, tags);
    expect(html).toMatch(/^<title>A<\/title><link><meta data-rh/);
    expect(html).toMatch(/a\.png \/><meta property="og:image:width".*<style>$/);
    expect(html.match(/og:image"|og:image /g)).toHaveLength(1);
  });

  it('fails if there is no title', () => {
    expect(() => insertCardTags('<link>', tags)).toThrow('has no title');
  });
});

describe('createCardPrinter', () => {
  let cache: string;
  beforeEach(() => {
    cache = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
  });
  afterEach(() => fs.rmSync(cache, { recursive: true }));

  it('renders a card once, in its size, and then takes it from the cache', async () => {
    const upper = drawTitle('makeStyles', [], tools);
    const lower = drawChips(arrangeChips([], all, CHIPS), tools.mono);
    const print = createCardPrinter(path.join(cache, 'cards'));
    expect(readPNGSize(await print(upper, lower))).toEqual({ width: 1200, height: 630 });
    const [file = '', ...others] = fs.readdirSync(path.join(cache, 'cards'));
    expect(others).toEqual([]);
    fs.writeFileSync(path.join(cache, 'cards', file), 'kept');
    expect(String(await print(upper, lower))).toBe('kept');
    expect(String(await print(upper, upper.replace('400', '230')))).not.toBe('kept');
  });

  it('renders several cards at the same time, each with its own chips', async () => {
    const upper = drawTitle('makeStyles', [], tools);
    const lowers = [0, CHIPS].map((from) =>
      drawChips(arrangeChips([], all.slice(from), CHIPS), tools.mono),
    );
    const atOnce = createCardPrinter(path.join(cache, 'at-once'));
    const cards = await Promise.all(lowers.map((lower) => atOnce(upper, lower)));
    for (const [index, lower] of lowers.entries()) {
      const alone = createCardPrinter(path.join(cache, String(index)));
      expect(cards[index]).toEqual(await alone(upper, lower));
    }
    expect(cards[0]).not.toEqual(cards[1]);
  });
});
