// npm run corpus: compares what the engine says with what the published packages do, on code of others
// that uses Griffel: the sources of Fluent UI. Runs for a release, not in npm test. The packages are
// installed once, outside the repository: into a folder of CORPUS_FOLDER, else of the system's folder
// for temporary files.
import path from 'node:path';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { installOnce } from './lib/installOnce.mjs';
import { ROOT } from './lib/paths.mjs';
import { runCommand } from './lib/runCommand.mjs';
import { runScript } from './lib/runScript.mjs';

await ensureInstalled();
await runScript(async () => {
  const folder = await installOnce({
    name: 'griffel-corpus',
    variable: 'CORPUS_FOLDER',
    list: path.join(ROOT, 'packages/engine/corpus'),
    files: ['package.json', 'package-lock.json'],
    // One of the packages wants another version of React than the others.
    args: ['ci', '--legacy-peer-deps'],
  });
  return runCommand('node', ['packages/engine/bin/compareCorpus.mjs', folder]);
});
