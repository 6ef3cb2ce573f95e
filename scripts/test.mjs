// npm test: installs what is missing, then runs every check there is.
import fs from 'node:fs';
import path from 'node:path';
import { countTests } from './lib/countTests.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { CACHE } from './lib/paths.mjs';
import { runCommand } from './lib/runCommand.mjs';

await ensureInstalled();

/** @type {{ name: string, ok: boolean, seconds: number }[]} */
const steps = [];
/** @type {import('./lib/countTests.mjs').Counts} */
const total = { passed: 0, failed: 0, skipped: 0 };

/**
 * Runs one check, and says what it is and how long it took.
 *
 * @param {string} name
 * @param {() => Promise<boolean>} run
 */
async function step(name, run) {
  console.log(`\n── ${name} ──`);
  const start = Date.now();
  const ok = await run();
  steps.push({ name, ok, seconds: (Date.now() - start) / 1000 });
  return ok;
}

/** @param {string} file - a report in the cache, which an earlier run may have left */
function freshReport(file) {
  const report = path.join(CACHE, file);
  fs.rmSync(report, { force: true });
  return report;
}

/** @param {string} report */
function addCounts(report) {
  const counts = countTests(report);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

await step('format', () => runCommand('npx', ['prettier', '--check', '--log-level', 'warn', '.']));
await step('lint', () => runCommand('npm', ['run', '--silent', 'lint']));
await step('spelling', () => runCommand('npm', ['run', '--silent', 'spell']));
await step('types', () => runCommand('npm', ['run', '--silent', 'types']));
await step('units', async () => {
  const report = freshReport('units.json');
  const ok = await runCommand('npx', [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  addCounts(report);
  return ok;
});
await step('examples', async () => {
  // Those that have passed as they are now are taken as verified; with CI=true all are built.
  const report = freshReport('examples.json');
  const ok = await runCommand('npm', ['run', '--silent', 'test:examples', '--', '--changed']);
  addCounts(report);
  return ok;
});
const built = await step('build', () => runCommand('npm', ['run', '--silent', 'build']));
if (built) {
  await step('nginx', async () => {
    const report = freshReport('nginx.json');
    const ok = await runCommand('node', ['scripts/testNginx.mjs']);
    addCounts(report);
    return ok;
  });
  await step('end to end', async () => {
    const report = freshReport('e2e.json');
    const ok = await runCommand('npm', ['run', '--silent', 'e2e'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    addCounts(report);
    return ok;
  });
} else {
  console.log('\nnginx and the end-to-end tests did not run, for there is no build.');
}

console.log();
for (const { name, ok, seconds } of steps) {
  console.log(
    `${ok ? 'passed' : 'FAILED'}  ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s`,
  );
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
// On a line of its own and in this form: continuous integration reads it.
console.log(`\nTests: ${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(built && steps.every(({ ok }) => ok) ? 0 : 1);
