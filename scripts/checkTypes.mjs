// npm run types: checks every project of the workspace.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/paths.mjs';
import { runCommand } from './lib/runCommand.mjs';

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

let ok = true;
for (const project of projects) {
  console.log(`Checking ${project} …`);
  ok = (await runCommand('npx', ['tsc', '--project', project])) && ok;
}
process.exit(ok ? 0 : 1);
