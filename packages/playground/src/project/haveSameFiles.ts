import type { SourceFiles } from '@griffel-site/engine';

/** Whether two sets of files are equal, whatever their order and the ends of their texts. */
export function haveSameFiles(a: SourceFiles, b: SourceFiles): boolean {
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && a[name]?.trimEnd() === b[name]?.trimEnd())
  );
}
