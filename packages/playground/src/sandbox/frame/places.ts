import { MODULE_PARAMETERS } from '../../compile/CompiledModule.ts';
import { LOOP_LIMIT } from '../timeLimits.ts';

/** The name of the function that a script calls with its file's name and factory. */
export const DEFINE = '$griffelDefine';

/** The scheme of the user's files in stack traces. */
const SCHEME = 'playground:///';

/** A place in the compiled code, 1-based. Its line is that of the source, its column is not. */
interface Place {
  file: string;
  line: number;
  column?: number;
}

/** The text before the code of a file, on the same line. */
export function writeHead(file: string): string {
  return `${DEFINE}(${JSON.stringify(file)},function(${MODULE_PARAMETERS.join(',')}){`;
}

/** Converts a place in a script, as the browser reports it. */
export function createPlace(file: string, line: number, column: number): Place {
  const shifted = line === 1 ? column - writeHead(file).length : column;
  return { file, line, ...(shifted > 0 && { column: shifted }) };
}

/** The comment that names a script. */
export function writeSourceURL(file: string): string {
  return `//# sourceURL=${SCHEME}${encodeURI(file)}`;
}

/** Finds the topmost place in the user's code in a stack trace. */
export function findPlace(trace: string): Place | undefined {
  const match = /playground:\/\/\/([^\s()]+?):(\d+)(?::(\d+))?(?=[\s)]|$)/m.exec(trace);
  if (!match) return undefined;
  const [, path = '', line, column] = match;
  try {
    return createPlace(decodeURI(path), Number(line), Number(column ?? 0));
  } catch {
    return undefined;
  }
}

/** An error whose place in the user's code is known without its stack trace. */
export class PlacedError extends Error {
  readonly place: Place;

  constructor(name: string, message: string, place: Place) {
    super(message);
    this.name = name;
    this.place = place;
  }
}

/** Thrown by the guard of a loop that runs for too long. */
export class LoopError extends PlacedError {
  constructor(file: string, line: number) {
    const seconds = String(LOOP_LIMIT / 1000);
    super(
      'LoopError',
      `The loop on line ${String(line)} was stopped: it blocked the page for ${seconds} seconds`,
      { file, line },
    );
  }
}
