import { createRequire } from 'node:module';
import type { Mermaid } from 'mermaid';
import { chromium } from 'playwright-core';
import { type CustomPlugin, optimize, type PluginConfig } from 'svgo';
import { MERMAID_CONFIG } from './mermaidConfig.ts';

const DEFINITIONS = new Set(['marker', 'filter', 'linearGradient']);

/**
 * An SVGO plugin that removes definitions (markers, filters, gradients) that no attribute refers to: mermaid
 * adds every definition that any diagram may need.
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

/**
 * Plugins that make an SVG smaller without changing the picture: mermaid styles shapes that the diagram
 * lacks.
 */
const SHRINKING: readonly PluginConfig[] = [
  // Only mermaid's own scripts read these.
  { name: 'removeAttrs', params: { attrs: ['data-.*'] } },
  removeUnusedDefinitions,
  'removeEmptyAttrs',
  'minifyStyles',
  'cleanupNumericValues',
  'convertPathData',
  'cleanupAttrs',
];

/** A Chromium, and the arguments to start it with. */
export interface DrawingBrowser {
  executablePath: string;
  args: string[];
}

/** A browser with mermaid in it. */
export interface DiagramPrinter {
  /**
   * Draws one diagram.
   *
   * @param name the id of the SVG, which its own style rules use
   * @param source mermaid's text
   * @returns the text of a self-contained SVG file
   * @throws Error with mermaid's message if the source has a mistake
   */
  print(name: string, source: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts a browser for drawing. */
export async function openDiagramPrinter(options: DrawingBrowser): Promise<DiagramPrinter> {
  const browser = await chromium.launch(options);
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

      // Mermaid writes HTML, but an <img> shows nothing if its SVG is not well-formed XML.
      const viewer = await browser.newPage();
      await viewer.goto(`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`);
      const mistakes = await viewer.locator('parsererror').allTextContents();
      await viewer.close();
      if (mistakes.length > 0) {
        throw new Error(`Mermaid drew an SVG that is not well-formed XML: ${mistakes.join(' ')}`);
      }
      return svg;
    },
    close: () => browser.close(),
  };
}

/**
 * Gives an SVG the size of its view box. Mermaid's `width="100%"` and `max-width` are for inline
 * SVG; an `<img>` uses width and height.
 *
 * @param svg as mermaid drew it
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
 * Makes sure that an SVG is self-contained, because an `<img>` does not load anything that its SVG refers to.
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
