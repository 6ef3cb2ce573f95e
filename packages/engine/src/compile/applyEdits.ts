/** Replaces `from` to `to` of a text. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** Applies edits that do not overlap, in any order. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  let result = '';
  let position = 0;
  for (const edit of [...edits].sort((a, b) => a.from - b.from)) {
    result += code.slice(position, edit.from) + edit.text;
    position = edit.to;
  }
  return result + code.slice(position);
}
