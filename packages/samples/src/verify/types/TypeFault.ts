/** An error that TypeScript reports. */
export interface TypeFault {
  file: string;
  /** Counted from 1. */
  line: number;
  /** As `tsc` prints it, its reasons on lines below it. */
  message: string;
  /** The number behind `TS`. */
  code: number;
}
