import { isDeepStrictEqual } from 'node:util';
import type { Analysis } from '../../Analysis.ts';
import { analyze } from '../../analyze.ts';
import { createGriffelPackages } from '../../evaluate/createGriffelPackages.ts';
import { bundleWithWebpack, type Bundle } from '../bundleWithWebpack.ts';
import { compareFixture, type Part } from '../compareFixture.ts';
import type { Fixture } from '../readFixtures.ts';
import { tracePositions } from '../tracePositions.ts';
import { collectStyleFiles, readSources } from './readSources.ts';
import { KNOWN_DIFFERENCES, type KnownDifference } from '../differences.ts';

type Column = Part | 'positions';

/** The columns of the table. */
const COLUMNS: readonly (readonly [title: string, parts: readonly Column[]])[] = [
  ['compiled module', ['compiled']],
  ['classes and CSS', ['classes', 'css']],
  ['extracted module', ['extracted']],
  ['style sheet', ['stylesheet']],
  ['source positions', ['positions']],
];

/** The number of builds that run at a time. Each keeps its modules in memory. */
const BATCH = 50;

/** A difference in one column of one file. */
interface FoundDifference {
  file: string;
  column: Column;
  text: string;
}

/**
 * Compares the engine with the published packages on other people's code, and prints a table and every
 * difference.
 *
 * @param root the folder where the packages of the corpus are installed, absolute
 * @param known the differences that are accepted, and must occur
 * @returns whether there are exactly the known differences
 * @throws if a build fails for another reason than a file that does not compile
 */
export async function compareCorpus(
  root: string,
  known: readonly KnownDifference[] = KNOWN_DIFFERENCES,
): Promise<boolean> {
  const started = { clock: performance.now(), processor: readProcessorTime() };
  const { files, faults } = readSources(`${root}/node_modules`);
  const fixtures = collectStyleFiles(files, root);
  if (fixtures.length === 0) throw new Error(`There are no style files in ${root}.`);
  for (const fault of faults) console.log(`Left out: ${fault}`);
  console.log(
    `${String(fixtures.length)} style files of ${String(files.size)} sources; building them …`,
  );

  const found: FoundDifference[] = [];
  const counts = { calls: 0, declarations: 0, exact: 0, around: 0 };
  const times: number[] = [];
  for (let from = 0; from < fixtures.length; from += BATCH) {
    const batch = fixtures.slice(from, from + BATCH);
    const bundles = await bundleWithWebpack(batch);
    for (const fixture of batch) {
      const start = readProcessorTime();
      const analysis = analyzeWithPackages(fixture);
      times.push(readProcessorTime() - start);
      counts.calls += analysis.calls.length;
      found.push(...(await compareFile(fixture, analysis, bundles.get(fixture.name), counts)));
    }
    console.log(`${String(Math.min(from + BATCH, fixtures.length))} compared`);
  }

  printTable(fixtures, found);
  const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);
  const sum = times.reduce((total, time) => total + time, 0);
  console.log(
    `\n${String(counts.calls)} calls, ${String(counts.declarations)} declarations: ` +
      `${String(counts.exact)} at their property, ${String(counts.around)} at the spread or property around it.` +
      `\nProcessor time: the engine ${seconds(sum)} s (at most ${Math.max(...times).toFixed(0)} ms for one file), ` +
      `in total ${seconds(readProcessorTime() - started.processor)} s; by the clock ${seconds(performance.now() - started.clock)} s.`,
  );
  return printDifferences(found, known);
}

/** In milliseconds. Unlike the clock, it does not count other work of the machine. */
function readProcessorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Analyzes a file and lets its styles import the packages of the corpus. */
function analyzeWithPackages({ files, entry, packages = {} }: Fixture): Analysis {
  const griffel = createGriffelPackages();
  // A package that re-exports Griffel keeps its other exports.
  const others = Object.entries(packages).map(([name, exported]) => [
    name,
    'makeStyles' in exported ? { ...exported, ...griffel['@griffel/react'] } : exported,
  ]);
  return analyze(files, {
    entry,
    packages: { ...griffel, ...(Object.fromEntries(others) as typeof packages) },
  });
}

async function compareFile(
  fixture: Fixture,
  analysis: Analysis,
  bundle: Bundle | undefined,
  counts: { declarations: number; exact: number; around: number },
): Promise<FoundDifference[]> {
  const { name: file, entry } = fixture;
  if (!bundle) throw new Error(`webpack did not build ${file}.`);
  const comparisons = await compareFixture(fixture, analysis, bundle, [entry]);
  const found = comparisons
    .filter(({ engine, real }) => !isDeepStrictEqual(engine, real))
    .map(({ part, of, engine, real, fault }): FoundDifference => {
      const text = [of, fault, ...showDifference(engine, real)].filter(Boolean).join('\n    ');
      return { file, column: part, text };
    });
  for (const { severity, code, line, message } of analysis.diagnostics) {
    if (severity !== 'error') continue;
    const text = `the engine reports ${code} at ${String(line)}: ${message}`;
    found.push({ file, column: 'compiled', text });
  }
  const { exact, around, wrong } = await tracePositions(
    fixture,
    analysis,
    Object.keys(bundle.modules),
  );
  counts.exact += exact;
  counts.around += around;
  counts.declarations += exact + around + wrong.length;
  for (const { declaration, engine, real } of wrong) {
    const text = [declaration, `engine: ${engine}`, `real:   ${real}`].join('\n    ');
    found.push({ file, column: 'positions', text });
  }
  return found;
}

/** The first line that differs, on both sides. */
function showDifference(engine: unknown, real: unknown): string[] {
  const print = (value: unknown): string[] =>
    (typeof value === 'string' ? value : JSON.stringify(value, null, 1)).split(/\n|(?<=\})/);
  const [ours, theirs] = [print(engine), print(real)];
  const at = theirs.findIndex((line, index) => line !== ours[index]);
  const index = at < 0 ? theirs.length : at;
  const cut = (line: string | undefined): string => (line ?? '(nothing)').slice(0, 200);
  return [`engine: ${cut(ours[index])}`, `real:   ${cut(theirs[index])}`];
}

function printTable(fixtures: readonly Fixture[], found: readonly FoundDifference[]): void {
  const owners = new Map<string, string[]>();
  for (const { name, folder, entry } of fixtures) {
    const owner = folder.slice(folder.length - (name.length - entry.length - 1));
    owners.set(owner, [...(owners.get(owner) ?? []), name]);
  }
  const rows = [...owners, ['all', fixtures.map(({ name }) => name)] as const].map(
    ([owner, files]) => {
      const cells = COLUMNS.map(([, parts]) => {
        const unequal = new Set(
          found.filter(({ column }) => parts.includes(column)).map(({ file }) => file),
        );
        return String(files.filter((file) => !unequal.has(file)).length);
      });
      return [owner, String(files.length), ...cells];
    },
  );
  const head = ['package', 'files', ...COLUMNS.map(([title]) => title)];
  const widths = head.map((title, index) =>
    Math.max(title.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const printRow = (row: readonly string[]): string =>
    `| ${row.map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  console.log(['', printRow(head), rule, ...rows.map(printRow)].join('\n'));
}

/** @returns whether there are exactly the known differences */
function printDifferences(
  found: readonly FoundDifference[],
  known: readonly KnownDifference[],
): boolean {
  const unknown = found.filter(
    ({ file, column }) => !known.some((one) => one.file === file && one.column === column),
  );
  const gone = known.filter(
    ({ file, column }) => !found.some((one) => one.file === file && one.column === column),
  );
  for (const { file, column, text } of unknown) {
    console.error(`\n${file}: ${column} differs\n    ${text}`);
  }
  for (const { file, column } of gone) {
    console.error(`\n${file}: ${column} no longer differs. Remove it from parity/differences.ts.`);
  }
  console.log(
    `\n${String(unknown.length)} unexpected differences, ${String(known.length - gone.length)} known ones, ${String(gone.length)} known ones that no longer occur.`,
  );
  return unknown.length + gone.length === 0;
}
