import path from 'node:path';
import ts from 'typescript';
import { readTypes } from '../../type-hovers/readTypes.ts';
import type { TypeRange } from '../../type-hovers/markTypes.ts';
import { compilerOptions } from './compilerOptions.ts';
import type { SampleProps } from '../VerifiableSample.ts';
import { findComponents, isComponentName } from './findComponents.ts';
import { printAssetTypes } from '../run/allowedImports.ts';

export interface SampleComponent {
  file: string;
  /** Counted from 1. */
  line: number;
  /** Its name in messages. */
  name: string;
  /** The name that its file exports it by: `'default'`, or a name. */
  exportedAs?: string;
  /** If it is exported, how it can be rendered: without props, with those of its fence, or with others. */
  takes?: 'nothing' | 'these props' | 'other props';
}

/** An error that TypeScript reports. */
export interface TypeFault {
  file: string;
  /** Counted from 1. */
  line: number;
  /** As printed by `tsc`, with its reasons on the following lines. */
  message: string;
  /** The number after `TS`. */
  code: number;
}

/** What TypeScript knows about a sample. */
export interface TypeReport {
  errors: TypeFault[];
  /** The components of each file: the default export first, then other exports, then the rest. */
  components: SampleComponent[];
  /** By file, why a component does not accept the props of its fence. */
  propFaults: Readonly<Record<string, string>>;
  /** The types that an editor shows over identifiers, by file. */
  types: Readonly<Record<string, readonly TypeRange[]>>;
}

/** Type-checks samples. */
export interface TypeChecker {
  /** @param props the props of a file's components, by file */
  check(
    files: Readonly<Record<string, string>>,
    props: Readonly<Record<string, SampleProps>>,
  ): TypeReport;
  /** Frees its memory; the next sample reads all files again. */
  release(): void;
}

/** Additional files of a sample, with names that an author would not choose. */
const ASSETS = '__assets.d.ts';
const PROBE = '__probe.tsx';

/** The parsed files of all type checkers of the process. Those that no checker uses are freed. */
const registry = ts.createDocumentRegistry();

/** The number of the last sample that a type checker of the process was given. */
let number = 0;

/**
 * Creates a type checker that uses one language service for all samples, so that packages are read only once.
 *
 * Samples exist only in memory, in `<root>/.samples/<number>/`. Each has its own folder, because TypeScript
 * also remembers which files it did not find.
 *
 * @param root the folder, absolute, whose `node_modules` imports resolve from
 */
export function createTypeChecker(root: string): TypeChecker {
  let virtual = new Map<string, string>();
  const snapshots = new Map<string, ts.IScriptSnapshot>();

  const isVirtualFolder = (folder: string) =>
    [...virtual.keys()].some((file) => file.startsWith(`${folder}/`));
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => compilerOptions,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [...virtual.keys()].filter((file) => !file.endsWith('.json')),
    // A virtual file never changes, and packages do not change while the process runs.
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
  const createService = () => ts.createLanguageService(host, registry);
  let service = createService();

  return {
    check(files, props) {
      number += 1;
      const folder = `${root.split(path.sep).join('/')}/.samples/${String(number)}`;
      const candidates = Object.entries(files).flatMap(([file, source]) =>
        /\.tsx?$/.test(file)
          ? findComponents(ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true)).map(
              ({ name, line, exportedAs }) => ({ file, name, line, exportedAs }),
            )
          : [],
      );
      virtual = new Map(
        Object.entries({
          [ASSETS]: printAssetTypes(),
          ...files,
          [PROBE]: candidates
            .map((one, index) => printProbe(one, index, props[one.file]))
            .join('\n'),
        }).map(([name, source]) => [`${folder}/${name}`, source]),
      );

      const names = Object.keys(files).filter((name) => !name.endsWith('.json'));
      const errors = names.flatMap((name) => readFaults(service, `${folder}/${name}`, name));
      const unfit = new Map(
        readFaults(service, `${folder}/${PROBE}`, PROBE).map(({ line, message }) => [
          line,
          message,
        ]),
      );
      const propFaults: Record<string, string> = {};
      const components = candidates.flatMap(({ exportedAs, ...one }, index): SampleComponent[] => {
        if (exportedAs === undefined) return [one];
        const [bare, given, any] = [1, 2, 3].map((line) => unfit.get(index * PROBE_LINES + line));
        if (props[one.file] && given !== undefined) propFaults[one.file] ??= given;
        const takes =
          props[one.file] && given === undefined
            ? 'these props'
            : bare === undefined
              ? 'nothing'
              : 'other props';
        const isComponent = isComponentName(one.name) || one.name === 'default export';
        if (takes === 'other props' && (any !== undefined || !isComponent)) return [];
        return [{ ...one, exportedAs, takes }];
      });

      return {
        errors,
        components,
        propFaults,
        types: Object.fromEntries(
          names.map((name) => [name, readTypes(service, `${folder}/${name}`)]),
        ),
      };
    },
    release() {
      service.dispose();
      service = createService();
      snapshots.clear();
    },
  };
}

const PROBE_LINES = 3;

/**
 * Prints lines that render a candidate without props, with those of its fence, and with any props: an error
 * in a line means that it is not a component, or needs other props. Props are written as
 * attributes, so that TypeScript also reports unknown ones.
 */
function printProbe(
  { file, exportedAs }: { file: string; exportedAs: string | undefined },
  index: number,
  props: SampleProps = {},
): string {
  if (exportedAs === undefined) return '\n\n';
  const specifier = JSON.stringify(`./${file.replace(/\.tsx?$/, '')}`);
  const local = `Probe${String(index)}`;
  const attributes = Object.entries(props).map(
    ([name, value]) => `${name}={${JSON.stringify(value)}}`,
  );
  return [
    `import { ${exportedAs} as ${local} } from ${specifier}; export const bare${String(index)} = <${local} />;`,
    `export const given${String(index)} = <${local} ${attributes.join(' ')} />;`,
    `export const any${String(index)}: import('react').JSXElementConstructor<any> = ${local};`,
  ].join('\n');
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
