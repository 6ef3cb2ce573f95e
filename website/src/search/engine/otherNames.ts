/** What readers call things that pages call otherwise, in small letters, and what pages say. */
export const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['aot', 'ahead-of-time compilation'],
  ['csp', 'content security policy'],
  ['fouc', 'flash of unstyled content'],
  ['normalize', 'css reset'],
  ['playground', 'try it out'],
  ['preact', 'without react'],
  ['rsc', 'server components'],
  ['sandbox', 'try it out'],
  ['ssr', 'server-side rendering'],
  ['svelte', 'without react'],
  ['vue', 'without react'],
]);
