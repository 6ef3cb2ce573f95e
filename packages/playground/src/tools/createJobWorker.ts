import { startWorker } from './startWorker.ts';

interface JobWorkerOptions {
  /** A script of the page's own origin. */
  url: string;
  /** The activity, for error messages: `Formatting`. */
  name: string;
  /** Milliseconds for one job, without the time to load. */
  limit: number;
  /** Loads the input of the first job of each new worker, for which the limit does not apply. */
  prepare?: () => Promise<unknown>;
}

/** A worker that runs one job after the other. */
interface JobWorker {
  /** @throws Error that says why there is no output */
  run(input: unknown): Promise<unknown>;
  close(): void;
}

interface Job {
  input: unknown;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
}

/** The id of the job for which `prepare` loads the input. */
const PREPARATION = 0;

/** Starts a worker with the first job, and a new worker after a job that did not end. */
export function createJobWorker({ url, name, limit, prepare }: JobWorkerOptions): JobWorker {
  let worker: Worker | undefined;
  let isPrepared = false;
  let hasAnswered = false;
  let current: (Job & { id: number; timer?: ReturnType<typeof setTimeout> }) | undefined;
  let lastId = PREPARATION;
  let waiting: Job[] = [];

  const start = (): Worker => {
    const started = startWorker(url, name);
    started.onmessage = ({ data }: MessageEvent<JobReply>) => {
      hasAnswered = true;
      if (data.id === PREPARATION) {
        if ('error' in data) stop(data.error);
        else {
          isPrepared = true;
          post();
        }
      }
      if (data.id !== current?.id) return;
      if ('error' in data) finish((job) => job.reject(new Error(data.error)));
      else finish((job) => job.resolve(data.output));
    };
    started.onerror = ({ message }) => {
      stop(message ? `${name} stopped: ${message}` : `${name} could not be loaded.`);
    };
    isPrepared = !prepare;
    prepare?.().then(
      (input) => {
        const request: JobRequest = { id: PREPARATION, input };
        if (worker === started) started.postMessage(request);
      },
      (error: unknown) => {
        if (worker === started) stop(printError(error));
      },
    );
    return started;
  };

  const stop = (reason: string): void => {
    worker?.terminate();
    worker = undefined;
    hasAnswered = false;
    finish((job) => job.reject(new Error(reason)));
  };

  const finish = (settle: (job: Job) => void): void => {
    if (!current) return;
    clearTimeout(current.timer);
    settle(current);
    current = undefined;
    next();
  };

  const next = (): void => {
    if (current) return;
    const job = waiting.shift();
    if (!job) return;
    worker ??= start();
    lastId += 1;
    current = { ...job, id: lastId };
    if (isPrepared) post();
  };

  /** Sends the current job. */
  const post = (): void => {
    if (!current) return;
    const { id, input } = current;
    // The first job includes loading, which may take a while.
    const patience = hasAnswered ? limit : limit + LOADING;
    current.timer = setTimeout(() => {
      stop(`${name} took longer than ${String(limit / 1000)} seconds and was stopped.`);
    }, patience);
    worker?.postMessage({ id, input } satisfies JobRequest);
  };

  return {
    run: (input) =>
      new Promise((resolve, reject) => {
        waiting.push({ input, resolve, reject });
        next();
      }),
    close() {
      waiting = [];
      stop(`${name} was stopped.`);
    },
  };
}

/** Milliseconds that a script may take to load. */
const LOADING = 20_000;

interface JobRequest {
  id: number;
  input: unknown;
}

type JobReply =
  | { id: number; output: unknown }
  /** The message is for the user. */
  | { id: number; error: string };

/**
 * Answers jobs with a function: it is called with what the page sends, and its result or error is sent back.
 */
export function answerJobs<Input>(run: (input: Input) => Promise<unknown>): void {
  const post = (reply: JobReply): void => {
    (self as unknown as { postMessage: (reply: JobReply) => void }).postMessage(reply);
  };
  self.onmessage = ({ data: { id, input } }: MessageEvent<JobRequest>) => {
    // The page and the worker are from the same build, so the input has the right type.
    run(input as Input).then(
      (output) => {
        post({ id, output });
      },
      (error: unknown) => {
        post({ id, error: printError(error) });
      },
    );
  };
}

function printError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
