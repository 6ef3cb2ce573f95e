import type { TypesResults, TypesTask } from '../TypesMessage.ts';
import { completeAt } from './completeAt.ts';
import type { TypeEnvironment } from './createTypeEnvironment.ts';
import { describeAt } from './describeAt.ts';
import type { FileChecker } from './createFileChecker.ts';
import { hoverAt } from './hoverAt.ts';

/** Answers one question. */
export function runTask(
  environment: TypeEnvironment,
  check: FileChecker,
  task: TypesTask,
): TypesResults[TypesTask['kind']] {
  switch (task.kind) {
    case 'complete':
      return completeAt(environment, task.file, task.position, task.explicit);
    case 'describe':
      return describeAt(environment, task.file, task.position, task.label, task.source);
    case 'hover':
      return hoverAt(environment, task.file, task.position);
    case 'diagnose':
      return check(task.file);
  }
}
