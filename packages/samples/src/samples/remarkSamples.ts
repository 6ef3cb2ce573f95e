import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { analyze, type Diagnostic } from '@griffel-site/engine';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { highlightCode } from '../code-blocks/highlightCode.ts';
import { createJSXElement } from '../fences/createJSXElement.ts';
import { failAtFence } from '../fences/failAtFence.ts';
import { FenceError } from '../fences/FenceError.ts';
import { createOutputs } from '../outputs/createOutputs.ts';
import { printOutputs, type NamedOutputs } from '../outputs/printOutputs.ts';
import type { MarkedText, SampleOutputs } from '../outputs/SampleOutputs.ts';
import { settleOutputs } from '../outputs/settleOutputs.ts';
import { collectSamples, type Sample, type SampleFence } from './collectSamples.ts';
import { createExpressionAttribute } from './createExpressionAttribute.ts';
import { createPlaygroundLink } from './createPlaygroundLink.ts';

/** Options of `remarkSamples`; the folders are absolute. */
export interface RemarkSamplesOptions {
  /** The folder of the repository: outputs are named after a page's place in it. */
  root: string;
  /** The folder of the documentation, whose pages' addresses are their places in it. */
  docs: string;
  /** The folder of the committed outputs. */
  outputs: string;
  /** Where the outputs go that a reader may ask for: chunks that the page imports lazily. */
  cache: string;
  /** Writes the committed outputs instead of comparing. */
  update: boolean;
}

/**
 * A remark plugin that turns fences of TypeScript into samples: the code, what Griffel makes of it,
 * and a link that opens it in the playground.
 *
 * ````md
 * ```tsx title="App.tsx"
 * const useStyles = makeStyles({ root: { color: 'red' } });
 * ```
 * ````
 *
 * becomes `<Sample title="App.tsx" language="tsx" html="…" css={…} link="/try-it-out/#v1.…"
 * load={() => import('…')} />`. Fences without styles become a `CodeBlock`.
 *
 * @throws VFileMessage, with file:line and what to do, for faults in a sample and for outputs that
 *   differ from those committed
 */
export function remarkSamples(options: RemarkSamplesOptions) {
  return (tree: Root, file: VFile): void => {
    const page = path.relative(options.root, file.path).split(path.sep).join('/');
    const named: NamedOutputs[] = [];
    for (const sample of collectSamples(tree, file)) {
      const last = sample.fences.at(-1);
      if (!last) continue;
      try {
        const outputs = createOutputs(analyzeSample(sample));
        replaceFences(sample, outputs, findRoute(file.path, options.docs), options);
        if (outputs) named.push({ title: sample.entry, outputs });
      } catch (error) {
        failAtFence(file, last.node, error);
      }
    }
    const committed = path.join(options.outputs, page.replace(/\.mdx?$/, '.md'));
    try {
      settleOutputs(
        committed,
        named.length > 0 ? printOutputs(page, named) : undefined,
        options.update,
      );
    } catch (error) {
      failAtFence(file, { type: 'code', value: '' } satisfies Code, error);
    }
  };
}

/** The address of a page; parts of other pages are shown on the home page. */
function findRoute(file: string, docs: string): string {
  const place = path.relative(docs, file).split(path.sep).join('/');
  return place.startsWith('..') ? '/' : `/${place.replace(/\.mdx?$/, '')}`;
}

/** Runs the engine; a diagnostic that the author did not announce by `drops="…"` is an error. */
function analyzeSample({ files, drops }: Sample) {
  const analysis = analyze(files);
  const open = [...drops];
  const surprises: Diagnostic[] = [];
  for (const diagnostic of analysis.diagnostics) {
    const index = open.findIndex((text) => diagnostic.message.includes(text));
    if (index < 0) surprises.push(diagnostic);
    else open.splice(index, 1);
  }
  const [surprise] = surprises;
  if (surprise) {
    throw new FenceError(
      `${surprise.file}:${String(surprise.line)}:${String(surprise.column)} ${surprise.message} ${surprise.remedy} If the page shows this on purpose, say so: drops="…" with a part of this message.`,
    );
  }
  if (open.length > 0) {
    const found = analysis.diagnostics.map(({ message }) => message).join('\n') || 'nothing';
    throw new FenceError(`The fence says drops="${open[0] ?? ''}", but Griffel drops: ${found}`);
  }
  return analysis;
}

function replaceFences(
  sample: Sample,
  outputs: SampleOutputs | undefined,
  route: string,
  options: RemarkSamplesOptions,
): void {
  for (const [index, fence] of sample.fences.entries()) {
    const isLast = index === sample.fences.length - 1;
    fence.replace(
      isLast && outputs
        ? createSampleElement(sample, fence, outputs, route, options)
        : createJSXElement('CodeBlock', createBlock(fence, outputs)),
    );
  }
}

function createBlock({ name, fence }: SampleFence, outputs: SampleOutputs | undefined) {
  const { language, code, highlightedLines, title, showLineNumbers } = fence;
  const html = highlightCode(code, language, highlightedLines, outputs?.sources[name]);
  return { language, html, title, showLineNumbers };
}

function createSampleElement(
  sample: Sample,
  fence: SampleFence,
  outputs: SampleOutputs,
  route: string,
  { cache }: RemarkSamplesOptions,
): MdxJsxFlowElement {
  const element = createJSXElement('Sample', {
    ...createBlock(fence, outputs),
    rtl: outputs.rtl !== undefined,
    link: createPlaygroundLink(sample.files, sample.entry, route),
  });
  const css = JSON.stringify(highlightMarked(outputs.css, 'css'));
  element.attributes.push(
    // In the HTML of the page, and not a second time in its script: there it comes with the others.
    createExpressionAttribute('css', `typeof window === 'undefined' ? ${css} : undefined`),
    createExpressionAttribute(
      'load',
      `() => import(${JSON.stringify(writePanes(outputs, cache))})`,
    ),
  );
  return element;
}

function highlightMarked({ text, atoms }: MarkedText, language: string): string {
  return highlightCode(text, language, new Set(), atoms);
}

/** Writes the panes that are loaded when a reader asks for them. */
function writePanes(outputs: SampleOutputs, cache: string): string {
  const modules = (files: Readonly<Record<string, string>>) =>
    Object.entries(files).map(([title, code]) => ({
      title,
      language: 'tsx',
      html: highlightCode(code, 'tsx', new Set()),
    }));
  const panes = {
    css: [{ language: 'css', html: highlightMarked(outputs.css, 'css') }],
    classes: [{ language: 'bash', html: highlightMarked(outputs.classes, 'bash') }],
    compiled: modules(outputs.compiled),
    extracted: [
      ...modules(outputs.extracted),
      {
        title: 'griffel.css',
        language: 'css',
        html: highlightCode(outputs.stylesheet, 'css', new Set()),
      },
    ],
    ...(outputs.rtl && { rtl: [{ language: 'css', html: highlightMarked(outputs.rtl, 'css') }] }),
  };
  const json = JSON.stringify(panes);
  const file = path.join(
    cache,
    `${createHash('sha256').update(json).digest('hex').slice(0, 16)}.json`,
  );
  if (!fs.existsSync(file)) {
    fs.mkdirSync(cache, { recursive: true });
    fs.writeFileSync(file, json);
  }
  return file;
}
