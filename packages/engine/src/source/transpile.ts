import { type Transform, transform } from 'sucrase';
import { applyEdits, type Edit } from './applyEdits.ts';
import { parseTree } from './parseTree.ts';

/**
 * Compiles a file to CommonJS without types and JSX. Each line keeps its number.
 *
 * @param file - its extension decides which syntax is allowed
 * @throws the error of sucrase, on a syntax error
 */
export function transpile(file: string, source: string): string {
  const transforms: Transform[] = ['imports'];
  if (/\.[cm]?tsx?$/.test(file)) transforms.push('typescript');
  if (!/\.[cm]?ts$/.test(file)) transforms.push('jsx');
  return transform(continueLines(endFields(file, separateOperators(file, source))), {
    transforms,
    jsxRuntime: 'automatic',
    production: true,
    // Every engine supports them, and sucrase would set static fields after static blocks.
    disableESTransforms: true,
    filePath: file,
  }).code;
}

/** Ends lines that a string continues with a line feed alone: sucrase skips only one character after the backslash. */
export function continueLines(source: string): string {
  return source.replaceAll('\\\r\n', '\\\n');
}

/** Writes `a<!--b` as `a< !--b`: the text is evaluated as a script, in which `<!--` begins a comment. */
function separateOperators(file: string, source: string): string {
  if (!source.includes('<!--')) return source;
  const edits: Edit[] = [];
  parseTree(file, source)
    .cursor()
    .iterate(({ name, to }) => {
      const isBefore = source.charAt(to - 1) === '<' && source.startsWith('!--', to);
      if (isBefore && name.endsWith('Op')) edits.push({ from: to, to, text: ' ' });
    });
  return applyEdits(source, edits);
}

const ACCESSOR_WORD = /\b(?:get|set|static)\s*[?!]?\s*:/;

/**
 * Ends fields named `get`, `set` or `static` with a semicolon. Sucrase removes their types, so that `set: number` would
 * belong to the next line.
 */
function endFields(file: string, source: string): string {
  if (!/\.[cm]?tsx?$/.test(file) || !ACCESSOR_WORD.test(source)) return source;
  const edits: Edit[] = [];
  parseTree(file, source)
    .cursor()
    .iterate(({ name, from, to }) => {
      if (name !== 'PropertyDeclaration' || source[to - 1] === ';') return;
      if (ACCESSOR_WORD.test(source.slice(from, to))) edits.push({ from: to, to, text: ';' });
    });
  return applyEdits(source, edits);
}
