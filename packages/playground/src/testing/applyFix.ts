import type { SourceFiles } from '@griffel-site/engine';
import type { Fix } from '../problems/Problem.ts';

/** Returns the files after a fix. */
export function applyFix(files: SourceFiles, { edits }: Fix): SourceFiles {
  const fixed = { ...files };
  // From the end, because an edit moves the text after it.
  for (const { file, from, to, insert } of [...edits].sort((a, b) => b.from - a.from)) {
    const text = fixed[file] ?? '';
    fixed[file] = text.slice(0, from) + insert + text.slice(to);
  }
  return fixed;
}
