import type { SourceFiles } from '@griffel-site/engine';
import type { Problem } from '../problems/Problem.ts';
import type { TypeCompletions, TypeDescription, TypeHover } from './TypeService.ts';

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
