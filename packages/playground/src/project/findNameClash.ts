/**
 * Finds two names that cannot stand side by side on every system: alike but for upper and lower
 * case, or one the folder of the other.
 *
 * @param names - paths, each fit for `isFileName`
 * @returns the later name and the earlier one that it clashes with
 */
export function findNameClash(names: readonly string[]): [string, string] | undefined {
  const files = new Map<string, string>();
  const folders = new Map<string, string>();
  for (const name of names) {
    const key = name.toLowerCase();
    const parents = listFolders(key);
    const other =
      files.get(key) ?? folders.get(key) ?? parents.map((it) => files.get(it)).find(Boolean);
    if (other !== undefined) return [name, other];
    files.set(key, name);
    for (const parent of parents) folders.set(parent, name);
  }
  return undefined;
}

/** `a/b/c.ts` lies in `a` and `a/b`. */
function listFolders(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
