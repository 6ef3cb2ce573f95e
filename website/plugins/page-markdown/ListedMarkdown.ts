import type { MarkdownPage } from '@griffel-site/samples';

/** A page with its Markdown, and where it stands on the site. */
export interface ListedMarkdown extends MarkdownPage {
  /** The address of its Markdown, absolute. */
  address: string;
  /** The labels of the sidebar's categories above it, outermost first. */
  section: readonly string[];
}
