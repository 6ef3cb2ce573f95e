import { loadPageHTML } from '../navigation/pages';
import { trustHTML } from '../trusted-types/trust';

/**
 * What of a page never changes: highlighted code, prose without links. A step of the build
 * (`remarkPageHTML`) keeps it out of the page's script.
 */
interface PageHTML {
  /**
   * The content of each element, by its place on the page, as far as the browser knows it: all
   * where the page was reached by a link, else what was read from the page's HTML, or can be.
   */
  pieces: (string | (() => string) | undefined)[];
  /** Its name in what files of pages bring. */
  name: string;
  /** Loads it all, where it does not come with the page: in development, and in parts of other pages. */
  load?: () => Promise<readonly string[]>;
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
  const known = page.pieces[index];
  if (typeof known !== 'function') return html ?? known;
  const read = known();
  page.pieces[index] = read;
  return read;
}

/** Loads all pieces of a page, where neither its document nor a navigation has brought them. */
export async function loadPieces({ name, load }: PageHTML): Promise<readonly string[]> {
  return load ? load() : loadPageHTML(name);
}

/**
 * Counts the lines of code, for `data-lines` of its `pre`. Browsers lay out what is in sight, and take the
 * rest to be as high as that (`site.css`).
 *
 * @returns `undefined` where only the page's HTML has the code, and the attribute with it
 */
export function countLines(html: string | PageHTMLPiece | undefined): number | undefined {
  return (typeof html === 'object' ? readPiece(html) : html)?.split('\n').length;
}

/**
 * Keeps a piece for the next time that the page shows.
 *
 * @param rendered - as the page's HTML has it, or a function that reads it when it is needed
 */
export function keepPiece({ page, index }: PageHTMLPiece, rendered: string | (() => string)): void {
  page.pieces[index] = rendered;
}

/** What the choice of a theme of code sets on the `html` element; without it Slate shows. */
const THEME = 'data-code-theme';

/** The code on the page that has no more than Slate tells apart. */
const merged = new Map<Element, PageHTMLPiece>();

let themes: MutationObserver | undefined;

function needsTokens(): boolean {
  return (document.documentElement.getAttribute(THEME) ?? 'slate') !== 'slate';
}

/** Shows code as it is where its tokens do not load: in the colors that it has. */
function showAllTokens(): void {
  if (!needsTokens()) return;
  for (const code of merged.keys()) showTokens(code).catch(() => undefined);
}

/**
 * Gives code all of its tokens as soon as a theme shows them. HTML of the build has those of Slate.
 *
 * @param code - the element; its content is that of the piece
 * @returns forgets it
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
 * Gives code all of its tokens, and identifiers their types. One file has those of a page.
 *
 * @param code - a `code` element; any other stays as it is
 * @returns rejects when the file is out of reach; another try loads it again
 */
export async function showTokens(code: Element | null): Promise<void> {
  const piece = code && merged.get(code);
  if (!code || !piece?.page.loadTokens) return;
  const { page, index } = piece;
  page.tokens ??= await piece.page.loadTokens();
  // It may have left the page, or got them already.
  if (merged.get(code) !== piece) return;
  merged.delete(code);
  const html = page.tokens[index];
  if (typeof html === 'string') replaceContent(code, html);
}

/** Replaces code by the same text with other elements. What is selected or marked stays so. */
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

/** How many characters of the code stand before a place; the place itself where it is elsewhere. */
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
