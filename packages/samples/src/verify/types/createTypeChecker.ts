import path from 'node:path';
import ts from 'typescript';
import { readTypes } from '../../type-hovers/readTypes.ts';
import type { TypeRange } from '../../type-hovers/TypeRange.ts';
import { compilerOptions } from './compilerOptions.ts';
import { findComponents } from './findComponents.ts';
import { printAssetTypes } from './printAssetTypes.ts';
import type { TypeFault } from './TypeFault.ts';

/** What TypeScript knows about a sample. */
export interface TypeReport {
  errors: TypeFault[];
  /**
   * The export of the entry that React can render without props: `'default'`, or a name.
   * `undefined` where there is none.
   */
  component: string | undefined;
  /** What an editor shows over identifiers, by file. */
  types: Readonly<Record<string, readonly TypeRange[]>>;
}

/** Type-checks samples. */
export interface TypeChecker {
  check(files: Readonly<Record<string, string>>, entry: string): TypeReport;
}

/** Beside the files of a sample; the names are none that an author would choose. */
const ASSETS = '__assets.d.ts';
const PROBE = '__probe.tsx';

/**
 * Creates a type checker that keeps what it has read: one language service for all samples.
 *
 * Samples exist in memory alone, in `<root>/.samples/<number>/`. Each has a folder of its own, since
 * TypeScript also remembers which files it did not find.
 *
 * @param root the folder, absolute, whose `node_modules` imports resolve from
 */
export function createTypeChecker(root: string): TypeChecker {
  let number = 0;
  let virtual = new Map<string, string>();
  const snapshots = new Map<string, ts.IScriptSnapshot>();

  const isVirtualFolder = (folder: string) =>
    [...virtual.keys()].some((file) => file.startsWith(`${folder}/`));
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => compilerOptions,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [...virtual.keys()].filter((file) => !file.endsWith('.json')),
    // A virtual file never changes, and packages do not change while a process runs.
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const source = virtual.get(file);
      if (source !== undefined) return ts.ScriptSnapshot.fromString(source);
      const known = snapshots.get(file);
      if (known) return known;
      const text = ts.sys.readFile(file);
      if (text === undefined) return undefined;
      const snapshot = ts.ScriptSnapshot.fromString(text);
      snapshots.set(file, snapshot);
      return snapshot;
    },
    fileExists: (file) => virtual.has(file) || ts.sys.fileExists(file),
    readFile: (file) => virtual.get(file) ?? ts.sys.readFile(file),
    directoryExists: (folder) => isVirtualFolder(folder) || ts.sys.directoryExists(folder),
    realpath: (file) => (virtual.has(file) ? file : (ts.sys.realpath?.(file) ?? file)),
  };
  const service = ts.createLanguageService(host, ts.createDocumentRegistry());

  return {
    check(files, entry) {
      number += 1;
      const folder = `${root.split(path.sep).join('/')}/.samples/${String(number)}`;
      const candidates = findComponents(entry, files[entry] ?? '');
      virtual = new Map(
        Object.entries({
          [ASSETS]: printAssetTypes(),
          ...files,
          [PROBE]: printProbe(entry, candidates),
        }).map(([name, source]) => [`${folder}/${name}`, source]),
      );

      const names = Object.keys(files).filter((name) => !name.endsWith('.json'));
      const errors = names.flatMap((name) => readFaults(service, `${folder}/${name}`, name));
      const unfit = new Set(
        readFaults(service, `${folder}/${PROBE}`, PROBE).map(({ line }) => line),
      );

      return {
        errors,
        component: candidates.find((_, index) => !unfit.has(index + 1)),
        types: Object.fromEntries(
          names.map((name) => [name, readTypes(service, `${folder}/${name}`)]),
        ),
      };
    },
  };
}

/**
 * Prints a file that renders each candidate without props, one a line: an error in a line says that
 * the candidate of that line is no component, or one that needs props.
 */
function printProbe(entry: string, candidates: readonly string[]): string {
  const specifier = JSON.stringify(`./${entry.replace(/\.tsx?$/, '')}`);
  return candidates
    .map((name, index) => {
      const local = `Probe${String(index)}`;
      return `import { ${name} as ${local} } from ${specifier}; export const probe${String(index)} = <${local} />;`;
    })
    .join('\n');
}

function readFaults(service: ts.LanguageService, path: string, file: string): TypeFault[] {
  const syntactic = service.getSyntacticDiagnostics(path);
  const diagnostics = syntactic.length > 0 ? syntactic : service.getSemanticDiagnostics(path);

  return diagnostics
    .filter(({ category }) => category === ts.DiagnosticCategory.Error)
    .map((diagnostic) => ({
      file,
      line: 1 + (diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0),
      message: ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
      code: diagnostic.code,
    }));
}
