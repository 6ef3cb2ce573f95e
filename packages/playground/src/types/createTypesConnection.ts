import type { SourceFiles } from '@griffel-site/engine';
import type { Problem } from '../problems/Problem.ts';
import { startWorker } from '../tools/startWorker.ts';
import type { TypeCompletions, TypeDescription, TypeHover } from './TypeService.ts';

interface TypesConnectionOptions {
  workerURL: string;
  packURL: string;
  /** Milliseconds for one answer, not counting the start. */
  answerLimit: number;
}

/** A worker and what it knows. It is of no use after a failure. */
export interface TypesConnection {
  /**
   * Sends what changed since the last question, and the question.
   *
   * @throws Error that says why there is no answer: not loaded, crashed, too slow
   */
  ask(files: SourceFiles, task: TypesTask): Promise<TypesResults[TypesTask['kind']]>;
  close(): void;
}

/** Starts a worker; the declarations are loaded beside its script. */
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
  // Nobody may be waiting when it fails.
  failure.catch(() => undefined);

  worker.onmessage = ({ data }: MessageEvent<TypesReply>) => {
    if (data.kind === 'failed') fail(new Error(`TypeScript failed: ${data.message}`));
    else receive(data);
  };
  worker.onerror = (event) => {
    // Of a script that could not be loaded there is no message.
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

/** One question to the worker. */
export type TypesTask =
  | { kind: 'complete'; file: string; position: number; explicit: boolean }
  | { kind: 'describe'; file: string; position: number; label: string; source?: string }
  | { kind: 'hover'; file: string; position: number }
  | { kind: 'diagnose'; file: string };

/** What each kind of question is answered with. */
export interface TypesResults {
  complete: TypeCompletions | undefined;
  describe: TypeDescription | undefined;
  hover: TypeHover | undefined;
  diagnose: Problem[];
}

/** What the page says to the worker: the pack once, then questions with what changed before each. */
export type TypesRequest =
  | { kind: 'start'; pack: string }
  | { kind: 'ask'; id: number; changed: SourceFiles; removed: readonly string[]; task: TypesTask };

/** What the worker says to the page. */
export type TypesReply =
  | { kind: 'ready' }
  | { kind: 'result'; id: number; value: TypesResults[TypesTask['kind']] }
  /** After it the worker is not to be trusted with more. */
  | { kind: 'failed'; message: string };
