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
  /** Whether the code has rendered; otherwise the tools are hidden. */
  hasRendered: boolean;
}

/** Tools for rendered elements, at the end of the row above the preview: States and Inspect. */
export function PreviewTools({ runner, inspect, hasRendered }: PreviewToolsProps) {
  const controls = useControlStyles();
  const [states, setStates] = useState(NO_STATES);
  const changeStates = (next: PreviewStates) => {
    setStates(next);
    runner.setStates(next);
  };
  if (!hasRendered) return null;
  return (
    <>
      {/* First, because it loads later and must not move the button at the right. */}
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
