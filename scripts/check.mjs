// npm run check: checks format, rules and spelling of the files that the next commit changes. Takes seconds, so it can
// run before each commit; `npm test` checks everything.
import { listChangedFiles } from './lib/listChangedFiles.mjs';
import { ROOT } from './lib/paths.mjs';
import { runCommand } from './lib/runCommand.mjs';
import { runScript } from './lib/runScript.mjs';

const CHECKS = [
  ['prettier', '--check', '--ignore-unknown', '--log-level', 'warn'],
  ['eslint', '--max-warnings', '0', '--no-warn-ignored', '--pass-on-no-patterns'],
  ['cspell', 'lint', '--no-progress', '--no-summary', '--no-must-find-files'],
];

await runScript(async () => {
  const files = listChangedFiles(ROOT);
  if (files.length === 0) return true;
  const results = await Promise.all(CHECKS.map((check) => runCommand('npx', [...check, ...files])));
  return results.every(Boolean);
});
