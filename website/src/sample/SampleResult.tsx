import useBaseUrl from '@docusaurus/useBaseUrl';
import { makeResetStyles } from '@griffel/react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { keepPiece, loadPiece, readPiece, type PageHTMLPiece } from '../page-html/PageHTML';
import { RunHere, type RunHereProps } from './RunHere';
import { COLORS } from '../tokens/colors';
import { tokens } from '../tokens/tokens';
import { trustHTML, trustMarkup } from '../trusted-types/trust';

export interface SampleResultProps {
  /** The file that renders it. */
  name: string;
  /** The content of its shadow root, rendered at build time by the run that verified the sample. */
  result: string | PageHTMLPiece;
  /** Its rules, for when the server's HTML does not link them. */
  rules: string | PageHTMLPiece;
  /** Includes the number of classes of its elements. */
  caption?: string | undefined;
  /** The path of the style sheet with the rules of all results of the page, relative to the site's root. */
  sheet: string;
  /** Whether something in it can be focused. */
  isFocusable?: boolean | undefined;
  /** Loads the outputs of the sample; missing if the result is not interactive. */
  load?: RunHereProps['load'];
}

const useFrameClass = makeResetStyles({
  position: 'relative',
  '&:has(> [data-result]:focus-visible) [data-hint]': { visibility: 'visible' },
});

const useCaptionClass = makeResetStyles({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  margin: 0,
  minHeight: '40px',
  padding: '4px 16px',
  color: tokens.muted,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
});

// Hidden, not removed, so that its space is kept.
const useHintClass = makeResetStyles({ flex: 1, visibility: 'hidden' });

const useStageClass = makeResetStyles({
  // Fixed elements stay inside, and larger content scrolls.
  contain: 'layout paint',
  maxHeight: '400px',
  overflow: 'auto',
  // Dark even in light code themes, because text is light by default.
  background: tokens.ground,
  ':focus-visible': { outlineOffset: '-3px' },
  // Samples choose their colors for a dark background, so keep it in print.
  '@media print': {
    background: COLORS.ground,
    printColorAdjust: 'exact',
    // Hidden while the sample is running, which is not printed.
    '&[hidden]': { display: 'block' },
  },
});

/** The style sheets of pages that were loaded as HTML, for when the user comes back to them. */
const linkedSheets = new Map<string, CSSStyleSheet>();

/** Copies of these, because shadow roots can adopt only constructed style sheets. */
const copies = new Map<string, CSSStyleSheet>();

function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

function copySheet(href: string): CSSStyleSheet | undefined {
  const linked = linkedSheets.get(href);
  const copy = copies.get(href);
  if (copy || !linked) return copy;
  const made = createSheet([...linked.cssRules].map(({ cssText }) => cssText).join(''));
  copies.set(href, made);
  return made;
}

/** The HTML of a result, without its link to a style sheet. */
function printContent(root: ShadowRoot): string {
  // Remove the inline style of a mark, which the content security policy would block in HTML.
  for (const marked of root.querySelectorAll('[style]')) marked.removeAttribute('style');
  return [...root.children]
    .filter(({ tagName }) => tagName !== 'LINK')
    .map(({ outerHTML }) => outerHTML)
    .join('');
}

function listFocusable(root: ShadowRoot): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[tabindex]')];
}

function setTabStops(root: ShadowRoot, value: string): void {
  for (const element of listFocusable(root)) element.setAttribute('tabindex', value);
}

/**
 * Replaces an event by one that crosses the shadow boundary, because moving the pointer between two
 * elements of a shadow root causes no event outside.
 */
function repeatOutside(event: Event): void {
  const { target, isTrusted } = event;
  if (!isTrusted || !(target instanceof Element)) return;
  event.stopPropagation();
  target.dispatchEvent(new MouseEvent('mouseover', { bubbles: true, composed: true }));
}

/**
 * The rendered result of a sample: the elements from the run that verified it, in a shadow root, so
 * that the rules of the site and of the sample do not affect each other. The server renders the shadow root as
 * HTML, so it needs no script.
 *
 * The frame is one tab stop. Enter moves the focus into it, Escape out of it.
 */
export function SampleResult({
  name,
  result,
  rules,
  caption = 'Result',
  sheet,
  isFocusable = false,
  load,
}: SampleResultProps) {
  const hintClass = useHintClass();
  const href = useBaseUrl(sheet);
  const stage = useRef<HTMLDivElement>(null);
  const [isRunning, setRunning] = useState(false);
  // React keeps the server's HTML. Browsers turn the template into a shadow root, so it is empty afterwards.
  const [html] = useState(() =>
    typeof window === 'undefined'
      ? `<template shadowrootmode="open"><link rel="stylesheet" href="${href}">${readPiece(result) ?? ''}</template>`
      : '',
  );

  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    let isCurrent = true;
    const attach = (content: string, css: CSSStyleSheet) => {
      const root = element.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [css];
      root.innerHTML = trustHTML(content);
      start(root);
    };
    const start = (root: ShadowRoot) => {
      const leave = ({ relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node && root.contains(relatedTarget)))
          setTabStops(root, '-1');
      };
      const stay = (event: Event) => {
        const isLink = event.target instanceof Element && event.target.closest('a');
        if (isLink) event.preventDefault();
      };
      root.addEventListener('focusout', leave as EventListener);
      root.addEventListener('click', stay);
      root.addEventListener('mouseover', repeatOutside);
    };

    if (element.shadowRoot) start(element.shadowRoot);
    else {
      const content = readPiece(result);
      const css = readPiece(rules);
      const kept = css === undefined ? copySheet(href) : createSheet(css);
      if (content !== undefined && kept) attach(content, kept);
      else {
        Promise.all([loadPiece(result), loadPiece(rules)]).then(
          ([loaded, text]) => {
            if (isCurrent) attach(loaded, createSheet(text));
          },
          // The outputs of the sample fail to load as well, and show the error.
          () => undefined,
        );
      }
    }
    return () => {
      isCurrent = false;
      const root = element.shadowRoot;
      if (!root || typeof result === 'string' || readPiece(result) !== undefined) return;
      // The result came with the page's HTML, which will be gone the next time.
      keepPiece(result, () => printContent(root));
      const [linked] = root.styleSheets;
      if (linked) linkedSheets.set(href, linked);
    };
    // The pieces do not change while the element is mounted; only their wrapper objects are recreated.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const move = (event: KeyboardEvent) => {
    const root = stage.current?.shadowRoot;
    if (!root) return;
    if (event.key === 'Enter' && root.activeElement === null) {
      event.preventDefault();
      setTabStops(root, '0');
      listFocusable(root)[0]?.focus();
    }
    if (event.key === 'Escape' && root.activeElement !== null) {
      event.preventDefault();
      stage.current?.focus();
    }
  };

  return (
    <div className={useFrameClass()}>
      <p className={useCaptionClass()}>
        {caption}
        {isFocusable && (
          <span className={hintClass} data-hint="">
            Enter goes in, Escape leaves
          </span>
        )}
      </p>
      <div
        ref={stage}
        role="group"
        aria-label={`Result of ${name}`}
        className={useStageClass()}
        data-result=""
        hidden={isRunning}
        {...(isFocusable && { tabIndex: 0, onKeyDown: move })}
        suppressHydrationWarning
        dangerouslySetInnerHTML={trustMarkup(html)}
      />
      {load && <RunHere name={name} load={load} picture={stage} onRunning={setRunning} />}
    </div>
  );
}
