import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Options of `createMemory`; the folders are absolute. */
interface MemoryOptions {
  /** The folder of this package: its code and the lockfile above it are part of what is known. */
  root: string;
  /** Where reports are kept, a file each. */
  cache: string;
}

/** Keeps reports on samples, each under the question that it answers. Both have to survive JSON. */
export interface Memory {
  /** @returns undefined for what was not asked yet, or is known of other code */
  recall<Report>(question: readonly unknown[]): Report | undefined;
  keep(question: readonly unknown[], report: object): void;
}

/** The code that reports come from. */
const SOURCES = ['src/verify/types', 'src/type-hovers', 'src/verify/run', 'src/verify/run/worker'];

/**
 * Creates a memory of what TypeScript says of samples and of what happens when they run. A report is kept under the
 * hash of all that it depends on: the question, the code of this package, Node's version, and the lockfile
 * for TypeScript, its declarations, and the packages that samples run with. A build, its variants and the tests ask the
 * same, and each asking takes more than twenty seconds.
 */
export function createMemory({ root, cache }: MemoryOptions): Memory {
  const basis = hash([
    process.version,
    fs.readFileSync(path.join(root, '../../package-lock.json'), 'utf8'),
    ...SOURCES.flatMap((folder) => readSources(path.join(root, folder))),
  ]);
  fs.mkdirSync(cache, { recursive: true });
  const findFile = (question: readonly unknown[]) =>
    path.join(cache, `${hash([basis, ...question])}.json`);

  return {
    recall<Report>(question: readonly unknown[]) {
      const file = findFile(question);
      if (!fs.existsSync(file)) return undefined;
      return JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
    },
    keep(question, report) {
      const file = findFile(question);
      // Whole or not at all, whoever else writes it.
      const draft = `${file}.${String(process.pid)}`;
      fs.writeFileSync(draft, JSON.stringify(report));
      fs.renameSync(draft, file);
    },
  };
}

function hash(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function readSources(folder: string): string[] {
  return fs
    .readdirSync(folder)
    .filter((name) => /(?<!\.test)\.m?[jt]s$/.test(name))
    .sort()
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
}
