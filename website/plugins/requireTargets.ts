/**
 * Checks that each entry of a list still has a target to change or leave out, because an entry without a
 * target would silently have no effect.
 *
 * @param file - the module with the list, for the message
 * @param what - the kind of entries: `classes of Infima`
 * @param hasTarget - whether the target of an entry has the expected form
 * @throws Error with all entries without a target
 */
export function requireTargets(
  file: string,
  what: string,
  entries: readonly string[],
  hasTarget: (entry: string) => boolean,
): void {
  const missing = entries.filter((entry) => !hasTarget(entry));
  if (missing.length === 0) return;
  throw new Error(
    `${file} expects these ${what}, but they are not there: ${missing.join(', ')}. After an update of Docusaurus, look for their new names, or remove the entries.`,
  );
}

/**
 * Replaces a part of a generated text, which must exist.
 *
 * @param text - HTML, SVG or a module
 * @param part - the part to replace
 * @param by - returns the replacement; a function, so that `$&` has no special meaning
 * @throws Error if the part is not found, because the replacement would silently have no effect
 */
export function replaceFound(
  text: string,
  part: string | RegExp,
  by: (found: string) => string,
): string {
  let isFound = false;
  const replaced = text.replace(part, (found) => {
    isFound = true;
    return by(found);
  });
  if (isFound) return replaced;
  throw new Error(`Nothing to replace: ${String(part)} is not in "${text.slice(0, 200)}".`);
}
