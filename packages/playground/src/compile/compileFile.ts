import type { ModuleModel } from '@griffel-site/engine';
import { type Transform, transform } from 'sucrase';
import { applyEdits } from './applyEdits.ts';
import type { CompiledModule } from './CompiledModule.ts';
import type { Edit } from './Edit.ts';
import { createColumnFinder } from './findSourceColumn.ts';
import { guardLoops } from './guardLoops.ts';
import { registerComponents } from './registerComponents.ts';
import { IMPORT_SUFFIX } from './sandboxNames.ts';

/**
 * Compiles a file to the body of a function of the `MODULE_PARAMETERS`: CommonJS, JSX and types
 * gone, loops guarded, components registered. Each line keeps its number.
 *
 * @throws what sucrase throws, on a syntax error
 */
export function compileFile(module: ModuleModel): Omit<CompiledModule, 'imports'> {
  const { file, code } = module;
  const edits: Edit[] = [...guardLoops(module), ...redirectImports(module)];
  const late: string[] = [];
  for (const { node, declares } of module.statements) {
    const declaration = node.name === 'ExportDeclaration' && node.getChild('VariableDeclaration');
    // Sucrase compiles `export const a = 1, b = 2` to code that fails.
    if (!declaration || !declaration.getChild(',')) continue;
    edits.push({ from: node.from, to: declaration.from, text: '' });
    late.push(`export { ${declares.join(', ')} };`);
  }
  late.push(registerComponents(module));
  // On a line of its own: the last one may be a comment.
  edits.push({ from: code.length, to: code.length, text: `\n;${late.join('')}` });

  const compiled = transpile(file, applyEdits(code, edits));
  return { file, code: compiled, findColumn: createColumnFinder(code, compiled) };
}

function transpile(file: string, source: string): string {
  const transforms: Transform[] = ['imports'];
  if (/\.[cm]?tsx?$/.test(file)) transforms.push('typescript');
  if (!/\.[cm]?ts$/.test(file)) transforms.push('jsx');
  return transform(source, {
    transforms,
    jsxRuntime: 'automatic',
    production: true,
    filePath: file,
  }).code;
}

/** The browser's own `import()` knows nothing of the project. */
function redirectImports({ tree }: ModuleModel): Edit[] {
  const edits: Edit[] = [];
  tree.iterate({
    enter: ({ name, node }) => {
      const word = name === 'DynamicImport' ? node.firstChild : null;
      if (word) edits.push({ from: word.to, to: word.to, text: IMPORT_SUFFIX });
    },
  });
  return edits;
}
