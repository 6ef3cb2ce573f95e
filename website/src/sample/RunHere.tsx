import { makeResetStyles } from '@griffel/react';
import type { SampleRun, SampleRunNews } from '@griffel-site/playground/run-here';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { SamplePanes } from './SampleOutput';
import { tokens } from '../tokens/tokens';

export interface RunHereProps {
  /** The file that renders the result. */
  name: string;
  /** Loads the outputs of the sample, which contain its code. */
  load: () => Promise<SamplePanes>;
  /** The result as rendered by the build. */
  picture: RefObject<HTMLElement | null>;
  /** Called when the running sample replaces the picture, or no longer does. */
  onRunning: (isRunning: boolean) => void;
}

const UNREACHABLE =
  'This sample did not load because the site cannot be reached. Check your connection, then run it again.';

/** In CSS pixels; taller samples scroll. */
const MAX_HEIGHT = 480;

const useHostClass = makeResetStyles({
  position: 'relative',
  background: tokens.ground,
  // Rendered invisibly first, so that it can replace the picture instantly.
  '&[data-phase="starting"]': { position: 'absolute', visibility: 'hidden', width: '100%' },
  // It is dark by its own rules. With the page's color scheme, browsers would paint a background behind it.
  '& > iframe': {
    display: 'block',
    width: '100%',
    height: '100%',
    border: 0,
    colorScheme: 'light',
  },
  '&[data-inside]': { outline: `2px solid ${tokens.accent}`, outlineOffset: '-2px' },
  // For screen readers only.
  '& > button': { position: 'absolute', clipPath: 'inset(50%)' },
  '@media print': { display: 'none' },
});

const useBarClass = makeResetStyles({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  minHeight: '48px',
  padding: '4px 16px',
  borderBlockStart: `1px solid ${tokens.line}`,
  color: tokens.muted,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  '& > [data-stopped]': { color: tokens.error },
  '& > span:not([role])': { order: 1, visibility: 'hidden' },
  '& > :focus-visible + span': { visibility: 'visible' },
  '& > button': {
    flexShrink: 0,
    minHeight: '32px',
    padding: '0 12px',
    border: `1px solid ${tokens.edge}`,
    borderRadius: tokens.radiusSmall,
    background: 'transparent',
    color: tokens.accent,
    font: 'inherit',
    cursor: 'pointer',
  },
  '& > button:hover': { background: tokens.raised },
  '@media (pointer: coarse)': { '& > button': { minHeight: '44px' } },
  // It needs JavaScript. A press before hydration is replayed afterwards (src/late-scripts).
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
});

/**
 * A button below the result of an interactive sample that runs the sample in place of the picture.
 * Everything that this needs loads after the press. While the sample is not running, the picture is shown;
 * if it was stopped, with the reason below.
 */
export function RunHere({ name, load, picture, onRunning }: RunHereProps) {
  const hostClass = useHostClass();
  const host = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const run = useRef<SampleRun>(undefined);
  /** Counts presses, because files of an earlier attempt may arrive late. */
  const attempts = useRef(0);
  const [minHeight, setMinHeight] = useState(0);
  const [news, setNews] = useState<SampleRunNews>();

  const show = (next: SampleRunNews | undefined) => {
    setNews(next);
    onRunning(next?.phase === 'running');
  };
  const leave = () => {
    attempts.current += 1;
    run.current?.stop();
    run.current = undefined;
  };
  useEffect(
    () => () => {
      attempts.current += 1;
      run.current?.stop();
    },
    [],
  );

  const start = async () => {
    leave();
    const attempt = attempts.current;
    const handleChange = (next: SampleRunNews) => {
      if (attempt !== attempts.current) return;
      show(next.phase === 'left' ? undefined : next);
      // The frame had the focus.
      if (next.phase === 'stopped' && next.isInside) button.current?.focus();
    };
    setMinHeight(picture.current?.getBoundingClientRect().height ?? 0);
    handleChange({ phase: 'starting', height: 0, isInside: false });
    try {
      const [{ startRun }, panes] = await Promise.all([
        import(/* webpackChunkName: "playground-sample" */ './startRun'),
        load(),
      ]);
      if (attempt !== attempts.current || !host.current) return;
      const started = await startRun(panes, {
        host: host.current,
        title: `${name}, running`,
        onChange: handleChange,
      });
      if (attempt === attempts.current) run.current = started;
      else started.stop();
    } catch {
      handleChange({ phase: 'stopped', message: UNREACHABLE, height: 0, isInside: false });
    }
  };

  const { phase, message = '', height = 0, isInside } = news ?? {};
  const isOn = phase === 'starting' || phase === 'running';
  return (
    <>
      {isOn && (
        <div
          ref={host}
          role="group"
          aria-label={`Running: ${name}`}
          className={hostClass}
          data-phase={phase}
          data-inside={isInside || undefined}
          // The height that the frame reports is rounded.
          style={{ height: height < minHeight + 1 ? minHeight : Math.min(height, MAX_HEIGHT) }}
        >
          {/* Screen readers move without key or pointer events, and the frame accepts the focus only from users who
              have entered it. */}
          <button type="button" tabIndex={-1} onClick={() => run.current?.focus()}>
            Go into the running sample
          </button>
        </div>
      )}
      <div className={useBarClass()}>
        <button
          ref={button}
          type="button"
          onClick={() => {
            if (isOn) {
              leave();
              show(undefined);
            } else void start();
          }}
        >
          {isOn ? 'Back to the result' : phase === 'stopped' ? 'Run it again' : 'Run it here'}
        </button>
        {phase === 'running' && <span>Shift+Tab goes in</span>}
        {phase !== undefined && (
          <span role="status" data-stopped={phase === 'stopped' || undefined}>
            {message || (phase === 'starting' ? 'Starting …' : 'Running')}
          </span>
        )}
      </div>
    </>
  );
}
