import type { SharedCode } from '../share/SharedCode.ts';

/**
 * What the reader works on, as the browser keeps it between visits. `from` is the address that it
 * began from: a page of the docs, or `/try-it-out/#<id>` for a template.
 */
export interface Draft extends SharedCode {
  /** Milliseconds since 1970; 0 where it is not known. */
  savedAt: number;
}
