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
