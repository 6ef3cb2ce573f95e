import {
  diagnoseMarkup,
  diagnoseSyntax,
  findAncestor,
  isFunction,
  type ModuleModel,
  parseModule,
  positionAt,
  readFault,
  type SourceFiles,
  type TranspileFault,
} from '@griffel-site/engine';
import { findMarkupFaults } from '../lint/code/findMarkupFaults.ts';
import { findMisplacedHooks } from '../lint/code/findMisplacedHooks.ts';
import { findMissingExports, type LinkedModule } from '../lint/code/findMissingExports.ts';
import { findMisusedClasses } from '../lint/code/findMisusedClasses.ts';
import { diagnosticToProblem, type Problem } from '../problems/Problem.ts';
import type { CompiledModule } from './CompiledModule.ts';
import { compileFile } from './compileFile.ts';
import { resolveImports } from './resolveImports.ts';

/** The files to run, and the problems of all files. */
interface CompiledProject {
  modules: CompiledModule[];
  problems: Problem[];
  /** Why the files must not run. */
  fault: Problem | undefined;
}

/**
 * Compiles the entry and the files that it imports, directly or through others. It never throws: a file that
 * cannot be compiled is a problem. Files that nothing imports are only checked for syntax errors.
 *
 * @param entry - one of `files`
 */
export function compileProject(files: SourceFiles, entry: string): CompiledProject {
  const modules: CompiledModule[] = [];
  const problems: Problem[] = [];
  const linked = new Map<string, LinkedModule>();
  const reached = new Set(Object.hasOwn(files, entry) ? [entry] : []);

  // The loop visits what is added to the set meanwhile.
  for (const file of reached) {
    const code = files[file] ?? '';
    if (file.endsWith('.json')) {
      const json = compileJSON(file, code);
      if ('source' in json) problems.push(json);
      else modules.push(json);
      continue;
    }
    const module = parseModule(file, code);
    const faults = findSyntaxProblems(files, module);
    problems.push(...faults);
    if (faults.length > 0) continue;
    const resolved = resolveImports(module, files);
    problems.push(...resolved.problems);
    for (const target of Object.values(resolved.imports)) {
      if (Object.hasOwn(files, target)) reached.add(target);
    }
    linked.set(file, { module, imports: resolved.imports });
    problems.push(...findMisplacedHooks(module), ...findMarkupFaults(module));
    try {
      modules.push({ ...compileFile(module), imports: resolved.imports });
    } catch (error) {
      problems.push(describeFault(readFault(file, error), code));
    }
  }
  for (const one of linked.values()) {
    problems.push(...findMissingExports(one, linked), ...findMisusedClasses(one, linked));
  }
  const fault = problems.find(({ severity }) => severity === 'error');
  for (const [file, code] of Object.entries(files)) {
    if (reached.has(file) || !/\.[cm]?[jt]sx?$/.test(file)) continue;
    problems.push(...findSyntaxProblems(files, parseModule(file, code)));
  }
  return { modules, problems, fault };
}

function compileJSON(file: string, code: string): CompiledModule | Problem {
  try {
    const value: unknown = JSON.parse(code);
    return { file, code: `module.exports = ${JSON.stringify(value)};`, imports: {} };
  } catch {
    return {
      source: 'syntax',
      severity: 'error',
      file,
      line: 1,
      column: 1,
      message: 'This file is not valid JSON',
      remedy: 'Check its commas, quotes, and braces.',
    };
  }
}

/** If code ends too early, the error is in code that was added after it; the last line is reported instead. */
function describeFault({ file, message, line, column }: TranspileFault, code: string): Problem {
  const lines = code.split('\n');
  const isInside = line !== undefined && line <= lines.length;
  return {
    source: 'syntax',
    severity: 'error',
    file,
    line: isInside ? line : lines.length,
    column: isInside ? (column ?? 1) : Math.max(1, lines.at(-1)?.length ?? 1),
    message: isInside ? message : 'The code ends unexpectedly',
    remedy: 'Fix the syntax. Until then, this file is not compiled.',
  };
}

/** Finds why a file cannot be compiled; empty if it can. */
function findSyntaxProblems(files: SourceFiles, module: ModuleModel): Problem[] {
  // In Vue's markup, `@click` is no decorator.
  const unsupported = diagnoseMarkup(files, module) ? [] : findUnsupported(module);
  if (unsupported.length > 0) return unsupported;
  return diagnoseSyntax(files, module).map(diagnosticToProblem);
}

/**
 * Finds syntax that the compiler accepts but compiles incorrectly: decorators, namespaces, `await` outside of
 * functions, `import x = require()`.
 */
function findUnsupported({ file, code, tree }: ModuleModel): Problem[] {
  const problems: Problem[] = [];
  const add = (from: number, to: number, message: string, remedy: string): void => {
    problems.push({
      source: 'syntax',
      severity: 'error',
      file,
      ...positionAt(code, from),
      from,
      to,
      message,
      remedy,
    });
  };
  tree.iterate({
    enter: ({ name, from, to, node }) => {
      if (name === 'Decorator') {
        add(from, to, 'The playground does not compile decorators', 'Call the function yourself.');
        return false;
      }
      if (name === 'AmbientDeclaration') return false;
      if (name === 'NamespaceDeclaration') {
        add(
          from,
          node.getChild('Block')?.from ?? to,
          'The playground does not compile namespaces',
          'Export the values from a separate file.',
        );
        return false;
      }
      const awaited =
        name === 'AwaitExpression' || name === 'ForStatement' ? node.getChild('await') : null;
      if (awaited && !findAncestor(node, isFunction)) {
        add(
          awaited.from,
          awaited.to,
          'The playground does not run await outside of functions',
          'Wait in an async function, and keep what it returns in the state of a component.',
        );
        return false;
      }
      if (name !== 'ImportDeclaration' && name !== 'ExportDeclaration') return true;
      const text = /^(?:export\s+)?import\s+(?:type\s+)?([\w$]+)\s*=\s*([^;\n]*)/.exec(
        code.slice(from),
      );
      if (!text || node.getChild('from')) return true;
      const [whole, variable = 'x', value = ''] = text;
      const specifier = /^require\s*\(\s*(['"].*?['"])\s*\)/.exec(value)?.[1];
      add(
        from,
        from + whole.length,
        'The playground does not compile "import … ="',
        specifier === undefined
          ? `Write "const ${variable} = ${value.trim()}".`
          : `Write "import ${variable} from ${specifier}" or "import * as ${variable} from ${specifier}".`,
      );
      return false;
    },
  });
  return problems;
}
