import { useGrowthStyles } from './sections/useGrowthStyles';
import { useLastCallStyles } from './sections/useLastCallStyles';
import { useLimitsStyles } from './sections/useLimitsStyles';
import { useModesStyles } from './sections/useModesStyles';
import { useToolsStyles } from './sections/useToolsStyles';
import { useProofStyles } from './proof/useProofStyles';
import { useChipStyles } from './useChipStyles';
import { useCodeStyles } from './useCodeStyles';
import { useSectionStyles } from './useSectionStyles';
import { useShareBarStyles } from './useShareBarStyles';

/**
 * Inserts the rules of what the browser does not render (`StaticHomeBody`). It goes when the rules
 * are in a stylesheet.
 */
export function useInterimStyles(): void {
  useChipStyles();
  useCodeStyles();
  useSectionStyles();
  useShareBarStyles();
  useProofStyles();
  useGrowthStyles();
  useModesStyles();
  useToolsStyles();
  useLimitsStyles();
  useLastCallStyles();
}
