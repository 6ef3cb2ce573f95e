// npm test: installs missing packages, then runs all checks.
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
 * @property {(onOutput?: (text: string) => void) => Promise<boolean>} run - returns whether it passes; its
 *   output goes to `onOutput` or, without that, to the console
 * @property {string} [report] - the file in the cache to which it writes its counts
 * @property {string[]} [needs] - names of steps that have to pass first
 */

/** @type {Map<string, { ok: boolean, seconds: number }>} - of steps that have ended */
const outcomes = new Map();
const total = { passed: 0, failed: 0, skipped: 0 };
/** How many lines of a failed step's output are printed again at the end. */
const LAST_LINES = 40;
/** Failures, which are printed again at the end because the output is long. @type {string[]} */
const remarks = [];
const start = Date.now();
const preload = `--require="${path.join(ROOT, 'scripts/lib/optimizeLater.cjs').replaceAll('\\', '/')}"`;
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' ');

/** @param {number} from - in milliseconds */
const secondsSince = (from) => (Date.now() - from) / 1000;

/**
 * Runs a step. A step whose needs have not passed fails without being run.
 *
 * @param {Step} step
 * @param {(text: string) => void} [onOutput]
 */
async function runStep({ run, report, needs = [] }, onOutput) {
  const file = report && path.join(CACHE, report);
  // An earlier run may have left a report.
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

/** @param {Step} step - its output is printed when it has ended, because another step runs at the same time */
async function runBuffered(step) {
  let output = '';
  const outcome = await runStep(step, (text) => (output += text));
  outcomes.set(step.name, outcome);
  console.log(`\n── ${step.name} ──\n${output}`.trimEnd());
  if (!outcome.ok)
    remarks.push(`FAILED  ${step.name}\n${output.split('\n').slice(-LAST_LINES).join('\n')}`);
}

/**
 * Runs two steps at a time. Next is always the first step whose needs have ended, so that nothing waits while
 * a step could run.
 *
 * @param {readonly Step[]} steps - those that take longest, or that others need, come first
 */
async function runTwoAtATime(steps) {
  const waiting = [...steps];
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ needs = [] }) => needs.every((need) => outcomes.has(need)));
    const [step] = running.size < 2 && next >= 0 ? waiting.splice(next, 1) : [];
    if (step) {
      const run = runBuffered(step).finally(() => running.delete(run));
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
  // Lint, format and spelling skip files that have not changed since they passed.
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
// Skips examples that have not changed since they passed, except with CI=true.
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
// Continuous integration parses this line: keep its form.
console.log(`\nTests: ${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(isPassed ? 0 : 1);
