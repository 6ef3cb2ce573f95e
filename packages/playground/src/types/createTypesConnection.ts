import type { SourceFiles } from '@griffel-site/engine';
import type { Fix, Problem } from '../problems/Problem.ts';
import { startWorker } from '../tools/startWorker.ts';

interface TypesConnectionOptions {
  workerURL: string;
  packURL: string;
  /** Milliseconds for one answer, without the time to start. */
  answerLimit: number;
}

/** A worker and the texts that it has. It cannot be used after a failure. */
export interface TypesConnection {
  /**
   * Sends a request, together with the texts that changed since the last one.
   *
   * @throws Error that says why there is no answer: not loaded, crashed, too slow
   */
  ask(files: SourceFiles, task: TypesTask): Promise<TypesResults[TypesTask['kind']]>;
  close(): void;
}

/** Starts a worker, and loads the declarations in parallel with its script. */
export function createTypesConnection({
  workerURL,
  packURL,
  answerLimit,
}: TypesConnectionOptions): TypesConnection {
  const worker = startWorker(workerURL, 'types');
  const post = (request: TypesRequest): void => {
    worker.postMessage(request);
  };
  let fail: (error: Error) => void = () => undefined;
  let receive: (reply: TypesReply) => void = () => undefined;
  const failure = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // It may fail while no request waits.
  failure.catch(() => undefined);

  worker.onmessage = ({ data }: MessageEvent<TypesReply>) => {
    if (data.kind === 'failed') fail(new Error(`TypeScript failed: ${data.message}`));
    else receive(data);
  };
  worker.onerror = (event) => {
    // There is no message if the script could not be loaded.
    fail(
      new Error(
        event.message ? `TypeScript stopped: ${event.message}` : 'TypeScript could not be loaded.',
      ),
    );
  };
  const ready = new Promise<void>((resolve) => {
    receive = ({ kind }) => {
      if (kind === 'ready') resolve();
    };
  });
  void loadPack(packURL).then(
    (pack) => {
      post({ kind: 'start', pack });
    },
    (error: unknown) => {
      fail(error instanceof Error ? error : new Error(String(error)));
    },
  );

  let sent: SourceFiles = {};
  let lastId = 0;
  return {
    async ask(files, task) {
      await Promise.race([ready, failure]);
      const id = (lastId += 1);
      const answer = new Promise<TypesResults[TypesTask['kind']]>((resolve) => {
        receive = (reply) => {
          if (reply.kind === 'result' && reply.id === id) resolve(reply.value);
        };
      });
      post({ kind: 'ask', id, ...findChanges(sent, files), task });
      sent = files;
      const timer = setTimeout(() => {
        fail(new Error(`TypeScript did not answer within ${String(answerLimit / 1000)} seconds.`));
      }, answerLimit);
      try {
        return await Promise.race([answer, failure]);
      } finally {
        clearTimeout(timer);
      }
    },
    close() {
      fail(new Error('TypeScript was stopped.'));
      worker.terminate();
    },
  };
}

async function loadPack(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`The declarations could not be loaded (${String(response.status)}).`);
  }
  return response.text();
}

function findChanges(
  before: SourceFiles,
  after: SourceFiles,
): { changed: SourceFiles; removed: string[] } {
  return {
    changed: Object.fromEntries(
      Object.entries(after).filter(([name, text]) => before[name] !== text),
    ),
    removed: Object.keys(before).filter((name) => !Object.hasOwn(after, name)),
  };
}

/** A request to the worker. */
export type TypesTask =
  | { kind: 'complete'; file: string; position: number; explicit: boolean }
  | { kind: 'describe'; file: string; position: number; label: string; source?: string }
  | { kind: 'hover'; file: string; position: number }
  | { kind: 'diagnose'; file: string };

/** The results of each kind of request. */
export interface TypesResults {
  complete: TypeCompletions | undefined;
  describe: TypeDescription | undefined;
  hover: TypeHover | undefined;
  diagnose: Problem[];
}

/** Messages from the page to the worker: the pack once, then requests with the texts that changed. */
export type TypesRequest =
  | { kind: 'start'; pack: string }
  | { kind: 'ask'; id: number; changed: SourceFiles; removed: readonly string[]; task: TypesTask };

/** Messages from the worker to the page. */
export type TypesReply =
  | { kind: 'ready' }
  | { kind: 'result'; id: number; value: TypesResults[TypesTask['kind']] }
  /** The worker must not be used any more. */
  | { kind: 'failed'; message: string };

/** A suggestion at a position in the code. */
export interface TypeCompletion {
  label: string;
  /** The text to insert, if it is not the label. */
  insert?: string;
  /** Sorts the list; TypeScript's `sortText`. */
  order: string;
  /** Whether it comes from another module; `describe` returns the edits that import it. */
  needsImport?: boolean;
  /** That module, to pass to `describe`. */
  source?: string;
  deprecated?: boolean;
}

export interface TypeCompletions {
  /** The range that a choice replaces, as offsets. */
  from: number;
  to: number;
  items: readonly TypeCompletion[];
}

/** What the language service knows about the name at a position, as plain text. */
export interface TypeHover {
  from: number;
  to: number;
  signature: string;
  documentation: string;
}

/** Details of a suggestion. */
export interface TypeDescription {
  signature: string;
  documentation: string;
  /** The edits that import it, if it comes from another module. */
  imports?: Fix['edits'];
}
