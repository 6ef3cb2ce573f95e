// npm run corpus: compares what the engine says with what the published packages do, on code of others
// that uses Griffel: the sources of Fluent UI. Runs for a release, not in npm test. The packages are
// installed once, outside the repository: into a folder of CORPUS_FOLDER, else of the system's folder
// for temporary files.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { ROOT } from './lib/paths.mjs';
import { runCommand } from './lib/runCommand.mjs';

const LIST = path.join(ROOT, 'packages/engine/corpus');

/** In milliseconds: some 500 MB. */
const INSTALL_TIMEOUT = 1_200_000;

/**
 * Installs what the committed lockfile names, where that has not been done.
 *
 * @returns {Promise<string>} the folder
 */
async function installCorpus() {
  const parent = path.resolve(process.env.CORPUS_FOLDER || os.tmpdir());
  if (!path.relative(ROOT, parent).startsWith('..')) {
    throw new Error(
      `CORPUS_FOLDER is ${parent}, inside the repository, where packages would be found that are not of the corpus. Name a folder outside.`,
    );
  }
  const lockfile = fs.readFileSync(path.join(LIST, 'package-lock.json'));
  const hash = createHash('sha256').update(lockfile).digest('hex').slice(0, 12);
  const folder = path.join(parent, `griffel-corpus-${hash}`);
  const done = path.join(folder, 'installed');
  if (fs.existsSync(done)) return folder;
  console.log(`Installing the corpus in ${folder} (500 MB) …`);
  fs.mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    fs.copyFileSync(path.join(LIST, file), path.join(folder, file));
  }
  // One of the packages wants another version of React than the others.
  const args = ['ci', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  if (!(await runCommand('npm', args, { cwd: folder, timeout: INSTALL_TIMEOUT }))) {
    throw new Error('npm ci failed; its messages are above. Nothing was compared.');
  }
  fs.writeFileSync(done, '');
  return folder;
}

await ensureInstalled();
try {
  const folder = await installCorpus();
  const ok = await runCommand('node', ['packages/engine/bin/compareCorpus.mjs', folder]);
  process.exit(ok ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
