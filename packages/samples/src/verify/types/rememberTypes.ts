import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { TypeChecker, TypeReport } from './createTypeChecker.ts';

/** Options of `rememberTypes`; the folders are absolute. */
export interface RememberTypesOptions {
  /** The folder of this package: its code and the lockfile above it are part of what is known. */
  root: string;
  /** Where reports are kept, a file for each sample. */
  cache: string;
}

/**
 * A type checker that checks a sample once: a report is kept under the hash of all that it depends on,
 * which is the sample, the checker's own code, and the lockfile for TypeScript and the declarations.
 * A build, its variants and the tests ask for the same samples, and each asking takes TypeScript more
 * than ten seconds.
 */
export function rememberTypes(
  checker: TypeChecker,
  { root, cache }: RememberTypesOptions,
): TypeChecker {
  const basis = hash([
    fs.readFileSync(path.join(root, '../../package-lock.json'), 'utf8'),
    ...['src/verify/types', 'src/type-hovers'].flatMap((folder) =>
      readSources(path.join(root, folder)),
    ),
  ]);
  fs.mkdirSync(cache, { recursive: true });

  return {
    check(files, props) {
      const file = path.join(
        cache,
        `${hash([basis, JSON.stringify(files), JSON.stringify(props)])}.json`,
      );
      const known = readReport(file);
      if (known) return known;
      const report = checker.check(files, props);
      // Whole or not at all, whoever else writes it.
      const draft = `${file}.${String(process.pid)}`;
      fs.writeFileSync(draft, JSON.stringify(report));
      fs.renameSync(draft, file);
      return report;
    },
  };
}

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function readSources(folder: string): string[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
}

function readReport(file: string): TypeReport | undefined {
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as TypeReport;
}
