/** One way to use the library, as the names that a module imports from `@griffel/react`. */
export interface BundleEntry {
  mode: 'Run time' | 'Ahead of time' | 'Extraction';
  imports: readonly string[];
}

/**
 * What an application imports, by itself or after a compiler has replaced the calls, and a step up
 * for those that also use reset and static styles, or a renderer with its provider.
 */
export const BUNDLE_ENTRIES: readonly BundleEntry[] = [
  { mode: 'Run time', imports: ['makeStyles', 'mergeClasses'] },
  {
    mode: 'Run time',
    imports: ['makeStyles', 'makeResetStyles', 'makeStaticStyles', 'mergeClasses'],
  },
  { mode: 'Ahead of time', imports: ['__styles', 'mergeClasses'] },
  {
    mode: 'Ahead of time',
    imports: ['__styles', '__resetStyles', '__staticStyles', 'mergeClasses'],
  },
  { mode: 'Ahead of time', imports: ['__styles', 'mergeClasses', 'createDOMRenderer'] },
  {
    mode: 'Ahead of time',
    imports: ['__styles', 'mergeClasses', 'RendererProvider', 'createDOMRenderer'],
  },
  { mode: 'Extraction', imports: ['__css', 'mergeClasses'] },
  { mode: 'Extraction', imports: ['__css', '__resetCSS', '__staticCSS', 'mergeClasses'] },
  {
    mode: 'Extraction',
    imports: ['__css', 'mergeClasses', 'RendererProvider', 'createDOMRenderer'],
  },
];
