import ts from 'typescript';

const LONGEST_SIGNATURE = 1000;
const LONGEST_DOCS = 2000;

/** A signature as plain text of a bounded length. */
export function printParts(parts: readonly ts.SymbolDisplayPart[] | undefined): string {
  return cut(ts.displayPartsToString(parts ? [...parts] : undefined), LONGEST_SIGNATURE);
}

/** JSDoc as plain text of a bounded length: the prose, then what is deprecated. */
export function printDocs(
  documentation: readonly ts.SymbolDisplayPart[] | undefined,
  tags: readonly ts.JSDocTagInfo[] | undefined,
): string {
  const prose = ts.displayPartsToString(documentation ? [...documentation] : undefined);
  const deprecations = (tags ?? [])
    .filter(({ name }) => name === 'deprecated')
    .map(({ text }) => `Deprecated. ${ts.displayPartsToString(text)}`.trim());
  return cut([prose, ...deprecations].filter((part) => part !== '').join('\n'), LONGEST_DOCS);
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
