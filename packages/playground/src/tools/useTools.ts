import { useCallback } from 'react';
import type { PartURLs } from '../bundle/Part.ts';
import type { Tools } from './createTools.ts';
import { useService } from './useService.ts';

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
