// The script of the TypeScript worker.
import { answerJobs } from '../../tools/createJobWorker.ts';
import type { TypesInput, TypesResults, TypesTask } from '../createTypeService.ts';
import type { TypePack } from './compilerOptions.ts';
import { completeAt, describeAt, hoverAt } from './describeAt.ts';
import { createFileChecker, type FileChecker } from './diagnoseFile.ts';
import { createTypeEnvironment, type TypeEnvironment } from './createTypeEnvironment.ts';

let started: { environment: TypeEnvironment; check: FileChecker } | undefined;

answerJobs(async (input: string | TypesInput) => {
  if (typeof input === 'string') {
    const environment = createTypeEnvironment(JSON.parse(input) as TypePack);
    started = { environment, check: createFileChecker(environment) };
    // Parses the packages now rather than for the first request.
    environment.service.getProgram();
    return undefined;
  }
  if (!started) throw new Error('A request came before the declarations.');
  const { environment, check } = started;
  const changed = Object.entries(input.files).filter(
    ([name, text]) => environment.textOf(name) !== text,
  );
  const removed = environment.files().filter((name) => !Object.hasOwn(input.files, name));
  environment.update(Object.fromEntries(changed), removed);
  return runTask(environment, check, input.task);
});

function runTask(
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
    default:
      return task satisfies never;
  }
}
