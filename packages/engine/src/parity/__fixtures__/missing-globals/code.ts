import { makeStyles } from '@griffel/react';

// The compilers have neither the globals of Node nor those of browsers.
const known = [
  typeof AbortSignal,
  typeof Blob,
  typeof BroadcastChannel,
  typeof CompressionStream,
  typeof CustomEvent,
  typeof DOMException,
  typeof EventTarget,
  typeof File,
  typeof FormData,
  typeof Headers,
  typeof MessageChannel,
  typeof MessageEvent,
  typeof MessagePort,
  typeof PerformanceObserver,
  typeof ReadableStream,
  typeof Request,
  typeof Response,
  typeof TransformStream,
  typeof URL,
  typeof WritableStream,
].filter((type) => type !== 'undefined');

function read(read: () => unknown, URL = 'none'): string {
  try {
    return String(read());
  } catch {
    return URL;
  }
}

export const useStyles = makeStyles({
  root: {
    order: known.length,
    content: typeof (crypto as unknown),
    display: read(() => fetch.length),
  },
});
