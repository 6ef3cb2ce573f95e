import { makeResetStyles } from '@griffel/react';
import type { SampleRun, SampleRunNews } from '@griffel-site/playground/run-here';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { SamplePanes } from './SamplePanes';
import { tokens } from '../tokens/tokens';

export interface RunHereProps {
  /** The file that renders the result. */
  name: string;
  /** Loads the outputs of the sample, and with them its code. */
  load: () => Promise<SamplePanes>;
  /** The result as the build has rendered it. */
  picture: RefObject<HTMLElement | null>;
  /** Called when the sample takes its place, or leaves it. */
  onRunning: (isRunning: boolean) => void;
}

const UNREACHABLE =
  'This sample did not load, because the site is out of reach. Check your connection, then run it again.';

/** In CSS pixels; what is higher scrolls. */
const HIGHEST = 480;

const useHostClass = makeResetStyles({
  position: 'relative',
  background: tokens.ground,
  // Rendered out of sight, it takes the place of the picture at once.
  '&[data-phase="starting"]': { position: 'absolute', visibility: 'hidden', width: '100%' },
  // Dark by its own rules: with the page's scheme, browsers would paint a ground below it.
  '& > iframe': {
    display: 'block',
    width: '100%',
    height: '100%',
    border: 0,
    colorScheme: 'light',
  },
  '&[data-inside]': { outline: `2px solid ${tokens.accent}`, outlineOffset: '-2px' },
  // Read out, not seen.
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
  // It needs JavaScript. A press before it works is kept (src/late-scripts).
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
});

/**
 * Below the result of a sample that reacts to its user, a button that runs the sample in the place of the
 * picture. Nothing that this takes is asked for before the press. While it does not run, the picture is
 * there: also when it was stopped, with the reason below.
 */
export function RunHere({ name, load, picture, onRunning }: RunHereProps) {
  const hostClass = useHostClass();
  const barClass = useBarClass();
  const host = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const run = useRef<SampleRun>(undefined);
  /** Counts presses: what an earlier one has asked for may come late. */
  const attempts = useRef(0);
  const [least, setLeast] = useState(0);
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
    const hear = (next: SampleRunNews) => {
      if (attempt !== attempts.current) return;
      show(next.phase === 'left' ? undefined : next);
      // The frame took it away.
      if (next.phase === 'stopped' && next.isInside) button.current?.focus();
    };
    setLeast(picture.current?.getBoundingClientRect().height ?? 0);
    hear({ phase: 'starting', height: 0, isInside: false });
    try {
      const [{ startRun }, panes] = await Promise.all([
        import(/* webpackChunkName: "playground-sample" */ './startRun'),
        load(),
      ]);
      if (attempt !== attempts.current || !host.current) return;
      const started = await startRun(panes, {
        host: host.current,
        title: `${name}, running`,
        onChange: hear,
      });
      if (attempt === attempts.current) run.current = started;
      else started.stop();
    } catch {
      hear({ phase: 'stopped', message: UNREACHABLE, height: 0, isInside: false });
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
          // What the frame knows is rounded.
          style={{ height: height < least + 1 ? least : Math.min(height, HIGHEST) }}
        >
          {/* Screen readers go where they want without a key or pointer that the page could see; the
              frame takes the focus only from those who it knows to have gone there. */}
          <button type="button" tabIndex={-1} onClick={() => run.current?.focus()}>
            Go into the running sample
          </button>
        </div>
      )}
      <div className={barClass}>
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
          {isOn ? 'Back to the picture' : phase === 'stopped' ? 'Run it again' : 'Run it here'}
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
