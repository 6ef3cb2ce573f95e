import { mergeClasses } from '@griffel/react';
import {
  useRef,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useState,
} from 'react';
import { Separator } from '../controls/Separator.tsx';
import type { ElementSize } from '../preview/useElementSize.ts';
import { useLayoutStyles } from './useLayoutStyles.ts';
import { useStoredValue } from './useStoredValue.ts';

/** The editor next to preview and outputs, above them, or one of the three at a time. */
type Layout = 'columns' | 'rows' | 'one';

/** The minimum widths of these layouts, in CSS pixels. */
const LEAST = { columns: 720, rows: 600 };

/** The layout for a playground of this size. */
export function chooseLayout({ width, height }: ElementSize): Layout {
  if (width < LEAST.rows) return 'one';
  // A tablet in portrait orientation has more height than width.
  return width >= LEAST.columns && (width >= 960 || width > height) ? 'columns' : 'rows';
}

/** The parts of which a phone shows one at a time. */
export const PARTS = ['Code', 'Preview', 'Output'] as const;

export type Part = (typeof PARTS)[number];

interface WorkAreaProps {
  layout: Layout;
  /** The part that a phone shows. */
  part: Part;
  /** Whether only a strip of the preview is shown below the code, because a keyboard takes the space. */
  hasStrip: boolean;
  getPanelId: (part: Part) => string;
  editor: ReactNode;
  preview: ReactNode;
  output: ReactNode;
  /** Shown below the parts, or over their lower edge. */
  panel: ReactNode;
  onDrag: (isDragging: boolean) => void;
}

/** The size of the first of two parts, in percent. */
const RATIO = { start: 50, min: 20, max: 80 };

function parseRatio(text: string): number | undefined {
  const ratio = Number(text);
  return Number.isInteger(ratio) && ratio >= RATIO.min && ratio <= RATIO.max ? ratio : undefined;
}

/**
 * Editor, preview and outputs: side by side, one above the other, or one at a time. Their places in the
 * document are the same in all layouts, because a frame that moves reloads, and an editor that moves loses
 * its state.
 */
export function WorkArea(props: WorkAreaProps) {
  const { layout, part, hasStrip, getPanelId, editor, preview, output, panel, onDrag } = props;
  const styles = useLayoutStyles();
  const area = useRef<HTMLDivElement>(null);
  const views = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useStoredValue('divider', RATIO.start, parseRatio);
  const [viewRatio, setViewRatio] = useStoredValue('output-divider', RATIO.start, parseRatio);
  const isOne = layout === 'one';
  const isColumns = layout === 'columns';
  const renderPart = (one: Part, content: ReactNode) => (
    <div
      {...(isOne && { role: 'tabpanel', id: getPanelId(one), 'aria-label': one })}
      className={mergeClasses(
        styles.part,
        // A strip of the preview may stay below the code.
        isOne && part !== one && !(one === 'Preview' && part === 'Code') && styles.hidden,
      )}
    >
      {content}
    </div>
  );

  return (
    <div className={mergeClasses(styles.area, isOne && styles.wholeWidth)}>
      <div
        ref={area}
        className={mergeClasses(styles.grid, styles[layout], hasStrip && styles.withStrip)}
        style={divide(isColumns ? 'columns' : 'rows', layout, ratio)}
      >
        {renderPart('Code', editor)}
        {!isOne && (
          <Divider
            label="Code and preview"
            first="Code"
            room={area}
            orientation={isColumns ? 'vertical' : 'horizontal'}
            ratio={ratio}
            onChange={setRatio}
            onDrag={onDrag}
          />
        )}
        <div
          ref={views}
          className={mergeClasses(
            styles.views,
            hasStrip ? styles.strip : isOne && part === 'Code' && styles.hidden,
          )}
          style={divide(isColumns ? 'rows' : 'columns', layout, viewRatio)}
        >
          {renderPart('Preview', preview)}
          {!isOne && (
            <Divider
              label="Preview and outputs"
              first="The preview"
              room={views}
              orientation={isColumns ? 'horizontal' : 'vertical'}
              ratio={viewRatio}
              onChange={setViewRatio}
              onDrag={onDrag}
            />
          )}
          {renderPart('Output', output)}
        </div>
      </div>
      {panel}
    </div>
  );
}

interface DividerProps {
  label: string;
  /** The name of the first part, at the start of a sentence. */
  first: string;
  /** The element that it divides. */
  room: RefObject<HTMLElement | null>;
  orientation: 'vertical' | 'horizontal';
  /** The size of the first part, in percent. */
  ratio: number;
  onChange: (ratio: number) => void;
  onDrag: (isDragging: boolean) => void;
}

function Divider({ first, room, orientation, ratio, ...rest }: DividerProps) {
  const styles = useLayoutStyles();
  return (
    <Separator
      {...rest}
      orientation={orientation}
      value={ratio}
      min={RATIO.min}
      max={RATIO.max}
      step={2}
      valueText={`${first} has ${String(ratio)} percent`}
      pixelsPerUnit={() => {
        const { clientWidth = 100, clientHeight = 100 } = room.current ?? {};
        return (orientation === 'vertical' ? clientWidth : clientHeight) / 100;
      }}
      className={mergeClasses(styles.divider, styles[orientation])}
    />
  );
}

/** Divides the space between two parts; `ratio` is the size of the first part, in percent. */
function divide(axis: 'columns' | 'rows', layout: Layout, ratio: number): CSSProperties {
  if (layout === 'one') return {};
  const [first, second] = [ratio, 100 - ratio].map((part) => `minmax(0, ${String(part)}fr)`);
  const tracks = `${first} auto ${second}`;
  return axis === 'columns' ? { gridTemplateColumns: tracks } : { gridTemplateRows: tracks };
}

/**
 * The height of the window, in CSS pixels, that an on-screen keyboard covers; 0 in browsers that shrink the
 * page for the keyboard.
 */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return undefined;
    const read = () => {
      // The visible part is also smaller when the user has zoomed in.
      const isZoomed = visualViewport.scale > 1.01;
      const covered = window.innerHeight - visualViewport.height;
      setHeight(isZoomed || covered < 100 ? 0 : Math.round(covered));
    };
    visualViewport.addEventListener('resize', read);
    return () => visualViewport.removeEventListener('resize', read);
  }, []);
  return height;
}
