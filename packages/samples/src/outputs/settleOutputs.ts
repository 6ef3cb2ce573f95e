import fs from 'node:fs';
import path from 'node:path';
import { FenceError } from '../fences/FenceError.ts';

/**
 * Compares the outputs of a page with the file that is committed, or writes it.
 *
 * @param file - the committed file, absolute
 * @param text - what it should hold; undefined where the page has no outputs
 * @param update - writes instead of comparing
 * @throws FenceError if the file is missing, stale, or of a page without outputs
 */
export function settleOutputs(file: string, text: string | undefined, update: boolean): void {
  const committed = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  if (committed === text) return;
  if (!update) {
    throw new FenceError(
      `The outputs of this page are not those of ${path.basename(file)}, which is committed${describe(committed, text)}. Run \`npm run outputs\` and review the difference.`,
    );
  }
  if (text === undefined) {
    fs.rmSync(file);
    return;
  }
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** The first line that differs, for a message. */
function describe(committed: string | undefined, text: string | undefined): string {
  if (committed === undefined) return ': there is no such file yet';
  if (text === undefined) return ': the page has no samples any more';
  const before = committed.split('\n');
  const after = text.split('\n');
  const index = after.findIndex((line, i) => line !== before[i]);
  const line = index < 0 ? after.length : index;
  return `: line ${String(line + 1)} is "${before[line] ?? ''}" and should be "${after[line] ?? ''}"`;
}

/**
 * Writes a file that the bundler reads, and its folder where there is none. An unchanged file keeps
 * its time, and the bundler what it has made of it.
 */
export function writeIfChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
