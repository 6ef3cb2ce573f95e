// The script of the TypeScript worker.
import type {
  TypesReply,
  TypesRequest,
  TypesResults,
  TypesTask,
} from '../createTypesConnection.ts';
import type { TypePack } from './compilerOptions.ts';
import { completeAt, describeAt, hoverAt } from './describeAt.ts';
import { createFileChecker, type FileChecker } from './diagnoseFile.ts';
import { createTypeEnvironment, type TypeEnvironment } from './createTypeEnvironment.ts';

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<TypesRequest>) => void) | null;
  postMessage: (reply: TypesReply) => void;
};

let started: { environment: TypeEnvironment; check: FileChecker } | undefined;

scope.onmessage = ({ data }) => {
  try {
    if (data.kind === 'start') {
      const environment = createTypeEnvironment(JSON.parse(data.pack) as TypePack);
      started = { environment, check: createFileChecker(environment) };
      // Parses the packages now rather than for the first request.
      environment.service.getProgram();
      scope.postMessage({ kind: 'ready' });
      return;
    }
    if (!started) throw new Error('A request came before the declarations.');
    const { environment, check } = started;
    environment.update(data.changed, data.removed);
    const value = runTask(environment, check, data.task);
    scope.postMessage({ kind: 'result', id: data.id, value });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    scope.postMessage({ kind: 'failed', message: message.slice(0, 300) });
  }
};

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
