/** Words between single dots, in folders or not, ending as TypeScript or JavaScript does. */
const FILE_NAME = /^(?:[\w-]+(?:\.[\w-]+)*\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|jsx?)$/;

/** Characters. */
export const LONGEST_NAME = 100;

/**
 * Whether a file of the playground may have this name. Editor, links and drafts share the rule, so
 * that what one of them accepts the others do, and a download can be unpacked on any system: no
 * `..`, no hidden files, no spaces, no slash at either end, at most 100 characters.
 *
 * @param name - a path, untrusted
 */
export function isFileName(name: string): boolean {
  return name.length <= LONGEST_NAME && FILE_NAME.test(name);
}
