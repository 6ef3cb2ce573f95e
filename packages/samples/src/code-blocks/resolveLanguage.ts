import { FenceError } from '../fences/FenceError.ts';

/** How a comment is written: what opens it, and what closes it. */
export type CommentSyntax = readonly [open: string, close: string];

interface CodeLanguage {
  /** What an author may write behind the three backticks; the first is Prism's own name. */
  names: readonly string[];
  /** Comments that may carry a magic word; the first is the one that error messages recommend. */
  comments: readonly CommentSyntax[];
}

const LINE: CommentSyntax = ['//', ''];
const BLOCK: CommentSyntax = ['/*', '*/'];
const JSX: CommentSyntax = ['{/*', '*/}'];
const HASH: CommentSyntax = ['#', ''];
const HTML: CommentSyntax = ['<!--', '-->'];

// JSON and diff have no comments of their own, but a magic comment is gone before anybody sees it.
const CODE_LANGUAGES: readonly CodeLanguage[] = [
  { names: ['javascript', 'js'], comments: [LINE, BLOCK] },
  { names: ['jsx'], comments: [LINE, BLOCK, JSX] },
  { names: ['typescript', 'ts'], comments: [LINE, BLOCK] },
  { names: ['tsx'], comments: [LINE, BLOCK, JSX] },
  { names: ['css'], comments: [BLOCK] },
  { names: ['markup', 'html'], comments: [HTML, LINE, BLOCK] },
  { names: ['json'], comments: [LINE, BLOCK] },
  { names: ['bash', 'shell', 'sh'], comments: [HASH] },
  { names: ['diff'], comments: [HASH, LINE] },
  { names: ['markdown', 'md', 'mdx'], comments: [HTML, JSX] },
];

/** A language as the rest of the package knows it. */
export interface ResolvedLanguage {
  /** Prism's name of it, which its themes use too: `markup` for `html`. */
  id: string;
  comments: readonly CommentSyntax[];
}

/**
 * Finds the language that an author wrote behind the backticks.
 *
 * @param name `tsx`, `sh`, …; nothing when the author wrote none
 * @throws FenceError when the name is missing or unknown; the message lists the known names
 */
export function resolveLanguage(name: string | null | undefined): ResolvedLanguage {
  const language = CODE_LANGUAGES.find(({ names }) => names.includes(name ?? ''));
  const id = language?.names[0];

  if (!language || !id) {
    const known = CODE_LANGUAGES.flatMap(({ names }) => names).join(', ');
    throw new FenceError(
      name
        ? `There is no language "${name}" for code fences. Use one of: ${known}.`
        : `The code fence has no language. Write one behind the backticks: ${known}.`,
    );
  }

  return { id, comments: language.comments };
}
