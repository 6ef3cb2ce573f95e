import type { Code, Paragraph } from 'mdast';
import { createLabel } from './createLabel.ts';

/** A block of code with a label, where it has one. */
export function createLabeledCode(
  label: string | undefined,
  lang: string,
  value: string,
): [Code] | [Paragraph, Code] {
  const code: Code = { type: 'code', lang: lang || null, value: value.replace(/\n$/, '') };
  return label === undefined ? [code] : [createLabel(label), code];
}
