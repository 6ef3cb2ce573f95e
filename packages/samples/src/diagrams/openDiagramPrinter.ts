import { createRequire } from 'node:module';
import type { Mermaid } from 'mermaid';
import { chromium } from 'playwright-core';
import { type CustomPlugin, optimize, type PluginConfig } from 'svgo';
import { MERMAID_CONFIG } from './mermaidConfig.ts';

const DEFINITIONS = new Set(['marker', 'filter', 'linearGradient']);

/**
 * A plugin of SVGO that removes definitions (markers, filters, gradients) whose id nothing but a
 * style sheet names: mermaid adds all that any diagram may need.
 */
export const removeUnusedDefinitions: CustomPlugin = {
  name: 'removeUnusedDefinitions',
  fn: () => {
    const used = new Set<string>();
    const definitions: { id: string; remove: () => void }[] = [];
    return {
      element: {
        enter(element, parent) {
          for (const value of Object.values(element.attributes)) {
            for (const [, id = ''] of value.matchAll(/url\(["']?#([^"')]+)/g)) used.add(id);
          }
          if (!DEFINITIONS.has(element.name)) return;
          definitions.push({
            id: element.attributes['id'] ?? '',
            remove: () => {
              parent.children = parent.children.filter((child) => child !== element);
            },
          });
        },
      },
      root: {
        exit() {
          for (const { id, remove } of definitions) if (!used.has(id)) remove();
        },
      },
    };
  },
};

/** What makes an SVG smaller and no other picture: mermaid styles shapes that a diagram has not. */
const SHRINKING: readonly PluginConfig[] = [
  // What mermaid's own scripts would read.
  { name: 'removeAttrs', params: { attrs: ['data-.*'] } },
  removeUnusedDefinitions,
  'removeEmptyAttrs',
  'minifyStyles',
  'cleanupNumericValues',
  'convertPathData',
  'cleanupAttrs',
];

/** A browser with mermaid in it. */
export interface DiagramPrinter {
  /**
   * Draws one diagram.
   *
   * @param name the id of the SVG, which its own style rules use
   * @param source mermaid's text
   * @returns the text of an SVG file that needs nothing but itself
   * @throws Error with mermaid's words when the source has a mistake
   */
  print(name: string, source: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * Starts a headless Chromium for drawing: the one of the system, or the one that `CHROMIUM_PATH`
 * names.
 */
export async function openDiagramPrinter(): Promise<DiagramPrinter> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  const require = createRequire(import.meta.url);
  await page.addScriptTag({ path: require.resolve('mermaid/dist/mermaid.min.js') });

  return {
    async print(name, source) {
      const drawn = await page.evaluate(
        async ({ id, text, config }) => {
          const { mermaid } = globalThis as unknown as { mermaid: Mermaid };
          mermaid.initialize(config);
          return (await mermaid.render(id, text)).svg;
        },
        { id: `diagram-${name}`, text: source, config: MERMAID_CONFIG },
      );
      const svg = optimize(setIntrinsicSize(drawn), {
        multipass: true,
        plugins: [...SHRINKING],
      }).data;
      assertSelfContained(svg);

      // An <img> shows nothing at all of an SVG that is not well-formed XML; mermaid writes HTML.
      const viewer = await browser.newPage();
      await viewer.goto(`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`);
      const mistakes = await viewer.locator('parsererror').allTextContents();
      await viewer.close();
      if (mistakes.length > 0) {
        throw new Error(`Mermaid drew an SVG that is no XML: ${mistakes.join(' ')}`);
      }
      return svg;
    },
    close: () => browser.close(),
  };
}

/**
 * Gives an SVG the size of its view box. Mermaid's `width="100%"` and `max-width` are for SVG
 * inside a page; an `<img>` goes by width and height.
 *
 * @param svg what mermaid drew
 */
export function setIntrinsicSize(svg: string): string {
  return svg.replace(/^<svg\s[^>]*>/, (tag) => {
    const [, , width = '', height = ''] = /viewBox="([^"]+)"/.exec(tag)?.[1]?.split(' ') ?? [];
    return tag
      .replace(/\s(?:style|width|height)="[^"]*"/g, '')
      .replace(/^<svg/, `<svg width="${width}" height="${height}"`);
  });
}

/**
 * Makes sure that an SVG needs nothing but itself: an `<img>` loads nothing that its SVG refers to.
 *
 * @param svg the text of a file
 * @throws Error that quotes the reference
 */
export function assertSelfContained(svg: string): void {
  const withoutNamespaces = svg.replace(/\sxmlns(:\w+)?="[^"]*"/g, '');
  const reference = /(?:https?:)?\/\/[^\s"')]+|@import[^;]+|url\((?!["']?#)[^)]*\)/.exec(
    withoutNamespaces,
  );
  if (reference) {
    throw new Error(
      `The drawing refers to ${reference[0]}, which an <img> does not load. Remove that from the diagram.`,
    );
  }
}
