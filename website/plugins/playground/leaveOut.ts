import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { requireTargets } from '../requireTargets';

const STUBS = path.join(__dirname, 'stubs.js');

/** By package, imports of its modules and their replacements; false is an empty module. */
const LEFT_OUT: Readonly<Record<string, Readonly<Record<string, string | false>>>> = {
  // The parser of Flow, checks of options, source maps, and transforms for test runners.
  'sucrase/dist/esm': {
    'ts-interface-checker': STUBS,
    './Options-gen-types': false,
    './computeSourceMap': false,
    './FlowTransformer': false,
    './JestHoistTransformer': false,
    './ReactHotLoaderTransformer': false,
    '../plugins/flow': false,
  },
  // Snippets.
  '@codemirror/lang-javascript': { '@codemirror/autocomplete': STUBS },
};

/**
 * Creates bundler rules that leave out parts of the playground's packages that it never calls, 19 KB with gzip.
 *
 * @param packages - the folder of installed packages, absolute
 * @throws Error if a package no longer imports a module that is left out
 */
export function leaveOut(packages: string) {
  return Object.entries(LEFT_OUT).map(([folder, alias]) => {
    const code = globSync('**/*.js', { cwd: path.join(packages, folder), absolute: true })
      .map((file) => fs.readFileSync(file, 'utf8'))
      .join('\n');
    requireTargets(
      'website/plugins/playground/leaveOut.ts',
      `imports in ${folder}`,
      Object.keys(alias),
      (name) => code.includes(`from '${name}'`) || code.includes(`from "${name}"`),
    );
    return {
      test: new RegExp(`/node_modules/${folder}/`.replaceAll('/', '[\\\\/]')),
      resolve: { alias },
    };
  });
}
