/** Globals of Node and of browsers that are not there where the compilers run styles. */
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
