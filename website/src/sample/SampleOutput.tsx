import { makeResetStyles, type GriffelResetStyle } from '@griffel/react';
import Loading from '@theme/Loading';
import { chooseTabByKey } from '@griffel-site/playground/tab-stops';
import type { CodeBlockProps } from '../code-block/CodeBlock';
import { countLines, type PageHTMLPiece } from '../page-html/PageHTML';
import { ServerHTML } from '../page-html/ServerHTML';
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tokens } from '../tokens/tokens';

/** A piece of code in an output, highlighted at build time. */
interface SamplePiece {
  /** Its title if the output has several pieces. */
  title?: string;
  language: string;
  html: string;
}

/** The classes that a hook returns for a slot. */
interface SlotClasses {
  /** `useStyles().root`. */
  label: string;
  /** One for each declaration, with the CSS classes of its hue; the sequence class has no hue. */
  classes: { name: string; hue?: string }[];
}

/** The outputs of a sample that load on demand. */
export interface SamplePanes {
  classes: SlotClasses[];
  /** Missing if the page contains it. */
  css?: SamplePiece[];
  compiled: SamplePiece[];
  extracted: SamplePiece[];
  /** Opens the sample in the playground; relative to the site's root. */
  link: string;
  /** The source of a module that renders the result; missing if the result is not interactive. */
  module?: string;
  /** Missing if right-to-left pages have the same rules. */
  rtl?: SamplePiece[];
}

export interface SampleOutputProps {
  /** The names of the outputs that are not empty: `css classes`. The first is shown initially. */
  tabs: string;
  /** The highlighted rules of the sample, if they are the first output. */
  css?: string | PageHTMLPiece | undefined;
  /** What merges kept and overrode, as the content of a `<dl>`, if that is the first output. */
  merge?: string | PageHTMLPiece | undefined;
  /** Loads the other outputs. */
  load: () => Promise<SamplePanes>;
  /** Called when the visible output changes. */
  onChange: (shown: string) => void;
}

type Tab = 'merge' | Exclude<keyof SamplePanes, 'link' | 'module'>;

const LABELS: Record<Tab, string> = {
  merge: 'Merge',
  css: 'CSS',
  classes: 'Classes',
  compiled: 'Compiled',
  extracted: 'Extracted',
  rtl: 'RTL',
};

/** The delay before a spinner, in milliseconds, as for pages. */
const SPINNER_DELAY = 200;

const useTabsClass = makeResetStyles({
  display: 'flex',
  // None on phones, where five tabs just fit.
  gap: 'clamp(0px, 1vw - 4px, 4px)',
  minHeight: '40px',
  padding: '4px 8px 0',
  overflowX: 'auto',
});

const useTabClass = makeResetStyles({
  padding: '0 8px',
  border: 0,
  borderRadius: '6px',
  background: 'transparent',
  color: tokens.muted,
  font: 'inherit',
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { background: tokens.raised },
  '&[aria-selected="true"]': {
    color: tokens.text,
    boxShadow: `inset 0 -2px 0 ${tokens.accent}`,
    borderRadius: 0,
  },
  ':focus-visible': { outlineOffset: '-3px' },
});

// In browsers with scroll-driven animations, the end fades out until it is reached. If nothing scrolls, the
// timeline is inactive and there is no fade.
const FADING_END: GriffelResetStyle = {
  animationName: {
    '0%': { maskImage: 'linear-gradient(#000 calc(100% - 4rem), #0003)' },
    '98%': { maskImage: 'linear-gradient(#000 calc(100% - 4rem), #0003)' },
    '100%': { maskImage: 'none' },
  },
  animationTimingFunction: 'linear',
  animationTimeline: 'scroll(self)',
};

const usePanelClass = makeResetStyles({
  fontSize: '0.875rem',
  '& pre': {
    // Half a line shows that there is more, on any background and in any browser.
    maxHeight: ['22rem', 'calc(15.5lh + 1em)'],
    overflow: 'auto',
    ...FADING_END,
  },
  // In Coy, the code element scrolls.
  '& pre > code': FADING_END,
  // The focus ring must not fade.
  '& pre:focus-visible': { animationName: 'none' },
});

const usePieceClass = makeResetStyles({
  margin: 0,
  padding: '12px 16px 0',
  color: tokens.muted,
  fontFamily: tokens.mono,
  fontSize: '0.8125rem',
});

const useClassesClass = makeResetStyles({
  display: 'grid',
  gap: '8px',
  margin: 0,
  padding: '12px 16px 16px',
  background: tokens.surface,
  color: tokens.text,
  fontFamily: tokens.mono,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  '& dt': { color: tokens.muted, fontWeight: 400 },
  '& dd + dt': { marginBlockStart: '8px' },
  '& dd': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '8px',
    margin: 0,
    color: tokens.muted,
  },
  '& dd > *': {
    padding: '1px 8px',
    border: '1px solid var(--atom, transparent)',
    borderRadius: '6px',
    cursor: 'default',
  },
  // Dropped by a merge.
  '& dd > del': { borderStyle: 'dashed', textDecorationLine: 'line-through !important' },
  // The sequence class, which is dashed because no rule uses it.
  '& dd > span:not([data-atom])': { border: `1px dashed ${tokens.edge}`, color: tokens.muted },
});

/** The classes that each hook returns. */
function Classes({ slots }: { slots: readonly SlotClasses[] }) {
  return (
    // In the colors of the code theme, like other outputs.
    <dl className={`code-block ${useClassesClass()}`} data-walk>
      {slots.map(({ label, classes }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>
            {classes.map(({ name, hue }) =>
              hue === undefined ? (
                <span key={name}>{name}</span>
              ) : (
                <span key={name} className={`atom ${hue}`} data-atom={name}>
                  {name}
                </span>
              ),
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** Griffel's output for a sample: its CSS or merges and, on demand, the other outputs. */
export function SampleOutput({ tabs: names, css, merge, load, onChange }: SampleOutputProps) {
  const tabClass = useTabClass();
  const pieceClass = usePieceClass();
  const classesClass = useClassesClass();
  const tablist = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** The position of the tabs in the window before the last switch. */
  const top = useRef<number>(undefined);
  const tabs = names.split(' ') as Tab[];
  const [first = 'css'] = tabs;
  const [tab, setTab] = useState(first);
  const [panes, setPanes] = useState<SamplePanes>();
  const [error, setError] = useState<unknown>();
  const [pastDelay, setPastDelay] = useState(false);
  // If there are rules for both directions, each of the two tabs shows one of them.
  const labelOf = (name: Tab) =>
    name === 'css' && tabs.includes('rtl') ? 'CSS, LTR' : LABELS[name];

  const request = () => {
    setError(undefined);
    load().then(setPanes, setError);
  };

  const isWaiting = tab !== first && panes === undefined && error === undefined;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setPastDelay(true), SPINNER_DELAY);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  const hasArrived = tab !== first && panes !== undefined;
  useEffect(() => onChange(hasArrived ? `${tab}, loaded` : tab), [onChange, tab, hasArrived]);

  // A page that gets shorter at its end scrolls, which would move the tabs away from the pointer.
  useLayoutEffect(() => {
    const [row, box] = [tablist.current, panel.current];
    if (!row || !box || top.current === undefined) return;
    box.style.minHeight = '';
    const moved = row.getBoundingClientRect().top - top.current;
    if (moved < 1) return;
    box.style.minHeight = `${String(Math.ceil(box.offsetHeight + moved))}px`;
    window.scrollBy({ top: moved, behavior: 'instant' });
  }, [tab]);

  const choose = (name: Tab) => {
    top.current = tablist.current?.getBoundingClientRect().top;
    setTab(name);
    if (name !== first && panes === undefined) request();
  };

  const pieces: readonly (Omit<SamplePiece, 'html'> & Pick<CodeBlockProps, 'html'>)[] =
    tab === 'css' && css !== undefined
      ? [{ language: 'css', html: css }]
      : tab === 'merge' || tab === 'classes'
        ? []
        : (panes?.[tab] ?? []);
  return (
    <>
      <div
        ref={tablist}
        role="tablist"
        aria-label="Output"
        className={useTabsClass()}
        onKeyDown={(event) => chooseTabByKey(event, tabs, tab, choose)}
      >
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={name === tab}
            tabIndex={name === tab ? 0 : -1}
            className={tabClass}
            onClick={() => choose(name)}
          >
            {labelOf(name)}
          </button>
        ))}
      </div>
      <div
        ref={panel}
        // A label instead of `aria-labelledby`, because ids for all tabs of a page can cost more than half
        // a KB.
        role="tabpanel"
        aria-label={labelOf(tab)}
        className={usePanelClass()}
      >
        {tab !== first && panes === undefined && (
          <Loading
            error={error}
            pastDelay={pastDelay}
            timedOut={false}
            isLoading={isWaiting}
            retry={request}
          />
        )}
        {tab === 'merge' && merge !== undefined && (
          <ServerHTML as="dl" className={`code-block ${classesClass}`} data-walk="" html={merge} />
        )}
        {tab === 'classes' && panes && <Classes slots={panes.classes} />}
        {pieces.map(({ title, language, html }) => (
          <div key={`${tab} ${title ?? language}`} className="code-block">
            {title !== undefined && <p className={pieceClass}>{title}</p>}
            <pre
              className={`language-${language}`}
              tabIndex={0}
              data-lines={countLines(html)}
              // During hydration, the code and so the number of lines are not known.
              suppressHydrationWarning
            >
              <ServerHTML as="code" className={`language-${language}`} html={html} />
            </pre>
          </div>
        ))}
      </div>
    </>
  );
}
