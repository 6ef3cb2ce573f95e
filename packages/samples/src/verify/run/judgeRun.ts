import type { Expectation } from '../Expectation.ts';
import type { SampleProblem } from '../SampleProblem.ts';
import type { RunFault, RunLog, RunReport } from './RunReport.ts';

/**
 * Compares what happened while a sample ran with what the author expects.
 *
 * @param entry where a problem is placed that has no place of its own
 * @param timeLimit in milliseconds
 */
export function judgeRun(
  { faults, logs, timedOut }: RunReport,
  expects: Expectation,
  entry: string,
  timeLimit: number,
): SampleProblem[] {
  if (timedOut) {
    return [
      {
        file: entry,
        line: 1,
        message:
          `The sample still runs after ${String(timeLimit / 1000)} s. ` +
          'Look for a loop that does not end, or write norun into the fence.',
      },
    ];
  }

  return [...judgeFaults(faults, expects, entry), ...judgeLogs(logs, expects, entry)];
}

function judgeFaults(
  faults: readonly RunFault[],
  { throws }: Expectation,
  entry: string,
): SampleProblem[] {
  if (throws !== undefined && !faults.some(({ text }) => text.includes(throws))) {
    const thrown = faults.map(({ phase, text }) => `\n${phase} throws: ${text}`);
    return [
      {
        file: entry,
        line: 1,
        message:
          `The fence says throws="${throws}", but ` +
          (thrown.length > 0
            ? `something else is thrown:${thrown.join('')}`
            : 'nothing is thrown.') +
          '\nCorrect the sample, or the fence.',
      },
    ];
  }

  return faults
    .filter(({ text }) => throws === undefined || !text.includes(throws))
    .map(({ phase, text, place = { file: entry, line: 1 } }) => ({
      ...place,
      message:
        `${phase} throws: ${text}\n` +
        'Correct the sample. If it shows this on purpose, say so in the fence: ' +
        'throws="…" with a part of the message. If it needs a real browser or a server: norun.',
    }));
}

function judgeLogs(
  logs: readonly RunLog[],
  { logs: expected }: Expectation,
  entry: string,
): SampleProblem[] {
  const missing = expected.filter((text) => !logs.some((log) => log.text.includes(text)));
  if (missing.length > 0) {
    const logged = logs.map(({ level, text }) => `\nconsole.${level}: ${text}`);
    return missing.map((text) => ({
      file: entry,
      line: 1,
      message:
        `The fence says logs="${text}", but the sample logs ` +
        (logged.length > 0 ? `something else:${logged.join('')}` : 'nothing.') +
        '\nCorrect the sample, or the fence.',
    }));
  }

  return logs
    .filter((log) => !expected.some((text) => log.text.includes(text)))
    .map(({ level, text, place = { file: entry, line: 1 } }) => ({
      ...place,
      message:
        `Running the sample calls console.${level}: ${text}\n` +
        'Correct the sample. If it shows this on purpose, say so in the fence: ' +
        'logs="…" with a part of the message.',
    }));
}
