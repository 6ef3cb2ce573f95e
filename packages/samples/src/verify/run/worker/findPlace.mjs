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

/**
 * Finds whose code is on top of a stack: the library's, the sample's, or that of another package.
 *
 * @param {unknown} stack
 * @returns {import('../RunReport.ts').Speaker}
 */
export function findSpeaker(stack) {
  const frame = (typeof stack === 'string' ? stack : '')
    .split('\n')
    .find((line) => /sample:\/\/\/|node_modules/.test(line));
  if (frame?.includes('/@griffel/')) return 'Griffel';
  return frame === undefined || frame.includes('sample:///') ? 'the sample' : 'another package';
}
