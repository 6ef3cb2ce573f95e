import { FenceError } from '../fences/FenceError.ts';

const START = /^\s*(?:\/\/|#|\/\*|<!--)\s*region:\s*(\S+)/;
const END = /^\s*(?:\/\/|#|\/\*|<!--)\s*endregion\b/;

/**
 * Takes a region out of a source file, between `// region: name` and its `// endregion`. Regions
 * may stand inside each other; the markers of those inside are left out, and so is the indentation
 * that all lines share.
 *
 * @param source - the file
 * @param name - of the region; undefined for the whole file, without markers
 * @throws FenceError if the file has no such region, or does not end it
 */
export function readRegion(source: string, name: string | undefined): string {
  const lines: string[] = [];
  const open: string[] = [];
  let wasFound = name === undefined;
  for (const line of source.split('\n')) {
    const [, started] = START.exec(line) ?? [];
    if (started !== undefined) {
      open.push(started);
      wasFound ||= started === name;
    } else if (END.test(line)) {
      open.pop();
    } else if (name === undefined || open.includes(name)) {
      lines.push(line);
    }
  }
  if (!wasFound) {
    throw new FenceError(
      `The quoted file has no region "${name ?? ''}". Mark it: // region: ${name ?? ''}`,
    );
  }
  if (open.length > 0) {
    throw new FenceError(
      `The region "${open[0] ?? ''}" of the quoted file does not end. Add: // endregion`,
    );
  }
  return removeIndentation(lines).join('\n').trim();
}

function removeIndentation(lines: readonly string[]): string[] {
  const shared = Math.min(
    ...lines
      .filter((line) => line.trim() !== '')
      .map((line) => line.length - line.trimStart().length),
  );
  return lines.map((line) => line.slice(Number.isFinite(shared) ? shared : 0));
}
