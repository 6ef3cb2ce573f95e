import { findTokens } from '../../src/search/engine/findTokens';

/** To the end of the line, but not in an address; and blocks. */
const COMMENT = /(?<!:)\/\/.*$|\/\*[\s\S]*?\*\//gm;

/** What a sample declares is a name of its own. */
const DECLARATION = /\b(?:const|let|var|function|class|type|interface)\s+(\w+)/g;

/**
 * A name that says by its letters that it is one, for plain words of code are in every sample:
 * packages and at-rules, states, `data-` attributes and other names with hyphens, camel case, names
 * with underscores, files of configuration.
 */
const TELLING =
  /^(?:@[a-z][\w-]*(?:\/[\w-]+)?|::?[a-z]+(?:-[a-z]+)*|[a-z]{2,}(?:-[a-z]{2,})+|\$?_*[A-Za-z]+[A-Z_][A-Za-z]+|__[a-z]\w+|[\w.]+\.config\.\w+)$/;

/**
 * Finds the identifiers in code that a reader may look for.
 *
 * `const own = styles({ ':hover': { paddingInline: 0 } }) // spaces` gives `:hover`, `paddingInline`.
 *
 * @returns each once, in the order of the code
 */
export function findIdentifiers(code: string): string[] {
  const bare = code.replace(COMMENT, ' ');
  const declared = new Set([...bare.matchAll(DECLARATION)].map(([, name]) => name));
  const names = findTokens(bare)
    .map(({ start, end }) => bare.slice(start, end))
    .filter((name) => TELLING.test(name) && !declared.has(name));
  return [...new Set(names)];
}
