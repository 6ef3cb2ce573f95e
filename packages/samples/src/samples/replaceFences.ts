import type { Diagnostic, Outputs } from '@griffel-site/engine';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { highlightCode } from '../code-blocks/highlightCode.ts';
import { createExpressionAttribute, createJSXElement } from '../fences/createJSXElement.ts';
import { highlightMarked, listTabs } from '../outputs/writePanes.ts';
import type { TextRange } from '../type-parts/findTypeParts.ts';
import type { SampleVerdict } from '../verify/createSampleVerifier.ts';
import { describeExpectation } from '../verify/parseExpectation.ts';
import type { Sample, SampleFence } from './collectSamples.ts';

/** The data about a sample that the page shows. */
export interface SampleData {
  types: SampleVerdict['types'];
  run: SampleVerdict['run'];
  /** The TypeScript-only parts of the code, by file; undefined for code that is always shown as TypeScript. */
  typeParts: Readonly<Record<string, readonly TextRange[] | undefined>>;
  diagnostics: readonly Diagnostic[];
  outputs: Outputs | undefined;
  merge: string | undefined;
  /** The source of a function that loads its outputs. */
  load: string;
  /** Identifies it on its page. */
  id: string;
}

/**
 * Replaces the fences of a sample: the last one with a `Sample` if the code has styles, the others with a
 * `CodeBlock`.
 *
 * @returns the `Sample` element, if there is one
 */
export function replaceFences(sample: Sample, data: SampleData): MdxJsxFlowElement | undefined {
  const { outputs } = data;
  let element: MdxJsxFlowElement | undefined;
  for (const [index, fence] of sample.fences.entries()) {
    const isLast = index === sample.fences.length - 1;
    const block = createBlock(fence, data, sample.fences.length > 1);
    if (isLast && outputs) element = createSampleElement(block, outputs, data);
    fence.replace(isLast && element ? element : createJSXElement('CodeBlock', block));
  }
  return element;
}

/** @param isOneOfSeveral - whether others import the file, so that its name matters even without types in it */
function createBlock({ name, fence }: SampleFence, data: SampleData, isOneOfSeveral: boolean) {
  const { outputs, types } = data;
  const { language, code, highlightedLines, title, showLineNumbers, advice } = fence;
  const typeParts = data.typeParts[name];
  const html = highlightCode(
    code,
    language,
    highlightedLines,
    outputs?.sources[name],
    types[name],
    typeParts,
  );
  return {
    language,
    html,
    title,
    advice,
    showLineNumbers,
    hasJavaScript:
      typeParts !== undefined &&
      (isOneOfSeveral || typeParts.length > 0) &&
      /^(?:.*\.)?tsx?$/.test(title ?? language),
    happens: describeExpectation(fence.expectations, name, data),
    sample: outputs && isOneOfSeveral ? data.id : undefined,
  };
}

function createSampleElement(
  block: ReturnType<typeof createBlock>,
  outputs: Outputs,
  { merge, load }: SampleData,
): MdxJsxFlowElement {
  const tabs = listTabs({ outputs, merge });
  const element = createJSXElement('Sample', {
    ...block,
    tabs,
    ...(tabs?.startsWith('css') && { css: highlightMarked(outputs.css, 'css') }),
    merge,
  });
  element.attributes.push(createExpressionAttribute('load', load));
  return element;
}
