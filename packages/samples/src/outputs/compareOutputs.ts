import fs from 'node:fs';
import path from 'node:path';
import { FenceError } from '../fences/FenceError.ts';

/**
 * Compares the outputs of a page with the committed file, or updates the file.
 *
 * @param file - the committed file, absolute
 * @param text - its expected content; undefined if the page has no outputs
 * @param update - whether to write the file instead of comparing
 * @throws FenceError if the file is missing or stale, or should not exist
 */
export function compareOutputs(file: string, text: string | undefined, update: boolean): void {
  const committed = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  if (committed === text) return;
  if (!update) {
    throw new FenceError(
      `The outputs of this page differ from the committed ${path.basename(file)}${describe(committed, text)}. Run \`npm run outputs\` and review the diff.`,
    );
  }
  if (text === undefined) {
    fs.rmSync(file);
    return;
  }
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Describes the first difference, for the message. */
function describe(committed: string | undefined, text: string | undefined): string {
  if (committed === undefined) return ': there is no such file yet';
  if (text === undefined) return ': the page no longer has samples';
  const before = committed.split('\n');
  const after = text.split('\n');
  const index = after.findIndex((line, i) => line !== before[i]);
  const line = index < 0 ? after.length : index;
  return `: line ${String(line + 1)} is "${before[line] ?? ''}" and should be "${after[line] ?? ''}"`;
}

/**
 * Writes a file that the bundler reads, creating its folder if necessary. An unchanged file is not touched,
 * so that the bundler's cache stays valid.
 */
export function writeIfChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
