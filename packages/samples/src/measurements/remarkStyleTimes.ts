import fs from 'node:fs';
import type { Paragraph, Root, Table } from 'mdast';
import type { VFile } from 'vfile';
import { findPlainElements } from '../fences/findPlainElements.ts';
import { createCode, createRow, createText } from './remarkBundleSizes.ts';

/** The results of `npm run bench:styles`; times are medians of page loads in milliseconds. */
export interface StyleTimes {
  components: number;
  rules: number;
  elements: number;
  readings: number;
  milliseconds: Readonly<Record<keyof typeof MODES, { insert: number; update: number }>>;
  machine: string;
  versions: Readonly<Record<'chromium' | 'react' | '@griffel/react' | '@griffel/core', string>>;
}

export interface RemarkStyleTimesOptions {
  /** The file written by `npm run bench:styles`, absolute. */
  file: string;
}

/** The modes' names in the table, in its order. */
const MODES = {
  runTime: 'Run time',
  aheadOfTime: 'Ahead of time',
  extraction: 'Extraction',
  plain: 'Plain class names',
} as const;

const COUNT = new Intl.NumberFormat('en-US');

/**
 * A remark plugin that inserts the measured times of styles.
 *
 * ```mdx
 * <StyleTimes />
 * ```
 *
 * becomes a Markdown table, with a row for each mode, and a line that says what was measured, and where.
 *
 * @throws VFileMessage, with file:line and what to do, if the element has attributes or content, or is
 *   inside a line of text
 */
export function remarkStyleTimes({ file }: RemarkStyleTimesOptions) {
  return (tree: Root, page: VFile): void => {
    for (const replace of findPlainElements(tree, page, 'StyleTimes')) {
      const times = JSON.parse(fs.readFileSync(file, 'utf8')) as StyleTimes;
      replace([createTable(times), createNote(times)]);
    }
  };
}

function createTable({ milliseconds }: StyleTimes): Table {
  const heads = ['Mode', 'First render', 'Next render'];
  const names = Object.keys(MODES) as (keyof typeof MODES)[];
  return {
    type: 'table',
    children: [
      createRow(...heads.map((head) => [createText(head)])),
      ...names.map((name) => {
        const { insert, update } = milliseconds[name];
        const cells = [MODES[name], `${insert.toFixed(1)} ms`, `${update.toFixed(1)} ms`];
        return createRow(...cells.map((cell) => [createText(cell)]));
      }),
    ],
  };
}

function createNote(times: StyleTimes): Paragraph {
  const { machine, versions } = times;
  const [components, rules, elements, readings] = (
    ['components', 'rules', 'elements', 'readings'] as const
  ).map((name) => COUNT.format(times[name]));
  return {
    type: 'paragraph',
    children: [
      createText(
        `First render: ${components} components with ${rules} new rules. Next render: ${elements} elements. ` +
          `Medians of ${readings} page loads, with styles and layout, in Chromium ${versions.chromium} ` +
          `on ${machine}: React ${versions.react}, `,
      ),
      createCode('@griffel/react'),
      createText(` ${versions['@griffel/react']} and `),
      createCode('@griffel/core'),
      createText(` ${versions['@griffel/core']}, bundled for production.`),
    ],
  };
}
