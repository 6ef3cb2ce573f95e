/** The tabs of what Griffel makes of the code, in their order. Links name them: a former name opens the first tab. */
export const OUTPUT_TABS = [
  'CSS',
  'Classes',
  'Merge',
  'Cascade',
  'Cost',
  'Compiled',
  'Extracted',
] as const;

export type OutputTab = (typeof OUTPUT_TABS)[number];
