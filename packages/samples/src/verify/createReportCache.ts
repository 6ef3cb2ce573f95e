import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The folders are absolute. */
interface ReportCacheOptions {
  /** The folder of this package; reports depend on its code and on the lockfile above it. */
  root: string;
  /** The folder of the cache, with a file for each report. */
  cache: string;
}

/** A cache of reports on samples. Keys and reports must be JSON. */
export interface ReportCache {
  get<Report>(key: readonly unknown[]): Report | undefined;
  set(key: readonly unknown[], report: object): void;
}

/** The code that creates the reports. */
const SOURCES = [
  'src/verify/types',
  'src/type-hovers',
  'src/verify/run',
  'src/verify/run/worker',
  // `transpile`
  '../engine/src/source',
];

/**
 * Creates a cache of reports from TypeScript and from running samples. A report is stored under the hash of
 * everything that it depends on: its key, the code of this package and of the engine, Node's version, and the lockfile, which
 * determines TypeScript and the packages of samples. A build, its variants and the tests need the same
 * reports, and creating them takes more than twenty seconds each time.
 */
export function createReportCache({ root, cache }: ReportCacheOptions): ReportCache {
  const basis = hash([
    process.version,
    fs.readFileSync(path.join(root, '../../package-lock.json'), 'utf8'),
    ...SOURCES.flatMap((folder) => readSources(path.join(root, folder))),
  ]);
  fs.mkdirSync(cache, { recursive: true });
  const findFile = (key: readonly unknown[]) => path.join(cache, `${hash([basis, ...key])}.json`);

  return {
    get<Report>(key: readonly unknown[]) {
      const file = findFile(key);
      if (!fs.existsSync(file)) return undefined;
      return JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
    },
    set(key, report) {
      const file = findFile(key);
      // Write atomically, because other processes may use the file.
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
