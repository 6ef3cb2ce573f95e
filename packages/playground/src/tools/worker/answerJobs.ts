import type { JobReply, JobRequest } from '../createJobWorker.ts';

/**
 * Makes a worker of a function: what the page sends goes in, what it returns or throws is sent back.
 */
export function answerJobs<Input>(run: (input: Input) => Promise<unknown>): void {
  const post = (reply: JobReply): void => {
    (self as unknown as { postMessage: (reply: JobReply) => void }).postMessage(reply);
  };
  self.onmessage = ({ data: { id, input } }: MessageEvent<JobRequest>) => {
    // The page sends what the function takes: both are of one build.
    run(input as Input).then(
      (output) => {
        post({ id, output });
      },
      (error: unknown) => {
        post({ id, error: error instanceof Error ? error.message : String(error) });
      },
    );
  };
}
