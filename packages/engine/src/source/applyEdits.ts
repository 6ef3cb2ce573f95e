/** Replaces the text between two offsets. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** Applies edits in any order. An edit inside a text that another one replaces is left out. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  let result = '';
  let position = 0;
  // An insertion comes before a replacement at the same offset.
  for (const edit of [...edits].sort((a, b) => a.from - b.from || a.to - b.to)) {
    if (edit.from < position) continue;
    result += code.slice(position, edit.from) + edit.text;
    position = edit.to;
  }
  return result + code.slice(position);
}

/** Returns a part of the code with its edits applied; the offsets of the edits are those of the whole code. */
export function cut(
  code: string,
  { from, to }: { from: number; to: number },
  edits: readonly Edit[],
): string {
  const inner = edits.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from }));
  return applyEdits(code.slice(from, to), inner);
}

/** Replaces a text by spaces and keeps its line breaks, so that later lines keep their numbers. */
export function blankOut(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}
