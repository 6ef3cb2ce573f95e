import type { SourceFiles, SourceRange } from '@griffel-site/engine';

/**
 * Finds the key of a block around a declaration: the nearest before it that is written in quotes.
 * Undefined where it is computed, or stands in another place than its declarations.
 */
export function findKey(
  files: SourceFiles,
  key: string,
  declaration: SourceRange,
): SourceRange | undefined {
  const text = files[declaration.file] ?? '';
  const places = ["'", '"', '`'].map((mark) =>
    text.slice(0, declaration.from).lastIndexOf(`${mark}${key}${mark}`),
  );
  const from = Math.max(...places);
  return from < 0 ? undefined : { file: declaration.file, from, to: from + key.length + 2 };
}
