import type { Project } from '../project/Project.ts';
import type { SharedView } from '../view/View.ts';

/** Code that came with an address. */
export interface SharedCode extends Project {
  /** The address of the page that the code comes from, on this site. */
  from?: string;
  /** How it is to be seen; of a link that says nothing about it, empty. */
  view?: SharedView;
}
