/** How much of the JSDoc of a file stays: what a hover shows, or only what is deprecated. */
export type KeptDocs = 'all' | 'summary' | 'css' | 'deprecated';

/** A string, a template or a comment, whichever begins first; declarations hold no regular expressions. */
const LITERAL_OR_COMMENT =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[^]*?\*\/|\/\/[^\n]*/g;

/**
 * Makes a declaration file smaller without changing a type: of its comments only the docs stay that
 * `docs` asks for, and of its white space what separates.
 *
 * Input: `/** Adds. *\/  add(n: number): void; // see below`
 *
 * Output: `/** Adds. *\/ add(n: number): void;`
 */
export function trimDeclarations(text: string, docs: KeptDocs): string {
  const trimmed = text.replaceAll(LITERAL_OR_COMMENT, (match) => {
    if (match.startsWith('//')) return /^\/\/\/\s*<reference/.test(match) ? match : '';
    if (!match.startsWith('/*')) return match;
    if (!match.startsWith('/**')) return ' ';
    const lines = trimDoc(match, docs);
    return lines.length > 0 ? `/** ${lines.join('\n')} */` : ' ';
  });
  return trimmed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

function trimDoc(comment: string, docs: KeptDocs): string[] {
  const lines = comment
    .slice(3, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
  const firstTag = lines.findIndex((line) => line.startsWith('@'));
  const prose = firstTag < 0 ? lines : lines.slice(0, firstTag);
  const deprecated = lines.filter((line) => line.startsWith('@deprecated'));
  switch (docs) {
    case 'all':
      return lines.filter((line) => line !== '' && !line.startsWith('@version'));
    case 'summary':
      return [...prose.filter((line) => line !== ''), ...deprecated];
    case 'css':
      // What browsers support is not told: those of the reader are asked by the lint.
      return [
        ...prose
          .filter((line) => /^\*\*(?:Syntax|Initial value)\*\*/.test(line))
          .map((line) => line.replaceAll('**', '').replaceAll('`', '')),
        ...deprecated,
      ];
    case 'deprecated':
      return deprecated;
  }
}
