import type { Direction } from '@griffel-site/engine';
import { mergeClasses } from '@griffel/react';
import { useState, type RefObject } from 'react';
import { Separator } from '../controls/Separator.tsx';
import { useControlStyles } from '../look/useControlStyles.ts';
import type { Runner } from '../run/Runner.ts';
import type { RunState } from '../run/RunState.ts';
import { ConsolePane } from './ConsolePane.tsx';
import { PreviewMessage } from './PreviewMessage.tsx';
import { useElementSize } from './useElementSize.ts';
import { useFrameFocus } from './useFrameFocus.ts';
import { usePreviewStyles } from './usePreviewStyles.ts';

export interface PreviewPanelProps {
  id: string;
  state: RunState;
  runner: Runner;
  /** Where the sandbox puts its frame. */
  host: RefObject<HTMLDivElement | null>;
  direction: Direction;
  onDirection: (direction: Direction) => void;
  /** In CSS pixels; undefined for as wide as there is room. */
  width: number | undefined;
  onWidth: (width: number | undefined) => void;
  onJump: (file: string, line: number, column: number) => void;
  /** Something is dragged over it: the frame must not take the pointer. */
  isCovered: boolean;
}

/** Widths of a phone and of a tablet. */
const WIDTHS = [390, 768];

const NARROWEST = 240;
const WIDEST = 1600;

/** Beside the page, for the handle. */
const HANDLE = 12;

const DIRECTIONS = [
  ['ltr', 'LTR', 'Left to right'],
  ['rtl', 'RTL', 'Right to left'],
] as const;

/** The running code, as wide as the reader wants to see it; what is wrong with it lies over it. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { id, state, runner, host, direction, width, isCovered } = props;
  const { onDirection, onWidth, onJump } = props;
  const styles = usePreviewStyles();
  const controls = useControlStyles();
  const [stage, size] = useElementSize();
  const [isDragging, setDragging] = useState(false);
  const isFocused = useFrameFocus(host);

  const room = Math.max(0, size.width - HANDLE);
  const shown = width ?? Math.max(NARROWEST, room);
  // A page that is wider than its room is seen from further away, so that its media queries hold.
  const scale = room > 0 ? Math.min(1, room / shown) : 1;
  const isStale = state.error?.isBlocking === true;

  const press = (isPressed: boolean) =>
    mergeClasses(controls.button, controls.quiet, isPressed && controls.pressed);
  return (
    <div role="tabpanel" id={id} aria-label="Preview" className={styles.root}>
      <div className={styles.bar}>
        <div role="group" aria-label="Width" className={controls.group}>
          {WIDTHS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={width === one}
              aria-label={`${String(one)} pixels wide`}
              className={press(width === one)}
              onClick={() => onWidth(one)}
            >
              {one}
            </button>
          ))}
          <button
            type="button"
            aria-pressed={width === undefined}
            aria-label="Full width"
            className={press(width === undefined)}
            onClick={() => onWidth(undefined)}
          >
            Full
          </button>
        </div>
        <div role="group" aria-label="Text direction" className={controls.group}>
          {DIRECTIONS.map(([value, label, title]) => (
            <button
              key={value}
              type="button"
              aria-pressed={direction === value}
              title={title}
              className={press(direction === value)}
              onClick={() => onDirection(value)}
            >
              {label}
            </button>
          ))}
        </div>
        <span className={styles.note}>
          {/* One text, so that nothing moves when the number changes. */}
          {room > 0 && `${String(Math.round(shown))} px${describeScale(scale)}`}
        </span>
      </div>
      <div ref={stage} className={styles.stage}>
        <div
          className={mergeClasses(
            styles.page,
            (isDragging || isCovered) && styles.dragging,
            isStale && styles.stale,
          )}
          style={{
            width: shown,
            height: size.height / scale,
            ...(scale < 1 && { transform: `scale(${String(scale)})` }),
          }}
        >
          {/* Screen readers go where they want without a key or pointer that the page could see; the
              frame takes the focus only from those who it knows to have gone there. */}
          <button
            type="button"
            tabIndex={-1}
            className={controls.unseen}
            onClick={() => runner.focusPreview()}
          >
            Go into the preview
          </button>
          <div ref={host} className={mergeClasses(styles.host, isFocused && styles.focused)} />
        </div>
        <Separator
          label="Preview width"
          orientation="vertical"
          value={Math.round(shown)}
          min={NARROWEST}
          max={WIDEST}
          step={16}
          valueText={`${String(Math.round(shown))} pixels`}
          pixelsPerUnit={() => scale}
          onChange={onWidth}
          onDrag={setDragging}
          className={styles.handle}
          style={{ left: shown * scale }}
        />
        <PreviewMessage state={state} runner={runner} onJump={onJump} />
      </div>
      <ConsolePane entries={state.console} onClear={() => runner.clearConsole()} onJump={onJump} />
    </div>
  );
}

function describeScale(scale: number): string {
  return scale < 1 ? ` at ${String(Math.round(scale * 100))}%` : '';
}
