/** The views of what Griffel makes of the code, in their order; links name them. */
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
