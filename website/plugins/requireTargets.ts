/**
 * Checks that each entry of a list still has a target: what a step is to change or to leave out. One
 * without would do nothing from then on, and nobody would notice.
 *
 * @param file - the module with the list, for the message
 * @param what - what the entries are: `classes of Infima`
 * @param hasTarget - whether the target of an entry looks as expected
 * @throws naming all entries without one
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
 * Replaces a part of a text that others have made.
 *
 * @param text - HTML, SVG or a module
 * @param part - what to look for
 * @param by - what comes in its place; a function, so that `$&` in a text means nothing
 * @throws if the part is not there: the step would do nothing from then on
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
