import { mergeClasses } from '@griffel/react';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { Separator } from '../controls/Separator.tsx';
import { TabList } from '../controls/TabList.tsx';
import { OUTPUT_TABS, type OutputTab } from '../output/outputTabs.ts';
import type { Layout } from './chooseLayout.ts';
import { useLayoutStyles } from './useLayoutStyles.ts';
import { LEAST_RATIO, MOST_RATIO, useStoredRatio } from './useStoredRatio.ts';

/** On a phone the code is one more tab. */
export type View = OutputTab | 'Code';

export interface WorkAreaProps {
  layout: Layout;
  view: View;
  onView: (view: View) => void;
  getPanelId: (view: View) => string;
  editor: ReactNode;
  problems: ReactNode;
  preview: ReactNode;
  /** The chosen output; none while that is the preview. */
  output: ReactNode;
  onDrag: (isDragging: boolean) => void;
}

const ON_A_PHONE: readonly View[] = ['Code', ...OUTPUT_TABS];

/**
 * Code and output: side by side, one above the other, or in tabs. All of it stays where it is in the
 * document, whatever the layout: a frame that moves loads anew, and an editor forgets.
 */
export function WorkArea(props: WorkAreaProps) {
  const { layout, view, onView, getPanelId, editor, problems, preview, output, onDrag } = props;
  const styles = useLayoutStyles();
  const area = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useStoredRatio();
  const isTabs = layout === 'tabs';
  const hasCode = !isTabs || view === 'Code';
  const hasPreview = !isTabs || view === 'Preview';
  const hasOutput = view !== 'Code' && view !== 'Preview';
  const isRow = layout === 'columns';

  const isChosen = (one: View) => isTabs && view === one;
  return (
    <div
      ref={area}
      className={mergeClasses(styles.area, styles[layout])}
      style={divide(layout, ratio)}
    >
      <div
        className={mergeClasses(styles.code, !hasCode && styles.hidden)}
        {...(isTabs && { role: 'tabpanel', id: getPanelId('Code'), 'aria-label': 'Code' })}
      >
        <div className={styles.editor}>{editor}</div>
        <div className={styles.problems}>{problems}</div>
      </div>
      {!isTabs && (
        <Separator
          label="Code and output"
          orientation={isRow ? 'vertical' : 'horizontal'}
          value={ratio}
          min={LEAST_RATIO}
          max={MOST_RATIO}
          step={2}
          valueText={`Code has ${String(ratio)} percent`}
          pixelsPerUnit={() =>
            ((isRow ? area.current?.clientWidth : area.current?.clientHeight) ?? 100) / 100
          }
          onChange={setRatio}
          onDrag={onDrag}
          className={mergeClasses(styles.divider, isRow ? styles.vertical : styles.horizontal)}
        />
      )}
      <div className={styles.names}>
        <TabList
          label="Output"
          names={isTabs ? ON_A_PHONE : OUTPUT_TABS}
          chosen={view}
          onChoose={onView}
          getPanelId={getPanelId}
        />
      </div>
      <div
        className={mergeClasses(
          styles.views,
          layout === 'rows' ? styles.besideEachOther : styles.aboveEachOther,
          isChosen('Code') && styles.hidden,
        )}
      >
        <div className={mergeClasses(styles.view, !hasPreview && styles.hidden)}>{preview}</div>
        {hasOutput && (
          <div
            className={mergeClasses(
              styles.view,
              !isTabs && (layout === 'rows' ? styles.beside : styles.below),
            )}
          >
            {output}
          </div>
        )}
      </div>
    </div>
  );
}

/** Shares the room between code and output; the ratio is the code's, in percent. */
function divide(layout: Layout, ratio: number): CSSProperties {
  const [code, output] = [ratio, 100 - ratio].map((part) => `minmax(0, ${String(part)}fr)`);
  if (layout === 'columns') return { gridTemplateColumns: `${code} auto ${output}` };
  return layout === 'rows' ? { gridTemplateRows: `${code} auto auto ${output}` } : {};
}
