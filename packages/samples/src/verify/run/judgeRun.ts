import type { Expectation, ExpectedMessage, SampleProblem } from '../VerifiableSample.ts';
import {
  correctExpected,
  isMatch,
  matchMessages,
  printExpected,
  suggestExpected,
} from '../matchMessages.ts';
import type { SampleComponent } from '../types/createTypeChecker.ts';
import { printMark } from '../types/findComponents.ts';
import type { RunFault, RunLog, RunReport } from './RunReport.ts';

/** The expectations that a run is compared with. */
interface RunExpectation {
  expects: Expectation;
  /** The components that must be rendered. */
  components: readonly SampleComponent[];
  /** The file of problems whose place is unknown. */
  entry: string;
  /** In milliseconds. */
  timeLimit: number;
  /**
   * For a test: messages that are allowed, but not required, because the test evaluates the files of its
   * sample again. Undefined for a sample.
   */
  mayLog?: readonly ExpectedMessage[];
}

/** Compares what happened while a sample ran with what the author expects. */
export function judgeRun(
  { faults, logs, rendered, timedOut }: RunReport,
  { expects, components, entry, timeLimit, mayLog }: RunExpectation,
): SampleProblem[] {
  if (timedOut) {
    return [
      {
        file: entry,
        line: 1,
        message:
          `The sample is still running after ${String(timeLimit / 1000)} s. ` +
          'Look for an endless loop, or add norun to the fence.',
      },
    ];
  }

  const problems = [
    ...judgeFaults(faults, expects, { entry, isTest: mayLog !== undefined }),
    ...judgeLogs(logs, expects, entry, mayLog),
  ];
  // If evaluating throws, as expected, nothing is rendered.
  if (problems.length > 0 || faults.some(({ phase }) => phase.startsWith('Evaluating'))) {
    return problems;
  }
  return components
    .filter(({ file, line, name }) => !rendered.includes(printMark(file, line, name)))
    .filter(({ takes }) => takes === undefined || takes === 'other props')
    .map(({ file, line, name, takes }) => ({
      file,
      line,
      message:
        takes === 'other props'
          ? `Nothing renders <${name} />, which needs props. Render it in another component, or give it props in its fence: props='{"tone":"primary"}'.`
          : `Nothing renders <${name} />. Export it, or render it in another component.`,
    }));
}

function judgeFaults(
  faults: readonly RunFault[],
  { throws }: Expectation,
  { entry, isTest }: { entry: string; isTest: boolean },
): SampleProblem[] {
  const { missing, surprises } = matchMessages(throws ? [throws] : [], faults, (fault) => fault);
  const [expected] = missing;
  if (expected) {
    const thrown = surprises.map(
      ({ phase, text, place }) => `\n${phase}${printLine(place)} throws: ${text}`,
    );
    return [
      {
        file: expected.file,
        line: expected.line ?? 1,
        message:
          `The fence says ${printExpected('throws', expected)}, but ` +
          (thrown.length > 0
            ? `something else is thrown:${thrown.join('')}`
            : 'nothing is thrown.') +
          `\n${correctExpected('throws', expected, surprises)}`,
      },
    ];
  }

  return surprises.map(({ phase, text, place = { file: entry, line: 1 } }) => ({
    ...place,
    message:
      `${phase} throws: ${text}\n` +
      'Correct the sample. If it shows this on purpose, say so in the fence: ' +
      suggestExpected('throws', { text, place }) +
      // Tests cannot have norun.
      (isTest ? '' : '\nIf it needs a real browser or a server, add norun.'),
  }));
}

function judgeLogs(
  logs: readonly RunLog[],
  { logs: expected }: Expectation,
  entry: string,
  mayLog: readonly ExpectedMessage[] = [],
): SampleProblem[] {
  const { missing, surprises: unexpected } = matchMessages(expected, logs, (log) => log);
  const surprises = unexpected.filter((log) => !mayLog.some((one) => isMatch(one, log)));
  if (missing.length > 0) {
    const logged = surprises.map(
      ({ level, text, place }) => `\nconsole.${level}${printLine(place)}: ${text}`,
    );
    return missing.map((one) => ({
      file: one.file,
      line: one.line ?? 1,
      message:
        `The fence says ${printExpected('logs', one)}, but the sample logs ` +
        (logged.length > 0 ? `something else:${logged.join('')}` : 'no such thing.') +
        `\n${correctExpected('logs', one, surprises)}`,
    }));
  }

  return surprises.map(({ level, text, place }) => ({
    ...(place ?? { file: entry, line: 1 }),
    message:
      `Running the sample calls console.${level}: ${text}\n` +
      'Correct the sample. If it shows this on purpose, say so in the fence: ' +
      suggestExpected('logs', { text, place }),
  }));
}

function printLine(place: RunLog['place']): string {
  return place ? ` (${place.file}:${String(place.line)})` : '';
}
