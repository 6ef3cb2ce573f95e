import type { GriffelRenderer } from '@griffel/react';

/** Removes the style tags that a renderer made, so that the next one does not adopt their rules. */
export function removeStyles({ stylesheets }: GriffelRenderer): void {
  for (const sheet of Object.values(stylesheets ?? {})) sheet?.element?.remove();
}
