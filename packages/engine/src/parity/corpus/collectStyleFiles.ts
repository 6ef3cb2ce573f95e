import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { resolveSpecifier } from '../../source/resolveSpecifier.ts';
import type { Fixture } from '../readFixtures.ts';

const CALL = /\bmake(?:Reset|Static)?Styles\s*[(<]/;

/**
 * Makes a fixture of each source that calls for styles, with the sources that it imports, and writes
 * them beside the packages that they import.
 *
 * @param sources texts by place, as `readSources` returns them
 * @param root the folder whose `node_modules` has the packages, absolute
 */
export function collectStyleFiles(sources: ReadonlyMap<string, string>, root: string): Fixture[] {
  const folder = path.join(root, 'sources');
  const require = createRequire(path.join(root, 'package.json'));
  fs.rmSync(folder, { recursive: true, force: true });
  const places = [...sources.keys()].filter((place) => CALL.test(sources.get(place) ?? ''));
  return places.sort().map((place) => {
    const [owner = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(place) ?? [];
    const files: Record<string, string> = {};
    const packages: Record<string, Record<string, unknown>> = {};
    const pending = [place];
    for (const file of pending) {
      const code = sources.get(file) ?? '';
      const target = path.join(folder, file);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, code);
      files[file.slice(owner.length + 1)] = code;
      for (const fileName of listImports(code, file)) {
        if (fileName.startsWith('.')) {
          const found = resolveSpecifier(fileName, file, (one) => sources.has(one));
          if (found !== undefined && !pending.includes(found)) pending.push(found);
        } else if (!fileName.startsWith('@griffel/')) {
          const exported = load(require, fileName);
          if (exported) packages[fileName] = exported;
        }
      }
    }
    return {
      name: place,
      folder: path.join(folder, owner),
      files,
      entry: place.slice(owner.length + 1),
      packages,
    };
  });
}

/** What a file imports, without types. */
function listImports(code: string, fileName: string): string[] {
  const { outputText } = ts.transpileModule(code, {
    fileName,
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      verbatimModuleSyntax: true,
    },
  });
  return ts.preProcessFile(outputText).importedFiles.map((one) => one.fileName);
}

/** A package that no style needs may be missing. */
function load(require: NodeJS.Require, name: string): Record<string, unknown> | undefined {
  try {
    return require(name) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
