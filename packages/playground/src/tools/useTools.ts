import { useCallback, useEffect, useRef } from 'react';
import type { PartURLs } from '../bundle/Part.ts';
import type { Tools } from './createTools.ts';

/** The tools to format, measure and convert, loaded on first use and disposed with the component. */
export function useTools(parts: PartURLs): () => Promise<Tools> {
  return useService(
    useCallback(async () => (await import('./createTools.ts')).createTools(parts), [parts]),
  );
}

/**
 * A service that is loaded on first use, and disposed with the component.
 *
 * @param start - loads it; must be stable while it would load the same
 */
export function useService<Service extends { dispose: () => void }>(
  start: () => Promise<Service>,
): () => Promise<Service> {
  const started = useRef<Promise<Service>>(undefined);

  useEffect(
    () => () => {
      void started.current?.then(
        (service) => service.dispose(),
        () => undefined,
      );
      started.current = undefined;
    },
    [],
  );
  return useCallback(() => {
    started.current ??= start();
    // After a failure, the next call tries again.
    started.current.catch(() => {
      started.current = undefined;
    });
    return started.current;
  }, [start]);
}
