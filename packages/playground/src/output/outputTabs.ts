/** The output tabs, in order. Links contain their names; an unknown name opens the first tab. */
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
