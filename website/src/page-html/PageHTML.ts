import { loadPageHTML } from '../navigation/pages';
import { trustHTML } from '../trusted-types/trust';

/**
 * The static HTML of a page: highlighted code, and prose. A step of the build
 * (`remarkPageHTML`) moves it out of the page's script.
 */
interface PageHTML {
  /**
   * The content of each element, by its index on the page: after a client-side navigation, all of them;
   * otherwise those that were read from the page's HTML, or functions that read them.
   */
  pieces: (string | (() => string) | undefined)[];
  /** Its name in `window.pageData`. */
  name: string;
  /** Loads all pieces if they do not arrive with the page: in development, and in partials. */
  load?: () => Promise<readonly string[]>;
  /**
   * Loads the code with all tokens and types, by the same index. Missing if the pieces contain all tokens;
   * otherwise, they contain only those that look different in Slate.
   */
  loadTokens?: () => Promise<readonly (string | null)[]>;
  /** The result of `loadTokens`. */
  tokens?: readonly (string | null)[];
}

/** The content of one element. */
export interface PageHTMLPiece {
  page: PageHTML;
  index: number;
  /** The content itself, on the server only. */
  html: string | undefined;
  /** Whether its identifiers have types. */
  hasTypes?: boolean;
}

/** Returns HTML; `undefined` for a piece that only the page's HTML contains. */
export function readPiece(piece: string | PageHTMLPiece): string | undefined {
  if (typeof piece === 'string') return piece;
  const { page, index, html } = piece;
  const known = page.pieces[index];
  if (typeof known !== 'function') return html ?? known;
  const read = known();
  page.pieces[index] = read;
  return read;
}

/** Loads HTML if it came neither with the document nor with a navigation: all pieces of its page. */
export async function loadPiece(piece: string | PageHTMLPiece): Promise<string> {
  if (typeof piece === 'string') return piece;
  const { name, load } = piece.page;
  return (await (load ? load() : loadPageHTML(name)))[piece.index] ?? '';
}

/**
 * Counts the lines of code, for `data-lines` of its `pre`. From that, browsers compute the height of code
 * that is out of view and not laid out (`site.css`).
 *
 * @returns `undefined` if only the page's HTML contains the code, and so the attribute
 */
export function countLines(html: string | PageHTMLPiece | undefined): number | undefined {
  return html === undefined ? undefined : readPiece(html)?.split('\n').length;
}

/**
 * Keeps a piece for the next time that the page is shown.
 *
 * @param rendered - the HTML from the page, or a function that reads it on demand
 */
export function keepPiece({ page, index }: PageHTMLPiece, rendered: string | (() => string)): void {
  page.pieces[index] = rendered;
}

/** The attribute of the `html` element with the code theme; Slate if it is missing. */
const THEME = 'data-code-theme';

/** The code on the page whose tokens are merged for Slate. */
const merged = new Map<Element, PageHTMLPiece>();

let themes: MutationObserver | undefined;

function needsTokens(): boolean {
  return (document.documentElement.getAttribute(THEME) ?? 'slate') !== 'slate';
}

/** Shows all tokens of all code if the theme needs them. If they do not load, the code stays as it is. */
function showAllTokens(): void {
  if (!needsTokens()) return;
  for (const code of merged.keys()) showTokens(code).catch(() => undefined);
}

/**
 * Shows all tokens of code as soon as a theme needs them. The HTML from the build contains only those of Slate.
 *
 * @param code - the element; its content is that of the piece
 * @returns a function that unregisters the code
 */
export function keepTokens(code: Element, piece: PageHTMLPiece): () => void {
  if (!piece.page.loadTokens) return () => undefined;
  merged.set(code, piece);
  if (!themes) {
    themes = new MutationObserver(showAllTokens);
    themes.observe(document.documentElement, { attributeFilter: [THEME] });
  }
  if (needsTokens()) showTokens(code).catch(() => undefined);
  return () => void merged.delete(code);
}

/**
 * Shows all tokens of code, and adds types to its identifiers. One file contains those of a whole page.
 *
 * @param code - a `code` element; unregistered elements are left as they are
 * @throws Error if the file cannot be loaded; another call tries again
 */
export async function showTokens(code: Element | null): Promise<void> {
  const piece = code && merged.get(code);
  if (!code || !piece?.page.loadTokens) return;
  const { page, index } = piece;
  page.tokens ??= await piece.page.loadTokens();
  // The code may have left the page, or may have been updated meanwhile.
  if (merged.get(code) !== piece) return;
  merged.delete(code);
  const html = page.tokens[index];
  if (typeof html === 'string') replaceContent(code, html);
}

/** Replaces code with the same text in other elements. Selection, focus and marks are preserved. */
function replaceContent(code: Element, html: string): void {
  const selection = getSelection();
  const places = selection && [
    readOffset(code, selection.anchorNode, selection.anchorOffset),
    readOffset(code, selection.focusNode, selection.focusOffset),
  ];
  const before = [...code.querySelectorAll<HTMLElement>('[data-atom]')];
  const focused = before.findIndex((atom) => atom === document.activeElement);
  code.innerHTML = trustHTML(html);

  const after = code.querySelectorAll<HTMLElement>('[data-atom]');
  for (const [index, atom] of before.entries()) {
    for (const name of ['tabindex', 'data-active']) {
      const value = atom.getAttribute(name);
      if (value !== null) after[index]?.setAttribute(name, value);
    }
  }
  after[focused]?.focus({ preventScroll: true });
  const [anchor, focus] = places?.map((place) => findPlace(code, place)) ?? [];
  if (selection && anchor && focus && places?.some((place) => typeof place === 'number')) {
    selection.setBaseAndExtent(anchor.node, anchor.offset, focus.node, focus.offset);
  }
}

type Place = number | { node: Node; offset: number } | undefined;

/** The number of characters before a place in the code; the place itself if it is outside the code. */
function readOffset(code: Element, node: Node | null, offset: number): Place {
  if (!node) return undefined;
  if (!code.contains(node)) return { node, offset };
  const range = document.createRange();
  range.setStart(code, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}

function findPlace(code: Element, place: Place): { node: Node; offset: number } | undefined {
  if (typeof place !== 'number') return place;
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let left = place;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (left <= length) return { node, offset: left };
    left -= length;
  }
  return undefined;
}
