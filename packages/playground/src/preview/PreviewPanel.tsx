import { mergeClasses } from '@griffel/react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Separator } from '../controls/Separator.tsx';
import { useControlStyles } from '../look/useControlStyles.ts';
import type { Runner } from '../run/Runner.ts';
import { hasOutcome, type RunState } from '../run/RunState.ts';
import { type Directions, NO_STATES, type PreviewStates } from '../sandbox/protocol/messages.ts';
import { type Ground, GROUNDS, PREVIEW_WIDTH, toScheme, type View } from '../view/View.ts';
import { PreviewMessage } from './PreviewMessage.tsx';
import { useElementSize } from './useElementSize.ts';
import { useFrameFocus } from './useFrameFocus.ts';
import { usePreviewStyles } from './usePreviewStyles.ts';
import { createLazy } from '../controls/createLazy.tsx';
import type { Inspect } from '../pointing/useInspect.ts';

interface PreviewPanelProps {
  ran: RunState;
  runner: Runner;
  /** The parent element of the sandbox's frame. */
  host: RefObject<HTMLDivElement | null>;
  view: View;
  onView: (view: Partial<View>) => void;
  onJump: (file: string, line: number, column: number) => void;
  /** Whether something is dragged over it, so that the frame must not take the pointer. */
  isCovered: boolean;
  /** Whether to hide the row above the page because there is no space for it. */
  isStrip: boolean;
  /** Whether there is no editor. @default false */
  isEmbedded?: boolean;
  /** Further controls, at the end of the row. */
  tools?: ReactNode;
  /** Shown below the page, e.g. the inspected element. */
  children?: ReactNode;
}

interface Choice<Value> {
  value: Value;
  content: ReactNode;
  /** The accessible name. @default the content */
  name?: string;
  title?: string;
}

/** Widths of a phone and of a tablet, and full width. */
const WIDTHS: readonly Choice<number | undefined>[] = [
  { value: 390, content: '390', name: '390 pixels wide' },
  { value: 768, content: '768', name: '768 pixels wide' },
  { value: undefined, content: 'Full', name: 'Full width' },
];

/** The width of the handle next to the page, in CSS pixels. */
const HANDLE = 12;

const DIRECTIONS: readonly Choice<Directions>[] = [
  { value: 'ltr', content: 'LTR', title: 'Left to right' },
  { value: 'rtl', content: 'RTL', title: 'Right to left' },
  { value: 'both', content: 'Both', title: 'Both directions, side by side' },
];

/** Names of colors, so that they are not mistaken for a switch of the site's color mode. */
const GROUND_NAMES: Readonly<Record<Ground, string>> = {
  dark: 'Slate',
  light: 'White',
  checkered: 'Checkered',
};

/** The running code in the width that the user chooses, with messages over it. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { ran, runner, host, view, onView, onJump, isCovered, isStrip, tools, children } = props;
  const { isEmbedded = false } = props;
  const { direction, ground, width } = view;
  const styles = usePreviewStyles();
  const controls = useControlStyles();
  const [stage, size] = useElementSize();
  const [isDragging, setDragging] = useState(false);
  const isFocused = useFrameFocus(host);

  useEffect(() => runner.setScheme(toScheme(ground)), [runner, ground]);

  const { min, max } = PREVIEW_WIDTH;
  const room = Math.max(0, size.width - HANDLE);
  const shown = width ?? Math.max(min, room);
  // A page that is wider than the stage is scaled down, so that its media queries match the chosen width.
  const scale = room > 0 ? Math.min(1, room / shown) : 1;
  const isStarting = !hasOutcome(ran) && ran.failure === undefined;

  return (
    <section aria-label="Preview" className={styles.root}>
      <div className={mergeClasses(styles.bar, isStrip && styles.hidden)}>
        <Toggles
          label="Width"
          choices={WIDTHS}
          chosen={width}
          onChoose={(next) => onView({ width: next })}
        >
          <span className={styles.note} title={describeWidth(shown, scale)}>
            {room > 0 && (scale < 1 ? printScale(scale) : `${String(Math.round(shown))} px`)}
          </span>
        </Toggles>
        <Toggles
          label="Text direction"
          choices={DIRECTIONS}
          chosen={direction}
          onChoose={(next) => onView({ direction: next })}
        />
        <Toggles
          label="Background"
          choices={GROUNDS.map((one): Choice<typeof one> => ({
            value: one,
            content: (
              <span
                aria-hidden
                className={mergeClasses(
                  styles.swatch,
                  styles[one],
                  one === 'checkered' && styles.checks,
                )}
              />
            ),
            name: `${GROUND_NAMES[one]} background`,
            title: `${GROUND_NAMES[one]} background`,
          }))}
          chosen={ground}
          onChoose={(next) => onView({ ground: next })}
          className={styles.swatchButton}
        />
        {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      </div>
      <div ref={stage} className={styles.stage}>
        {isStarting && <div className={styles.starting} />}
        <div
          className={mergeClasses(
            styles.page,
            styles[ground],
            ground === 'light' ? styles.schemeLight : styles.schemeDark,
            (isDragging || isCovered) && styles.dragging,
          )}
          style={{
            width: shown,
            height: size.height / scale,
            ...(scale < 1 && { transform: `scale(${String(scale)})` }),
          }}
        >
          {/* Screen readers can move into the frame without events in the page, which would then return the
              focus. This button tells the page that the user wants to go there. */}
          <button
            type="button"
            tabIndex={-1}
            className={controls.unseen}
            onClick={() => runner.sandbox?.focus()}
          >
            Go into the preview
          </button>
          <div ref={host} className={mergeClasses(styles.host, isFocused && styles.focused)} />
        </div>
        <Separator
          label="Preview width"
          orientation="vertical"
          value={Math.round(shown)}
          min={min}
          max={max}
          step={16}
          valueText={`${String(Math.round(shown))} pixels`}
          pixelsPerUnit={() => scale}
          onChange={(next) => onView({ width: next })}
          onDrag={setDragging}
          className={styles.handle}
          style={{ left: shown * scale }}
        />
        <PreviewMessage ran={ran} runner={runner} onJump={onJump} isEmbedded={isEmbedded} />
      </div>
      {children}
    </section>
  );
}

interface TogglesProps<Value> {
  label: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** Of each button. */
  className?: string;
  children?: ReactNode;
}

/** A group of buttons, one of which is pressed. */
function Toggles<Value>(props: TogglesProps<Value>) {
  const { label, choices, chosen, onChoose, className, children } = props;
  const controls = useControlStyles();
  return (
    <div role="group" aria-label={label} className={controls.group}>
      {choices.map(({ value, content, name, title }, index) => (
        <Button
          key={index}
          isQuiet
          isSmall
          isPressed={value === chosen}
          aria-pressed={value === chosen}
          aria-label={name}
          title={title}
          className={className}
          onClick={() => onChoose(value)}
        >
          {content}
        </Button>
      ))}
      {children}
    </div>
  );
}

function describeWidth(width: number, scale: number): string {
  const pixels = `${String(Math.round(width))} pixels wide`;
  return scale < 1 ? `${pixels}, at ${printScale(scale)}` : pixels;
}

function printScale(scale: number): string {
  return `${String(Math.round(scale * 100))}%`;
}

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
  const [states, setStates] = useState(NO_STATES);
  const changeStates = (next: PreviewStates) => {
    setStates(next);
    runner.sandbox?.setStates(next);
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
      <Button {...inspect.buttonProps} isQuiet isSmall isPressed={inspect.isOn}>
        Inspect
      </Button>
    </>
  );
}
