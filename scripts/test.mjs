// npm test: installs what is missing, then runs every check there is.
import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { CACHE, ROOT } from './lib/paths.mjs';
import { readReport } from './lib/readReport.mjs';
import { runCommand } from './lib/runCommand.mjs';

await ensureInstalled();
const { buildVariant, VARIANTS } = await import('./lib/buildVariant.mjs');

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {(onOutput?: (text: string) => void) => Promise<boolean>} run - whether it passes; what it
 *   prints goes to `onOutput` or, without that, to the console
 * @property {string} [report] - a file in the cache to which it writes its counts
 * @property {string[]} [needs] - names of steps that have to pass first
 */

/** @type {Map<string, { ok: boolean, seconds: number }>} - of steps that have ended */
const outcomes = new Map();
const total = { passed: 0, failed: 0, skipped: 0 };
/** Of the output of a failed step, what is said once more. */
const LAST_LINES = 40;
/** What is said once more at the end, as the output is long. @type {string[]} */
const remarks = [];
const start = Date.now();
const preload = `--require="${path.join(ROOT, 'scripts/lib/optimizeLater.cjs').replaceAll('\\', '/')}"`;
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' ');

/** @param {number} from - in milliseconds */
const secondsSince = (from) => (Date.now() - from) / 1000;

/**
 * Runs a step. One whose needs have not passed does not run and fails.
 *
 * @param {Step} step
 * @param {(text: string) => void} [onOutput]
 */
async function runStep({ run, report, needs = [] }, onOutput) {
  const file = report && path.join(CACHE, report);
  // An earlier run may have left one.
  if (file) fs.rmSync(file, { force: true });
  for (const need of needs) {
    if (outcomes.get(need)?.ok) continue;
    (onOutput ?? console.log)(`Not run because "${need}" has not passed.`);
    return { ok: false, seconds: 0 };
  }
  const from = Date.now();
  const ok = await run(onOutput);
  if (file) {
    const { passed, failed, skipped, failures } = readReport(file);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    remarks.push(...failures.map((text) => `FAILED  ${text}`));
  }
  return { ok, seconds: secondsSince(from) };
}

/** @param {Step} step */
async function runAlone(step) {
  console.log(`\n── ${step.name} ──`);
  outcomes.set(step.name, await runStep(step));
}

/** @param {Step} step - what it prints is shown when it has ended, since others run beside it */
async function runBeside(step) {
  let output = '';
  const outcome = await runStep(step, (text) => (output += text));
  outcomes.set(step.name, outcome);
  console.log(`\n── ${step.name} ──\n${output}`.trimEnd());
  if (!outcome.ok)
    remarks.push(`FAILED  ${step.name}\n${output.split('\n').slice(-LAST_LINES).join('\n')}`);
}

/**
 * Runs two steps at a time. The next is always the first whose needs have ended, so that none waits while
 * another could run.
 *
 * @param {readonly Step[]} steps - what takes longest, or what others need, comes first
 */
async function runTwoAtATime(steps) {
  const waiting = [...steps];
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ needs = [] }) => needs.every((need) => outcomes.has(need)));
    const [step] = running.size < 2 && next >= 0 ? waiting.splice(next, 1) : [];
    if (step) {
      const run = runBeside(step).finally(() => running.delete(run));
      running.add(run);
    } else {
      await Promise.race(running);
    }
  }
}

/**
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {Partial<Step> & { env?: NodeJS.ProcessEnv }} [options]
 * @returns {Step}
 */
function command(name, command, args, { env, ...rest } = {}) {
  return { name, run: (onOutput) => runCommand(command, args, { env, onOutput }), ...rest };
}

/** @param {string[]} args */
const script = (...args) => ['run', '--silent', ...args];
const variants = Object.keys(VARIANTS);

// Most of these use one core, and no test in them measures time.
await runTwoAtATime([
  command('build', 'npm', script('build')),
  ...variants.map((name) => ({
    name: `build: ${name}`,
    needs: ['build'],
    /** @param {(text: string) => void} [onOutput] */
    run: (onOutput) => buildVariant(name, onOutput),
  })),
  // What has passed as it is now is not read again, nor by format and spelling.
  command('lint', 'npm', script('lint')),
  command('format', 'npx', [
    'prettier',
    ...['--check', '--log-level', 'warn'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier.json'],
    '.',
  ]),
  command('types', 'npm', script('types')),
  command('spelling', 'npm', script('spell')),
  command('unused', 'npm', script('unused')),
  command('nginx', 'node', ['scripts/testNginx.mjs'], {
    report: 'nginx.json',
    needs: ['build'],
  }),
]);

await runAlone(
  command(
    'units',
    'npx',
    [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path.join(CACHE, 'units.json')}`,
    ],
    { report: 'units.json' },
  ),
);
// Those that have passed as they are now are taken as verified; with CI=true all are built.
await runAlone(
  command('examples', 'npm', script('test:examples', '--', '--changed'), {
    report: 'examples.json',
  }),
);
await runAlone(
  command('end to end', 'npm', script('e2e', '--', '--built'), {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(CACHE, 'e2e.json') },
    report: 'e2e.json',
    needs: ['build', ...variants.map((name) => `build: ${name}`)],
  }),
);

console.log(`\n${remarks.join('\n\n')}\n`);
let isPassed = true;
for (const [name, { ok, seconds }] of outcomes) {
  isPassed &&= ok;
  console.log(
    `${ok ? 'passed' : 'FAILED'}  ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s`,
  );
}
console.log(`        ${'all'.padEnd(14)} ${secondsSince(start).toFixed(1).padStart(6)} s`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
// On a line of its own and in this form: continuous integration reads it.
console.log(`\nTests: ${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(isPassed ? 0 : 1);
