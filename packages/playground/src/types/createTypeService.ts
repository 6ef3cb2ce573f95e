import type { SourceFiles } from '@griffel-site/engine';
import type { Fix, Problem } from '../problems/Problem.ts';
import { createJobWorker } from '../tools/createJobWorker.ts';

/** TypeScript in a worker, loaded when it is first needed. Positions are offsets into the text. */
export interface TypeService {
  /** Sets the present texts. */
  setFiles(files: SourceFiles): void;
  /** Suggestions; undefined if there are none, or if a newer request replaced this one. */
  complete(file: string, position: number, explicit: boolean): Promise<TypeCompletions | undefined>;
  /**
   * Signature, documentation and import of one suggestion, requested when it is highlighted or chosen.
   * Offsets are into the texts of the last `setFiles`.
   */
  describe(
    file: string,
    position: number,
    label: string,
    source?: string,
  ): Promise<TypeDescription | undefined>;
  hover(file: string, position: number): Promise<TypeHover | undefined>;
  /** The problems of all files, as of the last `setFiles`. */
  diagnose(): Promise<readonly Problem[]>;
  dispose(): void;
}

export interface TypeServiceOptions {
  /** The part `types-worker`, of the page's own origin. */
  workerURL: string;
  /** The part `type-pack`. */
  packURL: string;
  /** Milliseconds for one answer; a worker that takes longer is replaced. @default 20000 */
  answerLimit?: number;
}

/** The order in which waiting requests are sent: those that the user waits for come before problems. */
const ORDER: readonly TypesTask['kind'][] = ['complete', 'describe', 'hover', 'diagnose'];

/** After so many failures in a row, no new worker is started until the texts change. */
const MAX_FAILURES = 2;

interface Question {
  task: TypesTask;
  answer: (value: TypesResults[TypesTask['kind']] | undefined) => void;
}

/** The problems of all files, requested file by file so that other requests can come in between. */
interface Diagnosis {
  promise: Promise<readonly Problem[]>;
  finish: (problems: readonly Problem[]) => void;
  waiting: readonly string[];
  found: readonly Problem[];
}

/**
 * Starts TypeScript in a worker. The worker handles one request at a time. Of the waiting requests of a kind,
 * only the newest is kept; older ones are answered with `undefined`.
 *
 * A worker that fails or takes too long is replaced, and the request is repeated. After two failures in a
 * row, `diagnose` returns a single problem that says so, until the texts change.
 */
export function createTypeService({
  workerURL,
  packURL,
  answerLimit = 20_000,
}: TypeServiceOptions): TypeService {
  let files: SourceFiles = {};
  let failures = 0;
  let lastFailure = '';
  let isBusy = false;
  let isDisposed = false;
  let diagnosis: Diagnosis | undefined;
  const questions = new Map<TypesTask['kind'], Question>();
  const worker = createJobWorker({
    url: workerURL,
    name: 'TypeScript',
    limit: answerLimit,
    prepare: () => loadPack(packURL),
  });

  const ask = <Kind extends Exclude<TypesTask['kind'], 'diagnose'>>(
    task: TypesTask & { kind: Kind },
  ): Promise<TypesResults[Kind] | undefined> =>
    new Promise((resolve) => {
      questions.get(task.kind)?.answer(undefined);
      // The result is of the same kind as the request.
      const answer = resolve as Question['answer'];
      questions.set(task.kind, { task, answer });
      void work();
    });

  const work = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    for (let question = next(); question && !isDisposed; question = next()) {
      if (failures >= MAX_FAILURES) {
        question.answer(undefined);
        continue;
      }
      try {
        const input: TypesInput = { files, task: question.task };
        // The worker is from the same build, so its answer is trusted.
        const value = (await worker.run(input)) as TypesResults[TypesTask['kind']];
        failures = 0;
        question.answer(value);
      } catch (error) {
        failures += 1;
        lastFailure = error instanceof Error ? error.message : String(error);
        worker.close();
        retry(question);
      }
    }
    isBusy = false;
  };

  const next = (): Question | undefined => {
    for (const kind of ORDER) {
      const question = questions.get(kind);
      questions.delete(kind);
      if (question) return question;
    }
    return diagnosis && nextOfDiagnosis(diagnosis);
  };

  const nextOfDiagnosis = (current: Diagnosis): Question | undefined => {
    const [file] = current.waiting;
    if (file === undefined || failures >= MAX_FAILURES) {
      diagnosis = undefined;
      current.finish(
        failures >= MAX_FAILURES ? [describeFailure(files, lastFailure)] : current.found,
      );
      return undefined;
    }
    const { waiting } = current;
    return {
      task: { kind: 'diagnose', file },
      answer: (problems) => {
        // With another list, the texts have changed meanwhile and all files wait again.
        if (current.waiting !== waiting || !Array.isArray(problems)) return;
        current.waiting = waiting.slice(1);
        current.found = [...current.found, ...(problems as Problem[])];
      },
    };
  };

  const retry = (question: Question): void => {
    const { kind } = question.task;
    if (kind === 'diagnose') return;
    if (questions.has(kind)) question.answer(undefined);
    else questions.set(kind, question);
  };

  return {
    setFiles(texts) {
      files = texts;
      failures = 0;
      if (diagnosis) {
        diagnosis.waiting = Object.keys(texts);
        diagnosis.found = [];
      }
    },
    complete: (file, position, explicit) => ask({ kind: 'complete', file, position, explicit }),
    describe: (file, position, label, source) =>
      ask({ kind: 'describe', file, position, label, ...(source !== undefined && { source }) }),
    hover: (file, position) => ask({ kind: 'hover', file, position }),
    diagnose() {
      diagnosis ??= createDiagnosis(Object.keys(files));
      const { promise } = diagnosis;
      void work();
      return promise;
    },
    dispose() {
      isDisposed = true;
      worker.close();
      for (const { answer } of questions.values()) answer(undefined);
      questions.clear();
      diagnosis?.finish([]);
      diagnosis = undefined;
    },
  };
}

function createDiagnosis(waiting: readonly string[]): Diagnosis {
  let finish: Diagnosis['finish'] = () => undefined;
  const promise = new Promise<readonly Problem[]>((resolve) => {
    finish = resolve;
  });
  return { promise, finish, waiting, found: [] };
}

function describeFailure(files: SourceFiles, reason: string): Problem {
  return {
    source: 'types',
    severity: 'warning',
    file: Object.keys(files)[0] ?? '',
    line: 1,
    column: 1,
    message: `Types are not checked. ${reason}`,
    remedy: 'Change the code to try again, or reload the page.',
  };
}

async function loadPack(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`The declarations could not be loaded (${String(response.status)}).`);
  }
  return response.text();
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

/** The input of the worker's jobs, after the text of the pack. */
export interface TypesInput {
  files: SourceFiles;
  task: TypesTask;
}

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
