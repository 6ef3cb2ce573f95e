import { useCallback, useEffect, useRef } from 'react';
import type { PartURLs } from '../bundle/Part.ts';
import type { Tools } from './createTools.ts';

/** What formats, measures and converts, loaded when it is first asked for and ended with the component. */
export function useTools(parts: PartURLs): () => Promise<Tools> {
  const {
    'format-worker': formatURL,
    'measure-worker': measureURL,
    'convert-worker': convertURL,
  } = parts;
  const start = useCallback(async () => {
    const { createTools } = await import('./createTools.ts');
    return createTools({ formatURL, measureURL, convertURL });
  }, [formatURL, measureURL, convertURL]);
  return useService(start);
}

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
