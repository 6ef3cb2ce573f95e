import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { makeResetStyles } from '@griffel/react';
import { CopyButton, useControlClass } from './CopyButton';
import { countLines, type PageHTMLPiece } from '../page-html/PageHTML';
import { ServerHTML } from '../page-html/ServerHTML';
import { tokens } from '../tokens/tokens';
import { useTypeHovers } from './useTypeHovers';
import { SAMPLE_LANGUAGE } from '../root-choice/choices';

/** What the head of a block says, before its title. */
const ADVICE = { dont: "Don't", do: 'Do' } as const;

export interface CodeBlockProps {
  /** The language's name as the highlighter knows it. */
  language: string;
  /** The content of the `code` element, highlighted at build time. */
  html: string | PageHTMLPiece;
  /** The file's name, or what the code is. */
  title?: string;
  /** Whether it is code to avoid, or what to write instead. */
  advice?: keyof typeof ADVICE;
  /** What happens when it is checked or run, where that is not simply that it works. */
  happens?: string;
  /** Counts the lines, at their left. */
  showLineNumbers?: boolean;
  /** Whether it is JavaScript without the parts that are marked in its HTML. */
  hasJavaScript?: boolean;
  /** What else can be done with the code, in its head. */
  action?: ReactNode;
}

const useBlockClass = makeResetStyles({
  marginBottom: 'var(--ifm-leading)',
  overflow: 'hidden',
  border: `1px solid ${tokens.line}`,
  borderRadius: tokens.radius,
  background: tokens.surface,
  // Code is wider than text of the same size; themes measure in `em`.
  fontSize: '0.875rem',
  // Inside the block, which cuts off what is outside; in the color of the text, which is legible in
  // each theme.
  '& pre:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-3px' },
});

const useHeadClass = makeResetStyles({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '40px',
  padding: '4px 8px',
  paddingInlineStart: '16px',
  borderBlockEnd: `1px solid ${tokens.line}`,
  fontSize: '0.8125rem',
});

const useTitleClass = makeResetStyles({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: tokens.muted,
  fontFamily: tokens.mono,
});

const useAdviceClass = makeResetStyles({
  marginInlineEnd: '4px',
  color: tokens.text,
  fontWeight: 600,
  // On the ground of code, which is light in some themes.
  '&[data-advice="dont"]': { color: 'var(--code-error)' },
});

const useHappensClass = makeResetStyles({
  margin: 0,
  padding: '8px 16px',
  borderInlineStart: `3px solid ${tokens.edge}`,
  color: tokens.muted,
  fontSize: '0.8125rem',
  // A line for each thing that happens.
  whiteSpace: 'pre-line',
});

/**
 * A block of code, with its name and a button that copies it; where lines are too long for it, another
 * that breaks them.
 *
 * @throws without `html`: a fence has missed the step that highlights it, and would be shown plain
 */
export default function CodeBlock({
  language,
  html,
  title = language,
  advice,
  happens,
  showLineNumbers,
  hasJavaScript,
  action,
}: CodeBlockProps) {
  const blockClass = useBlockClass();
  const headClass = useHeadClass();
  const titleClass = useTitleClass();
  const adviceClass = useAdviceClass();
  const happensClass = useHappensClass();
  const controlClass = useControlClass();
  const pre = useRef<HTMLPreElement>(null);
  const wrap = useWordWrap(pre);
  const hasTypes =
    typeof html === 'string' ? html.includes(' data-type="') : (html?.hasTypes ?? false);
  useTypeHovers(pre, hasTypes);
  if (html === undefined) {
    throw new Error(
      'A code fence was not highlighted. A Markdown file that is imported has to stand in the docs folder or in src/pages, where the remark steps reach it; in JSX, give CodeBlock its html.',
    );
  }
  return (
    <div
      className={`code-block code-frame ${blockClass}`}
      data-line-numbers={showLineNumbers || undefined}
    >
      <div className={headClass}>
        {advice && (
          <span className={adviceClass} data-advice={advice}>
            {ADVICE[advice]}
          </span>
        )}
        <span className={titleClass} data-title="">
          {hasJavaScript ? <SampleTitle title={title} /> : title}
        </span>
        <button
          type="button"
          className={controlClass}
          aria-pressed={wrap.isEnabled}
          // Its place is kept, because nothing should move once it is known.
          data-unneeded={!wrap.isNeeded || undefined}
          title="Break long lines"
          onClick={wrap.toggle}
        >
          Wrap
        </button>
        {action}
        <CopyButton getText={() => readShownCode(pre.current)} />
      </div>
      {/* Long lines scroll inside the block, and the keyboard scrolls what it can focus. */}
      <pre
        ref={pre}
        className={`language-${language}`}
        tabIndex={0}
        data-types={hasTypes ? '' : undefined}
        data-lines={countLines(html)}
        // Where React takes over what the server has rendered, the code is not known.
        suppressHydrationWarning
      >
        <ServerHTML as="code" className={`language-${language}`} html={html} />
      </pre>
      {happens !== undefined && <p className={happensClass}>{happens}</p>}
    </div>
  );
}

/** A file's name that ends as TypeScript, or the language. */
const TYPED = /^(.*\.)?t(sx?)$/;

/**
 * The name of a sample's file in both languages; the stylesheet shows one.
 *
 * @param title - `App.tsx`, or `tsx`
 */
function SampleTitle({ title }: { title: string }) {
  const [, stem = '', rest] = TYPED.exec(title) ?? [];
  if (rest === undefined) return title;
  return (
    <>
      <span className="ts-only">{title}</span>
      <span className="js-only">{`${stem}j${rest}`}</span>
    </>
  );
}

/**
 * Reads a block's code as the user sees it, without what is hidden from users of JavaScript.
 *
 * @param block - its `pre`
 */
function readShownCode(block: HTMLPreElement | null): string {
  if (!block) return '';
  if (document.documentElement.getAttribute(SAMPLE_LANGUAGE.attribute) !== 'js') {
    return block.textContent ?? '';
  }
  const copy = block.cloneNode(true) as HTMLPreElement;
  for (const hidden of copy.querySelectorAll('.ts-only')) hidden.remove();
  return copy.textContent ?? '';
}

/**
 * Breaks the long lines of a block, or lets it scroll. Docusaurus has the same, but measures every block
 * while the page starts, for which the browser has to lay out all of them.
 *
 * @param block - its `pre`, with a `code` element in it
 * @returns whether lines are broken or too long for the block, which is known once it is laid out;
 *   whether they are broken; and a function that changes that
 */
function useWordWrap(block: RefObject<HTMLPreElement | null>) {
  const [isEnabled, setIsEnabled] = useState(false);
  const [isTooLong, setIsTooLong] = useState(false);

  useEffect(() => {
    const pre = block.current;
    const code = pre?.querySelector('code');
    if (!pre || !code) return undefined;
    const measure = () => setIsTooLong(pre.scrollWidth > pre.clientWidth);
    if (!('ResizeObserver' in window)) {
      const frame = requestAnimationFrame(measure);
      return () => cancelAnimationFrame(frame);
    }
    // It reports both when they are laid out, which `content-visibility` delays.
    const observer = new ResizeObserver(measure);
    observer.observe(pre);
    observer.observe(code);
    return () => observer.disconnect();
  }, [block]);

  const toggle = () => {
    const code = block.current?.querySelector('code');
    if (!code) return;
    code.style.whiteSpace = isEnabled ? '' : 'pre-wrap';
    // Words, too, so that nothing scrolls.
    code.style.overflowWrap = isEnabled ? '' : 'anywhere';
    setIsEnabled(!isEnabled);
  };
  return { isNeeded: isEnabled || isTooLong, isEnabled, toggle };
}
