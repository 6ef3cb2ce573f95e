import type { SourceFiles } from '@griffel-site/engine';

/** The reader's code: texts by path, and the file that the editor shows. */
export interface Project {
  files: SourceFiles;
  /** One of `files`. */
  active: string;
}
