import type { OutputTab } from '../output/outputTabs.ts';
import type { Project } from '../project/Project.ts';

/** How the playground looks at the code; every key may be missing. */
export interface SharedView {
  tab?: OutputTab;
  direction?: 'ltr' | 'rtl';
  /** Width of the preview in CSS pixels; missing for the full width. */
  width?: number;
}

/** Code that came with an address. */
export interface SharedCode extends Project {
  /** The address of the page that the code comes from, on this site. */
  from?: string;
  view?: SharedView;
}
