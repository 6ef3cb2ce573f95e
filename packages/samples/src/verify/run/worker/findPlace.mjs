/**
 * Finds the first line of a sample in a stack.
 *
 * @param {unknown} stack
 * @returns {{ file: string, line: number } | undefined}
 */
export function findPlace(stack) {
  const match = /sample:\/\/\/(.+?):(\d+)/.exec(typeof stack === 'string' ? stack : '');
  return match ? { file: match[1], line: Number(match[2]) } : undefined;
}
