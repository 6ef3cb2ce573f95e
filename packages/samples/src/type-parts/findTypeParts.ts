import { format, type Options } from 'prettier';
import { transform } from 'sucrase';
import { findDeletions } from './findDeletions.ts';
import type { TextRange } from './TextRange.ts';

/** How the samples are laid out. */
const LAYOUT: Options = { printWidth: 100, singleQuote: true, trailingComma: 'all' };

/**
 * Finds what makes a sample TypeScript: without these stretches it is JavaScript, laid out as
 * Prettier does it.
 *
 * `const a: string = b as string;` has `: string` and ` as string`.
 *
 * @param code - TypeScript, with JSX or without
 * @returns none where it is JavaScript already, where nothing is left of it, and where Prettier would
 *   lay the rest out differently; readers see TypeScript then, whatever they have chosen
 */
export async function findTypeParts(code: string): Promise<TextRange[]> {
  const { code: stripped } = transform(code, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
  });
  if (stripped.trim() === '') return [];
  const formatted = await format(stripped, { ...LAYOUT, parser: 'babel' });
  // Fences end without a line break.
  return findDeletions(code, formatted.trimEnd()) ?? [];
}
