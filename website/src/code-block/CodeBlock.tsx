import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { makeResetStyles } from '@griffel/react';
import { CopyButton, useControlClass } from './CopyButton';
import { countLines, type PageHTMLPiece } from '../page-html/PageHTML';
import { ServerHTML } from '../page-html/ServerHTML';
import { tokens } from '../tokens/tokens';
import { useTypeHovers } from './useTypeHovers';
import { SAMPLE_LANGUAGE } from '../root-choice/choices';

/** The labels before the title of a block. */
const ADVICE = { dont: "Don't", do: 'Do' } as const;

export interface CodeBlockProps {
  /** The highlighter's name of the language. */
  language: string;
  /** The content of the `code` element, highlighted at build time. */
  html: string | PageHTMLPiece;
  /** The file name, or a description of the code. */
  title?: string;
  /** Whether it is code to avoid, or code to write instead. */
  advice?: keyof typeof ADVICE;
  /** The messages that checking or running it causes; missing if it simply works. */
  happens?: string;
  showLineNumbers?: boolean;
  /** Whether it is JavaScript without the marked parts of its HTML, so that its file has another name. */
  hasJavaScript?: boolean;
  /** The sample of which it is a file, but not the last one, which has the outputs. */
  sample?: string;
  /** Additional controls in its head. */
  action?: ReactNode;
}

const useBlockClass = makeResetStyles({
  marginBottom: 'var(--ifm-leading)',
  overflow: 'hidden',
  border: `1px solid ${tokens.line}`,
  borderRadius: tokens.radius,
  background: tokens.surface,
  // Code looks larger than text of the same size; themes use `em`.
  fontSize: '0.875rem',
  // Inside the block, which clips its overflow, and in the color of the text, which is legible in every
  // theme.
  '& pre:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-3px' },
});

const useHeadClass = makeResetStyles({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  alignItems: 'center',
  columnGap: '4px',
  minHeight: '40px',
  // The texts of the controls have the same distance from the edge as the title.
  padding: '4px 10px 4px 16px',
  borderBlockEnd: `1px solid ${tokens.line}`,
  fontSize: '0.8125rem',
});

/** A row of its own, above the controls, in a window that is too narrow for both. */
const OWN_ROW = {
  flexBasis: 'min(100%, 400px)',
  paddingBlock: '6px',
  // Beside "Don't".
  '&:not(:first-child)': { flexBasis: 'min(80%, 400px)' },
};

const useTitleClass = makeResetStyles({
  flex: 1,
  // Not narrower than its longest word, which breaks only if it is longer than the block.
  maxWidth: '100%',
  overflowWrap: 'break-word',
  '&[data-title="long"]': OWN_ROW,
  // The smallest phones, and a large zoom.
  '@media (max-width: 22em)': { '&[data-title="medium"]': OWN_ROW },
  color: tokens.muted,
  fontFamily: tokens.mono,
});

const useAdviceClass = makeResetStyles({
  marginInlineEnd: '8px',
  color: tokens.text,
  fontWeight: 600,
  // A color for the background of code, which is light in some themes.
  '&[data-advice="dont"]': { color: 'var(--code-error)' },
});

const useHappensClass = makeResetStyles({
  margin: 0,
  padding: '8px 16px',
  borderInlineStart: `3px solid ${tokens.edge}`,
  color: tokens.muted,
  fontSize: '0.8125rem',
  // One line per message; if it needs several, the others are indented.
  whiteSpace: 'pre-line',
  textIndent: '1em hanging each-line',
});

/**
 * A block of code with its title, a button that copies it and, if lines are too long, a button that wraps
 * them.
 *
 * @throws Error without `html`, because the fence has missed the step that highlights it
 */
export default function CodeBlock({
  language,
  html,
  title = language,
  advice,
  happens,
  showLineNumbers,
  hasJavaScript,
  sample,
  action,
}: CodeBlockProps) {
  const adviceClass = useAdviceClass();
  const happensClass = useHappensClass();
  const pre = useRef<HTMLPreElement>(null);
  const wrap = useWordWrap(pre);
  const hasTypes =
    typeof html === 'string' ? html.includes(' data-type="') : (html?.hasTypes ?? false);
  useTypeHovers(pre, hasTypes);
  if (html === undefined) {
    throw new Error(
      'A code fence was not highlighted. An imported Markdown file must be in the docs folder or in src/pages, where the remark plugins process it; in JSX, give CodeBlock its html.',
    );
  }
  // Beside three controls, there is space for 15 letters in a window of 360 px, and for 8 in one of 320 px.
  const letters = action ? title.length + (advice ? 6 : 0) : 0;
  return (
    <div
      className={`code-block code-frame ${useBlockClass()}`}
      data-line-numbers={showLineNumbers || undefined}
      data-sample={sample}
    >
      <div className={useHeadClass()}>
        {advice && (
          <span className={adviceClass} data-advice={advice}>
            {ADVICE[advice]}
          </span>
        )}
        <span
          className={useTitleClass()}
          data-title={letters > 15 ? 'long' : letters > 8 ? 'medium' : ''}
        >
          {hasJavaScript ? <SampleTitle title={title} /> : title}
        </span>
        <button
          type="button"
          className={useControlClass()}
          aria-pressed={wrap.isEnabled}
          // Hidden, not removed, so that nothing moves once it is known.
          data-unneeded={!wrap.isNeeded || undefined}
          title="Break long lines"
          onClick={wrap.toggle}
        >
          Wrap
        </button>
        {action}
        <CopyButton getText={() => readShownCode(pre.current)} />
      </div>
      {/* Long lines scroll inside the block, which must be focusable for keyboard users. */}
      <pre
        ref={pre}
        className={`language-${language}`}
        tabIndex={0}
        data-types={hasTypes ? '' : undefined}
        data-lines={countLines(html)}
        // During hydration, the code and so the number of lines are not known.
        suppressHydrationWarning
      >
        <ServerHTML as="code" className={`language-${language}`} html={html} />
      </pre>
      {happens !== undefined && <p className={happensClass}>{happens}</p>}
    </div>
  );
}

/** A TypeScript file name, or the language. */
const TYPED = /^(.*\.)?t(sx?)$/;

/**
 * The name of a sample's file in both languages; the style sheet shows one of them.
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
 * Reads a block's code as the user sees it, without the parts that are hidden from users of JavaScript.
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
 * Wraps the long lines of a block, or lets it scroll. Docusaurus has a similar hook, but it measures every
 * block while the page starts, for which the browser must lay out all of them.
 *
 * @param block - its `pre`, with a `code` element in it
 * @returns `isNeeded`: whether lines are wrapped or too long, which is known once the block is laid out
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
    // The observer reports both once they are laid out, which `content-visibility` delays.
    const observer = new ResizeObserver(measure);
    observer.observe(pre);
    observer.observe(code);
    return () => observer.disconnect();
  }, [block]);

  const toggle = () => {
    const code = block.current?.querySelector('code');
    if (!code) return;
    code.style.whiteSpace = isEnabled ? '' : 'pre-wrap';
    // Break words, too, so that nothing scrolls.
    code.style.overflowWrap = isEnabled ? '' : 'anywhere';
    setIsEnabled(!isEnabled);
  };
  return { isNeeded: isEnabled || isTooLong, isEnabled, toggle };
}
