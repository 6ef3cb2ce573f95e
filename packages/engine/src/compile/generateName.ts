/**
 * Makes a name that is not taken yet, the one that Babel makes: `_asset`, `_asset2` … `_asset9`,
 * `_asset0`, `_asset1`, `_asset10`.
 *
 * @param taken - gets the new name
 */
export function generateName(name: string, taken: Set<string>): string {
  for (let index = 0; ; index++) {
    const number = index === 0 ? '' : index <= 8 ? index + 1 : index <= 10 ? index - 9 : index - 1;
    const candidate = `_${name}${String(number)}`;
    if (taken.has(candidate)) continue;
    taken.add(candidate);
    return candidate;
  }
}
