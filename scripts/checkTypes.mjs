// npm run types: checks every project of the workspace with TypeScript 7, the native compiler. Packages that
// need TypeScript's API, such as samples, use TypeScript 6.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './lib/paths.mjs';
import { runCommand, runSideBySide } from './lib/runCommand.mjs';

const folders = ['scripts', 'website', 'e2e', ...list('packages')];
const projects = folders.flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder))
    .filter((file) => /^tsconfig(\.\w+)?\.json$/.test(file))
    .map((file) => path.join(folder, file)),
);

/** @param {string} parent */
function list(parent) {
  return fs.readdirSync(path.join(ROOT, parent)).map((name) => path.join(parent, name));
}

const TYPESCRIPT = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');

/** How many projects are checked at a time, each in one thread: several threads would repeat some of the work. */
const AT_A_TIME = Math.min(os.availableParallelism(), 4);

let ok = true;
await runSideBySide(projects, AT_A_TIME, async (project) => {
  console.log(`Checking ${project} …`);
  // Not incremental: TypeScript 7.0.2 then does not see that a name is no longer exported.
  const args = ['--project', project, '--singleThreaded'];
  ok = (await runCommand(process.execPath, [TYPESCRIPT, ...args])) && ok;
});
process.exit(ok ? 0 : 1);
