import { LIMITS } from '../protocol/limits.ts';
import type { FromWrapper, ToWrapper } from '../protocol/messages.ts';

type Evaluate = Extract<ToWrapper, { type: 'evaluate' }>;

/** Evaluates style arguments in a worker, one after the other. */
export interface Evaluator {
  evaluate(request: Evaluate): void;
}

/** Makes a worker for each evaluation, ahead of time; one that exceeds its time is ended. */
export function createEvaluator(script: string, tell: (message: FromWrapper) => void): Evaluator {
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const queue: Evaluate[] = [];
  let current: { id: number; timer: number } | undefined;
  let isReady = false;
  let worker = createWorker();

  function createWorker(): Worker {
    const made = new Worker(url);
    isReady = false;
    made.onmessage = ({ data }: MessageEvent<unknown>): void => {
      if (made !== worker) return;
      // The first message says that it runs; time spent on loading is not the reader's.
      if (!isReady) {
        isReady = true;
        next();
      } else if (current) {
        const isFit = typeof data === 'string' && data.length <= LIMITS.outcome;
        tell({ type: 'evaluated', id: current.id, text: isFit ? data : undefined });
        clearTimeout(current.timer);
        renew();
      }
    };
    return made;
  }

  function next(): void {
    const request = current || !isReady ? undefined : queue.shift();
    if (!request) return;
    const timer = setTimeout(() => {
      tell({ type: 'timeout', id: request.id });
      renew();
    }, request.limit);
    current = { id: request.id, timer };
    worker.postMessage(request.program);
  }

  /** What the code changed in its realm must not change what the next evaluation gives. */
  function renew(): void {
    worker.terminate();
    current = undefined;
    worker = createWorker();
  }

  return {
    evaluate(request) {
      queue.push(request);
      next();
    },
  };
}
