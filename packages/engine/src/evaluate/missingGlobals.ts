/** Globals of Node and browsers that do not exist where the compilers evaluate styles. */
export const MISSING_GLOBALS: readonly string[] = [
  'AbortController',
  'atob',
  'btoa',
  'Buffer',
  'crypto',
  'Event',
  'fetch',
  'performance',
  'queueMicrotask',
  'structuredClone',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
];
