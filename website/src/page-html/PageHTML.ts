/**
 * What of a page never changes: highlighted code, prose without links. A step of the build
 * (`remarkPageHTML`) keeps it out of the page's script.
 */
export interface PageHTML {
  /**
   * The content of each element, by its place on the page, as far as the browser knows it: all
   * where the page was reached by a link, else what was read from the page's HTML.
   */
  pieces: (string | undefined)[];
  /** Loads it all. */
  load: () => Promise<readonly string[]>;
}

/** One piece of it. */
export interface PageHTMLPiece {
  page: PageHTML;
  index: number;
  /** The content itself, on the server only. */
  html: string | undefined;
}

/** The piece as far as it is known; `undefined` where only the page's HTML has it. */
export function readPiece({ page, index, html }: PageHTMLPiece): string | undefined {
  return html ?? page.pieces[index];
}

/** Keeps a piece, read from the page's HTML, for the next time that the page shows. */
export function keepPiece({ page, index }: PageHTMLPiece, rendered: string): void {
  page.pieces[index] = rendered;
}
