import type { Expectation } from '../Expectation.ts';
import type { SampleProblem } from '../SampleProblem.ts';
import type { TypeFault } from './TypeFault.ts';

/**
 * Compares what TypeScript reports with what the author expects.
 *
 * @param entry where a problem is placed that has no place of its own
 */
export function judgeTypes(
  faults: readonly TypeFault[],
  { typeErrors }: Expectation,
  entry: string,
): SampleProblem[] {
  const missing = typeErrors.filter(
    (text) => !faults.some(({ message }) => message.includes(text)),
  );
  if (missing.length > 0) {
    const reported = faults.map((fault) => `\n${fault.file}:${String(fault.line)} ${print(fault)}`);
    return missing.map((text) => ({
      file: entry,
      line: 1,
      message:
        `The fence says typeError="${text}", but TypeScript reports ` +
        (reported.length > 0 ? `something else:${reported.join('')}` : 'no error.') +
        '\nCorrect the sample, or the fence.',
    }));
  }

  return faults
    .filter(({ message }) => !typeErrors.some((text) => message.includes(text)))
    .map((fault) => ({
      file: fault.file,
      line: fault.line,
      message:
        `TypeScript reports: ${print(fault)}\n` +
        'Correct the sample. If it shows this on purpose, say so in the fence: ' +
        'typeError="…" with a part of the message.',
    }));
}

function print({ message, code }: TypeFault): string {
  return `${message} (TS${String(code)})`;
}
