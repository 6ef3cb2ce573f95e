import type { Analysis, Direction } from '@griffel-site/engine';

/** What all panes about styles show. */
export interface StylesPaneProps {
  analysis: Analysis;
  direction: Direction;
  /** The hue of each class, by number. */
  hues: Readonly<Record<string, number>>;
  isStale: boolean;
  onAtom: (name: string | undefined) => void;
}
