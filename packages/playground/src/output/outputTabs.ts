/** The views of the output, in their order. */
export const OUTPUT_TABS = [
  'Preview',
  'CSS',
  'Classes',
  'Merge',
  'Cascade',
  'Cost',
  'Compiled',
  'Extracted',
] as const;

export type OutputTab = (typeof OUTPUT_TABS)[number];
