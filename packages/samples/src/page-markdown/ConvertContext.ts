import type { BlockContent, RootContent } from 'mdast';
import type { SamplePane } from '../outputs/printOutputs.ts';

/** A block of a page; in a quote or a list item stand the same ones. */
export type Block = Extract<RootContent, BlockContent>;

/** What the conversion of a page knows of its surroundings. */
export interface ConvertContext {
  /** Writes an address of the page for the Markdown: absolute, and to other pages' Markdown. */
  resolveLink: (address: string) => string;
  /**
   * What came of the page's samples, in their order. The conversion takes them off as it meets
   * the samples.
   */
  samples: (readonly SamplePane[])[];
  /** Whether an output is worth its room on this page. */
  keepsPane: (pane: SamplePane) => boolean;
}
