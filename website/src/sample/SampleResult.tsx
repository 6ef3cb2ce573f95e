import useBaseUrl from '@docusaurus/useBaseUrl';
import { makeResetStyles } from '@griffel/react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { keepPiece, loadPieces, readPiece, type PageHTMLPiece } from '../page-html/PageHTML';
import { RunHere, type RunHereProps } from './RunHere';
import { COLORS } from '../tokens/colors';
import { tokens } from '../tokens/tokens';
import { trustHTML, trustMarkup } from '../trusted-types/trust';

export interface SampleResultProps {
  /** The file that renders it. */
  name: string;
  /** What stands in its shadow root, made at build time by the run that verified the sample. */
  result: string | PageHTMLPiece;
  /** Its rules, for where no HTML of the server links them. */
  rules: string | PageHTMLPiece;
  /** How many classes of the sample its elements have. */
  caption?: string | undefined;
  /** The stylesheet with the rules of all results of the page, from the address of the site. */
  sheet: string;
  /** Whether something in it takes the focus. */
  isFocusable?: boolean | undefined;
  /** Loads the outputs of the sample; missing where nothing of the result reacts to its user. */
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

// It keeps its place while nobody needs it.
const useHintClass = makeResetStyles({ flex: 1, visibility: 'hidden' });

const useStageClass = makeResetStyles({
  // What is fixed to the window stays in here, and what is larger scrolls.
  contain: 'layout paint',
  maxHeight: '400px',
  overflow: 'auto',
  // Dark in light themes of code, too: text is light where the sample does not say another color.
  background: tokens.ground,
  ':focus-visible': { outlineOffset: '-3px' },
  // Samples choose their colors for it, so it is dark on paper, too.
  '@media print': {
    background: COLORS.ground,
    printColorAdjust: 'exact',
    // The sample runs in its place, but not on paper.
    '&[hidden]': { display: 'block' },
  },
});

/** The stylesheets of pages that were loaded as HTML, for when the user comes back to them. */
const linkedSheets = new Map<string, CSSStyleSheet>();

/** Copies of them: shadow roots adopt only what scripts have made. */
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

function readKnown(piece: string | PageHTMLPiece): string | undefined {
  return typeof piece === 'string' ? piece : readPiece(piece);
}

async function loadPiece(piece: string | PageHTMLPiece): Promise<string> {
  return typeof piece === 'string' ? piece : ((await loadPieces(piece.page))[piece.index] ?? '');
}

/** The HTML of a result, without its link to a stylesheet. */
function printContent(root: ShadowRoot): string {
  // A mark may be left, which the policy would stop in HTML.
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
 * Tells the sample which element the pointer is on: an event between two elements of a shadow root does
 * not leave it.
 */
function tellOutside(event: Event): void {
  const { target, isTrusted } = event;
  if (!isTrusted || !(target instanceof Element)) return;
  event.stopPropagation();
  target.dispatchEvent(new MouseEvent('mouseover', { bubbles: true, composed: true }));
}

/**
 * What a sample renders: the elements of the run that verified it, in a shadow root of their own, so
 * that neither the site's rules reach them nor theirs the site. The server writes the root as HTML, and
 * it needs no script.
 *
 * The frame is one tab stop. Enter leads into it, Escape out.
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
  const frameClass = useFrameClass();
  const captionClass = useCaptionClass();
  const hintClass = useHintClass();
  const stageClass = useStageClass();
  const href = useBaseUrl(sheet);
  const stage = useRef<HTMLDivElement>(null);
  const [isRunning, setRunning] = useState(false);
  // React leaves alone what the server has rendered; a browser that reads it sees no template any more.
  const [html] = useState(() =>
    typeof window === 'undefined'
      ? `<template shadowrootmode="open"><link rel="stylesheet" href="${href}">${readKnown(result) ?? ''}</template>`
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
      root.addEventListener('mouseover', tellOutside);
    };

    if (element.shadowRoot) start(element.shadowRoot);
    else {
      const content = readKnown(result);
      const css = readKnown(rules);
      const kept = css === undefined ? copySheet(href) : createSheet(css);
      if (content !== undefined && kept) attach(content, kept);
      else {
        Promise.all([loadPiece(result), loadPiece(rules)]).then(
          ([loaded, text]) => {
            if (isCurrent) attach(loaded, createSheet(text));
          },
          // The outputs of the sample cannot be loaded either, and show the error.
          () => undefined,
        );
      }
    }
    return () => {
      isCurrent = false;
      const root = element.shadowRoot;
      if (!root || typeof result === 'string' || readPiece(result) !== undefined) return;
      // The HTML of the page had it; the next time there is none.
      keepPiece(result, () => printContent(root));
      const [linked] = root.styleSheets;
      if (linked) linkedSheets.set(href, linked);
    };
    // The pieces are the same as long as the element is; only their wrappers are made anew.
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
    <div className={frameClass}>
      <p className={captionClass}>
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
        className={stageClass}
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
