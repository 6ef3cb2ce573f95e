import ts from 'typescript';
import type { Problem } from '../../problems/Problem.ts';
import { compilerOptions } from './compilerOptions.ts';
import type { TypeEnvironment } from './createTypeEnvironment.ts';
import { diagnoseFile } from './diagnoseFile.ts';

/** Diagnoses files one by one. */
export type FileChecker = (file: string) => Problem[];

/**
 * Creates a checker that remembers which files are in order: TypeScript checks everything anew after
 * each change, but a file is as good as before where nothing that it imports has changed. What has
 * problems is always looked at, for remedies may come from any file.
 */
export function createFileChecker(environment: TypeEnvironment): FileChecker {
  const good = new Map<string, string>();
  return (file) => {
    const state = describeState(environment, file);
    if (state !== undefined && good.get(file) === state) return [];
    const problems = diagnoseFile(environment, file);
    if (state !== undefined && problems.length === 0) good.set(file, state);
    else good.delete(file);
    return problems;
  };
}

/**
 * The file and all that it imports, with their versions; undefined where a file changes what others
 * see without being imported.
 */
function describeState(environment: TypeEnvironment, file: string): string | undefined {
  const reached = new Map<string, string>();
  const visit = (name: string): void => {
    if (reached.has(name)) return;
    reached.set(name, `${name}@${String(environment.versionOf(name))}`);
    for (const { fileName } of ts.preProcessFile(environment.textOf(name) ?? '').importedFiles) {
      const imported = fileName.startsWith('.') && resolve(environment, name, fileName);
      if (typeof imported === 'string') visit(imported);
    }
  };
  if (environment.files().some((name) => declaresForAll(environment.textOf(name) ?? ''))) {
    return undefined;
  }
  visit(file);
  return [...reached.values()].sort().join('\n');
}

function declaresForAll(text: string): boolean {
  return /\bdeclare\s+(?:global|module)\b/.test(text);
}

function resolve(
  environment: TypeEnvironment,
  from: string,
  specifier: string,
): string | undefined {
  const { resolvedModule } = ts.resolveModuleName(
    specifier,
    environment.pathOf(from),
    compilerOptions,
    {
      fileExists: (path) => environment.fileOf(path) !== undefined,
      readFile: () => undefined,
    },
  );
  return resolvedModule && environment.fileOf(resolvedModule.resolvedFileName);
}
