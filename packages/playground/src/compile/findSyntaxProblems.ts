import {
  diagnoseSyntax,
  type ModuleModel,
  positionAt,
  type SourceFiles,
} from '@griffel-site/engine';
import { diagnosticToProblem, type Problem } from '../problems/Problem.ts';

/** Finds why a file cannot be compiled; empty where it can. */
export function findSyntaxProblems(files: SourceFiles, module: ModuleModel): Problem[] {
  const unsupported = findUnsupported(module);
  if (unsupported.length > 0) return unsupported;
  return diagnoseSyntax(files, module).map(diagnosticToProblem);
}

/** Finds what the compiler takes but gets wrong: decorators, namespaces, `import x = require()`. */
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
