const { apply } = Reflect;
const { exec } = RegExp.prototype;

/**
 * Makes a test of texts that stays what it is when the reader's code replaces `test` and `exec` of
 * regular expressions.
 */
export function createMatcher(pattern: RegExp): (text: string) => boolean {
  return (text) => apply(exec, pattern, [text]) !== null;
}
