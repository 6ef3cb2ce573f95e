import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A folder of files, with a `code.ts` or `code.tsx` that imports the others. */
export interface Fixture {
  name: string;
  folder: string;
  files: Record<string, string>;
  entry: string;
  /** The packages that it imports at run time, besides those of Griffel. */
  packages?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The globals that it needs at run time and Node lacks, such as `document`. */
  globals?: Readonly<Record<string, unknown>>;
}

/** Reads the fixtures in a folder next to this file. */
export function readFixtures(folder: string): Fixture[] {
  const root = path.join(path.dirname(fileURLToPath(import.meta.url)), folder);
  return fs.readdirSync(root).map((name) => {
    const files: Record<string, string> = {};
    for (const file of fs.readdirSync(path.join(root, name), {
      recursive: true,
      encoding: 'utf8',
    })) {
      const full = path.join(root, name, file);
      if (!fs.statSync(full).isDirectory()) {
        files[file.split(path.sep).join('/')] = fs.readFileSync(full, 'utf8');
      }
    }
    const entry = Object.keys(files).find((file) => /^code\.(?:[jt]sx?|mjs)$/.test(file));
    if (entry === undefined)
      throw new Error(`The fixture ${name} has no code.ts, code.tsx or other script.`);
    return { name, folder: path.join(root, name), files, entry };
  });
}
