import { FenceError } from '../fences/FenceError.ts';

/** The delimiters of a comment. */
export type CommentSyntax = readonly [open: string, close: string];

interface CodeLanguage {
  /** The names that an author may write after the backticks; the first is Prism's. */
  names: readonly string[];
  /** The comment syntaxes that may hold a magic word. */
  comments: readonly CommentSyntax[];
  /** The file extensions; TypeScript without types is JavaScript. */
  extensions: readonly string[];
}

const LINE: CommentSyntax = ['//', ''];
const BLOCK: CommentSyntax = ['/*', '*/'];
const JSX: CommentSyntax = ['{/*', '*/}'];
const HASH: CommentSyntax = ['#', ''];
const HTML: CommentSyntax = ['<!--', '-->'];

// JSON and diff have no comments of their own, but magic comments are removed before the code is shown.
const CODE_LANGUAGES: readonly CodeLanguage[] = [
  { names: ['javascript', 'js'], comments: [LINE, BLOCK], extensions: ['js', 'mjs', 'cjs'] },
  { names: ['jsx'], comments: [LINE, BLOCK, JSX], extensions: ['jsx', 'js'] },
  { names: ['typescript', 'ts'], comments: [LINE, BLOCK], extensions: ['ts', 'mts', 'js', 'mjs'] },
  { names: ['tsx'], comments: [LINE, BLOCK, JSX], extensions: ['tsx', 'ts', 'jsx'] },
  { names: ['css'], comments: [BLOCK], extensions: ['css'] },
  { names: ['markup', 'html'], comments: [HTML, LINE, BLOCK], extensions: ['html'] },
  { names: ['json'], comments: [LINE, BLOCK], extensions: ['json'] },
  { names: ['bash', 'shell', 'sh'], comments: [HASH], extensions: [] },
  { names: ['diff'], comments: [HASH, LINE], extensions: [] },
  { names: ['markdown', 'md', 'mdx'], comments: [HTML, JSX], extensions: [] },
];

interface ResolvedLanguage extends Pick<CodeLanguage, 'comments' | 'extensions'> {
  /** Prism's name, which its themes use, too: `markup` for `html`. */
  id: string;
}

/**
 * Finds a language by the name that an author wrote after the backticks.
 *
 * @param name `tsx`, `sh`, …; missing if the author wrote none
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
        : `The code fence has no language. Write one after the backticks: ${known}.`,
    );
  }

  return { ...language, id };
}

/**
 * Checks that the file extension of a title fits the language of the code. A title without a known extension is
 * not a file name.
 */
export function assertMatchingExtension(title = '', extensions: readonly string[]): void {
  const extension = /\.(\w+)$/.exec(title)?.[1];
  const isKnown = CODE_LANGUAGES.some((one) => one.extensions.some((known) => known === extension));
  if (extension === undefined || !isKnown || extensions.includes(extension)) return;
  throw new FenceError(
    `title="${title}" is the name of a file in another language. Write one that ends in .${extensions.join(', .')}, or change the language.`,
  );
}
