import { useCallback, useId, useState } from 'react';
import { createLazy } from '../controls/createLazy.tsx';
import { TabList } from '../controls/TabList.tsx';
import { useLayoutStyles } from '../layout/useLayoutStyles.ts';
import { hasOutcome } from '../run/RunState.ts';
import { type View, OUTPUT_TABS } from '../view/View.ts';
import type { OutputPanelProps } from './OutputPanel.tsx';
import type { MeasureSizes } from './useSizes.ts';

const [LazyOutput, preload] = createLazy(
  async () => (await import('./OutputPanel.tsx')).OutputPanel,
);

/** Loads the component that shows the outputs before it is needed. */
export const preloadOutputs = preload;

interface OutputsProps extends Omit<OutputPanelProps, 'tab' | 'id' | 'direction'> {
  view: View;
  /** Whether the user has chosen to see them, as on a phone, where they are one of three parts. */
  isChosen: boolean;
  onView: (view: Partial<View>) => void;
}

/** The outputs of Griffel for the code, one at a time. The component that shows them loads after the first run. */
export function Outputs({ view, isChosen, onView, ...rest }: OutputsProps) {
  const { state, measure } = rest;
  const styles = useLayoutStyles();
  const id = useId();
  const [wasUsed, setUsed] = useState(false);
  const isUsed = wasUsed || isChosen;
  const getPanelId = (name: string) => `${id}-${name}`;
  const markUsed = () => setUsed(true);
  // Not before the outputs are used, because compressors and minifiers are larger than the playground itself.
  const measureLater: MeasureSizes = useCallback(
    (...text) =>
      isUsed ? measure(...text) : Promise.reject(new Error('The outputs are not used yet.')),
    [isUsed, measure],
  );
  return (
    <section
      aria-label="Outputs of Griffel"
      className={styles.part}
      onPointerEnter={markUsed}
      onFocusCapture={markUsed}
    >
      <TabList
        label="Output"
        names={OUTPUT_TABS}
        chosen={view.tab}
        onChoose={(tab) => onView({ tab })}
        getPanelId={getPanelId}
      />
      {hasOutcome(state) && (
        <LazyOutput
          {...rest}
          tab={view.tab}
          id={getPanelId(view.tab)}
          direction={view.direction === 'rtl' ? 'rtl' : 'ltr'}
          measure={measureLater}
        />
      )}
    </section>
  );
}
