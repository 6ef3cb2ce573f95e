/** A file that could not be transpiled. */
export interface TranspileFault {
  file: string;
  message: string;
  /** 1-based, undefined where sucrase does not say. */
  line: number | undefined;
  column: number | undefined;
}

/** Reads an error of sucrase, which says `Error transforming App.tsx: Unexpected token (3:5)`. */
export function readFault(file: string, error: unknown): TranspileFault {
  const text = error instanceof Error ? error.message : String(error);
  const [, message = text, line, column] =
    /^(?:Error transforming [^:]*: |SyntaxError: )?(.*?)(?: \((\d+):(\d+)\))?$/s.exec(text) ?? [];
  return {
    file,
    message,
    line: line === undefined ? undefined : Number(line),
    column: column === undefined ? undefined : Number(column),
  };
}
