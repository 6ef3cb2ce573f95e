import type { SourceFiles } from '@griffel-site/engine';
import { useCallback, useEffect, useState } from 'react';
import type { PartURLs } from '../bundle/Part.ts';
import type { Problem } from '../problems/Problem.ts';
import { useService } from '../tools/useTools.ts';
import type { TypeService } from './createTypeService.ts';

/** Milliseconds from the last change to the check. */
const DELAY = 400;

const NONE: readonly Problem[] = [];

/**
 * Starts TypeScript on demand, and has it check the files.
 *
 * @returns the problems of the present texts, empty until they are known; and a function that starts TypeScript
 */
export function useTypes(
  parts: PartURLs,
  files: SourceFiles,
): [problems: readonly Problem[], load: () => Promise<TypeService>] {
  const [service, setService] = useState<TypeService>();
  const [found, setFound] = useState<{ files: SourceFiles; problems: readonly Problem[] }>();
  const { 'types-worker': workerURL, 'type-pack': packURL } = parts;

  const start = useCallback(async () => {
    const { createTypeService } = await import('./createTypeService.ts');
    const created = createTypeService({ workerURL, packURL });
    setService(created);
    return created;
  }, [workerURL, packURL]);
  const load = useService(start);

  useEffect(() => {
    if (!service) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      service.setFiles(files);
      void service.diagnose().then((problems) => {
        if (isCurrent) setFound({ files, problems });
      });
    }, DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [service, files]);

  // Problems of earlier texts have wrong positions.
  return [found?.files === files ? found.problems : NONE, load];
}
