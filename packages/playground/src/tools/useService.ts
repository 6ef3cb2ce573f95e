import { useCallback, useEffect, useRef } from 'react';

/**
 * Something that is loaded when it is first asked for, and ended with the component.
 *
 * @param start - loads it; the same function as long as it would give the same
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
    // What did not load is asked for again.
    started.current.catch(() => {
      started.current = undefined;
    });
    return started.current;
  }, [start]);
}
