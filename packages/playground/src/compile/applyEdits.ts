import type { Edit } from './Edit.ts';

/** Changes a source. Of two edits at one place the first given comes first. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  const sorted = edits
    .map((edit, order) => ({ ...edit, order }))
    .sort((a, b) => a.from - b.from || a.order - b.order);
  let result = '';
  let position = 0;
  for (const { from, to, text } of sorted) {
    result += code.slice(position, from) + text;
    position = to;
  }
  return result + code.slice(position);
}
