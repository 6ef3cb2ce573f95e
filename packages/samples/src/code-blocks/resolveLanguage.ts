import { FenceError } from '../fences/FenceError.ts';

/** How a comment is written: what opens it, and what closes it. */
export type CommentSyntax = readonly [open: string, close: string];

interface CodeLanguage {
  /** What an author may write behind the three backticks; the first is Prism's own name. */
  names: readonly string[];
  /** Comments that may carry a magic word; the first is the one that error messages recommend. */
  comments: readonly CommentSyntax[];
  /** Of its files; TypeScript without types is JavaScript. */
  endings: readonly string[];
}

const LINE: CommentSyntax = ['//', ''];
const BLOCK: CommentSyntax = ['/*', '*/'];
const JSX: CommentSyntax = ['{/*', '*/}'];
const HASH: CommentSyntax = ['#', ''];
const HTML: CommentSyntax = ['<!--', '-->'];

// JSON and diff have no comments of their own, but a magic comment is gone before anybody sees it.
const CODE_LANGUAGES: readonly CodeLanguage[] = [
  { names: ['javascript', 'js'], comments: [LINE, BLOCK], endings: ['js', 'mjs', 'cjs'] },
  { names: ['jsx'], comments: [LINE, BLOCK, JSX], endings: ['jsx', 'js'] },
  { names: ['typescript', 'ts'], comments: [LINE, BLOCK], endings: ['ts', 'mts', 'js', 'mjs'] },
  { names: ['tsx'], comments: [LINE, BLOCK, JSX], endings: ['tsx', 'ts', 'jsx'] },
  { names: ['css'], comments: [BLOCK], endings: ['css'] },
  { names: ['markup', 'html'], comments: [HTML, LINE, BLOCK], endings: ['html'] },
  { names: ['json'], comments: [LINE, BLOCK], endings: ['json'] },
  { names: ['bash', 'shell', 'sh'], comments: [HASH], endings: [] },
  { names: ['diff'], comments: [HASH, LINE], endings: [] },
  { names: ['markdown', 'md', 'mdx'], comments: [HTML, JSX], endings: [] },
];

/** A language as the rest of the package knows it. */
interface ResolvedLanguage {
  /** Prism's name of it, which its themes use too: `markup` for `html`. */
  id: string;
  comments: readonly CommentSyntax[];
  endings: readonly string[];
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

  return { ...language, id };
}

/** What a title says of a file has to be true of the code; one without a known ending is no name of a file. */
export function refuseOtherEnding(title = '', endings: readonly string[]): void {
  const ending = /\.(\w+)$/.exec(title)?.[1];
  const isKnown = CODE_LANGUAGES.some((one) => one.endings.some((known) => known === ending));
  if (ending === undefined || !isKnown || endings.includes(ending)) return;
  throw new FenceError(
    `title="${title}" is the name of a file in another language. Write one that ends in .${endings.join(', .')}, or change the language.`,
  );
}
