/** A job as a worker gets it. */
export interface JobRequest {
  id: number;
  input: unknown;
}

/** What became of it. */
export type JobReply =
  | { id: number; output: unknown }
  /** In words for the reader. */
  | { id: number; error: string };
