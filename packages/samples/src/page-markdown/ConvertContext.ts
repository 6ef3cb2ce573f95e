import type { BlockContent, RootContent } from 'mdast';
import type { SamplePane } from '../outputs/printOutputs.ts';

/** A block that a page, a quote or a list item may contain. */
export type Block = Extract<RootContent, BlockContent>;

/** The data about a page that its conversion needs. */
export interface ConvertContext {
  /** Makes an address absolute, and points links between pages to their Markdown. */
  resolveLink: (address: string) => string;
  /** The outputs of the page's samples, in order. The conversion removes them as it reaches the samples. */
  samples: (readonly SamplePane[])[];
  /** Whether to include an output. */
  keepsPane: (pane: SamplePane) => boolean;
}
