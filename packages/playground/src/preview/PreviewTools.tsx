import { mergeClasses } from '@griffel/react';
import { useState } from 'react';
import { createLazy } from '../controls/createLazy.tsx';
import { useControlStyles } from '../look/useControlStyles.ts';
import type { Inspect } from '../pointing/useInspect.ts';
import type { Runner } from '../run/Runner.ts';
import { NO_STATES, type PreviewStates } from '../sandbox/PreviewStates.ts';

const [LazyStates] = createLazy(
  async () => (await import('../states/StatesMenu.tsx')).StatesMenu,
  'States',
);

interface PreviewToolsProps {
  runner: Runner;
  inspect: Inspect;
  /** Whether there is anything yet that they could be about. */
  isShown: boolean;
}

/** What is done with rendered elements, at the end of the row above the preview: States and Inspect. */
export function PreviewTools({ runner, inspect, isShown }: PreviewToolsProps) {
  const controls = useControlStyles();
  const [states, setStates] = useState(NO_STATES);
  const changeStates = (next: PreviewStates) => {
    setStates(next);
    runner.setStates(next);
  };
  if (!isShown) return null;
  return (
    <>
      {/* First, because it comes later, and what stands at the right stays where it is. */}
      <LazyStates
        states={states}
        onStates={changeStates}
        hasPicked={inspect.element?.isPicked === true}
      />
      <button
        type="button"
        {...inspect.buttonProps}
        className={mergeClasses(
          controls.button,
          controls.quiet,
          controls.small,
          inspect.isOn && controls.pressed,
        )}
      >
        Inspect
      </button>
    </>
  );
}
