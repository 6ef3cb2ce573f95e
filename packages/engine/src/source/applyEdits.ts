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
  // What is put in stands before what is replaced at the same place.
  for (const edit of [...edits].sort((a, b) => a.from - b.from || a.to - b.to)) {
    result += code.slice(position, edit.from) + edit.text;
    position = edit.to;
  }
  return result + code.slice(position);
}
