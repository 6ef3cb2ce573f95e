import type { Expectation, SampleProblem } from '../VerifiableSample.ts';
import {
  correctExpected,
  matchMessages,
  printExpected,
  suggestExpected,
} from '../matchMessages.ts';

/** An error that TypeScript reports. */
export interface TypeFault {
  file: string;
  /** Counted from 1. */
  line: number;
  /** As printed by `tsc`, with its reasons on the following lines. */
  message: string;
  /** The number after `TS`. */
  code: number;
}

/** Compares what TypeScript reports with what the author expects. */
export function judgeTypes(
  faults: readonly TypeFault[],
  { typeErrors }: Expectation,
): SampleProblem[] {
  const read = ({ message, file, line }: TypeFault) => ({ text: message, place: { file, line } });
  const { missing, surprises } = matchMessages(typeErrors, faults, read);
  if (missing.length > 0) {
    const reported = surprises.map(
      (fault) => `\n${fault.file}:${String(fault.line)} ${print(fault)}`,
    );
    return missing.map((one) => ({
      file: one.file,
      line: one.line ?? 1,
      message:
        `The fence says ${printExpected('typeError', one)}, but TypeScript reports ` +
        (reported.length > 0 ? `something else:${reported.join('')}` : 'no such error.') +
        `\n${correctExpected('typeError', one, surprises.map(read))}`,
    }));
  }

  return surprises.map((fault) => ({
    file: fault.file,
    line: fault.line,
    message:
      `TypeScript reports: ${print(fault)}\n` +
      'Correct the sample. If it shows this on purpose, say so in the fence: ' +
      suggestExpected('typeError', read(fault)),
  }));
}

function print({ message, code }: TypeFault): string {
  return `${message} (TS${String(code)})`;
}
