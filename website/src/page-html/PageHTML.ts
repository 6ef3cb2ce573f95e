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
  /**
   * Loads its code with all tokens and types, by the same places. Missing where the pieces have them:
   * by themselves they have only what Slate tells apart.
   */
  loadTokens?: () => Promise<readonly (string | null)[]>;
  /** What that has brought. */
  tokens?: readonly (string | null)[];
}

/** One piece of it. */
export interface PageHTMLPiece {
  page: PageHTML;
  index: number;
  /** The content itself, on the server only. */
  html: string | undefined;
  /** Whether its identifiers have types. */
  hasTypes?: boolean;
}

/** The piece as far as it is known; `undefined` where only the page's HTML has it. */
export function readPiece({ page, index, html }: PageHTMLPiece): string | undefined {
  return html ?? page.pieces[index];
}

/** Keeps a piece, read from the page's HTML, for the next time that the page shows. */
export function keepPiece({ page, index }: PageHTMLPiece, rendered: string): void {
  page.pieces[index] = rendered;
}
