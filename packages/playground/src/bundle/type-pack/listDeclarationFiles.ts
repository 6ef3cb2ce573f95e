import ts from 'typescript';
import { PACKAGES_ON_DEMAND, PLAYGROUND_PACKAGES } from '../../types/worker/playgroundPackages.ts';
import { compilerOptions } from '../../types/worker/compilerOptions.ts';

/**
 * Lists the declaration files that the playground's packages need, those of the language among them.
 *
 * @param folder an existing folder whose `node_modules` imports resolve from, absolute
 * @returns their texts by absolute path, in TypeScript's order
 */
export function listDeclarationFiles(folder: string): Map<string, string> {
  const root = `${folder}/__packages.ts`;
  const source = [...PLAYGROUND_PACKAGES, ...PACKAGES_ON_DEMAND]
    .map((name) => `import '${name}';`)
    .join('\n');
  const host = ts.createCompilerHost(compilerOptions);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === root || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === root
      ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2022)
      : getSourceFile(file, ...rest);
  const program = ts.createProgram([root], compilerOptions, host);
  return new Map(
    program
      .getSourceFiles()
      .filter(({ fileName }) => fileName !== root)
      .map(({ fileName, text }) => [fileName, text]),
  );
}
