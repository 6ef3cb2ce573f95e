// npm run corpus: compares the engine's results with those of the published packages, on real code that uses
// Griffel: the sources of Fluent UI. Run it before a release; npm test does not. The packages are installed once,
// outside the repository: in CORPUS_FOLDER, or by default in the system's folder for temporary files.
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
    // One of the packages requires a different version of React than the others.
    args: ['ci', '--legacy-peer-deps'],
  });
  return runCommand('node', ['packages/engine/bin/compareCorpus.mjs', folder]);
});
