import { EditorView } from '@codemirror/view';

/**
 * The look of the editor, except for tokens and the hues of atoms. Code uses the variables of the code theme
 * (`--code-*`). Panels and tooltips use those of the site (`--site-*`).
 */
export const codeTheme = EditorView.theme({
  '&': {
    height: '100%',
    backgroundColor: 'var(--code-ground)',
    color: 'var(--code-text)',
    fontSize: 'var(--code-size, 0.875rem)',
  },
  '&.cm-focused': { outline: 'none' },
  // The focus ring: inside, because the container clips what is outside; above the code, but below panels.
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '1',
    border: '1px solid var(--code-accent)',
    pointerEvents: 'none',
  },
  // The site sets this class while the user navigates by keyboard.
  '.navigation-with-keyboard &.cm-focused::after': { borderWidth: '3px' },
  '.cm-scroller': {
    fontFamily: 'var(--ifm-font-family-monospace, ui-monospace, monospace)',
    lineHeight: '1.5',
    overflow: 'auto',
  },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--code-text)', tabSize: '2' },
  '.cm-line': { padding: '0 8px' },
  '.cm-cursor, .cm-dropCursor': { borderLeft: '2px solid var(--code-text)', marginLeft: '-1px' },
  '.cm-gutters': {
    border: '0',
    backgroundColor: 'var(--code-ground)',
    color: 'var(--code-gutter)',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '3ch', padding: '0 8px 0 2px' },
  '.cm-activeLine': { backgroundColor: 'var(--code-line-band)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--code-line-band)', color: 'var(--code-text)' },
  // The selection also has an outline, because its background alone, which must keep text legible, is too
  // faint.
  '.cm-selectionLayer': {
    filter:
      'drop-shadow(0 1px 0 var(--code-note)) drop-shadow(0 -1px 0 var(--code-note)) ' +
      'drop-shadow(1px 0 0 var(--code-note))',
  },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    { background: 'var(--code-selection)' },
  // The background of the active line is above the selection and would hide it.
  '&.cm-selecting .cm-activeLine': { backgroundColor: 'transparent' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--code-gutter)',
    borderRadius: '2px',
  },
  '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px dashed var(--code-error)',
  },
  '.cm-searchMatch': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--code-note)',
    borderRadius: '2px',
  },
  '.cm-searchMatch-selected': { outline: '2px solid var(--code-accent)' },
  '.cm-selectionMatch': {
    backgroundColor: 'transparent',
    outline: '1px dotted var(--code-gutter)',
  },

  // The page gives atoms their hues, as in samples, and a ring to the one that the user points at.
  '.cm-codeMark': { borderRadius: '3px' },

  '.cm-problem': {
    textDecoration: 'underline wavy var(--code-error)',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '3px',
  },
  '.cm-problem-warning': { textDecorationColor: 'var(--code-warning)' },
  '.cm-problem-hint': { textDecoration: 'underline dotted var(--code-note)' },
  '.cm-problemGutter': { width: '18px' },
  '.cm-problemGutter .cm-gutterElement': { display: 'flex', justifyContent: 'center' },
  '.cm-problemSign': {
    color: 'var(--code-error)',
    cursor: 'pointer',
    width: '18px',
    textAlign: 'center',
  },
  '.cm-problemSign-warning': { color: 'var(--code-warning)' },
  '.cm-problemSign-hint': { color: 'var(--code-note)' },

  '.cm-tooltip': {
    maxWidth: 'min(36rem, calc(100vw - 32px))',
    border: '1px solid var(--site-edge)',
    borderRadius: '8px',
    backgroundColor: 'var(--site-raised)',
    color: 'var(--site-text)',
    fontSize: '0.8125rem',
    boxShadow: '0 4px 16px #000a',
  },
  '.cm-problemBox': {
    maxWidth: '34rem',
    padding: '8px 12px',
    borderLeft: '3px solid var(--site-error)',
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
  },
  '.cm-problemBox + .cm-problemBox': { borderTop: '1px solid var(--site-line)' },
  '.cm-problemBox-warning': { borderLeftColor: 'var(--site-warning)' },
  '.cm-problemBox-hint': { borderLeftColor: 'var(--site-note)' },
  '.cm-problemBox p': { margin: '0' },
  '.cm-problemRemedy': { color: 'var(--site-muted)' },
  '.cm-problemFixes': { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '8px' },
  '.cm-problemPopup': { overflow: 'auto', maxHeight: '50vh' },
  '.cm-typeHover': { maxHeight: '40vh', overflow: 'auto' },
  '.cm-typeSignature': {
    padding: '6px 10px',
    backgroundColor: 'var(--code-ground)',
    color: 'var(--code-text)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-typeSignature code': {
    padding: '0',
    border: '0',
    background: 'none',
    color: 'inherit',
    fontFamily: 'var(--ifm-font-family-monospace, ui-monospace, monospace)',
    fontSize: '0.8125rem',
  },
  '.cm-typeDocumentation': {
    margin: '0',
    padding: '6px 10px',
    borderTop: '1px solid var(--site-line)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-tooltip-section:not(:first-child)': { borderTop: '1px solid var(--site-line)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxHeight: '14em',
    fontFamily: 'var(--ifm-font-family-monospace, ui-monospace, monospace)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--site-accent)',
    color: 'var(--site-ground)',
  },
  '.cm-deprecated .cm-completionLabel': { textDecoration: 'line-through' },
  '.cm-completionDetail': { color: 'inherit', fontStyle: 'normal', opacity: '0.8' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionSwatch': {
    display: 'inline-block',
    boxSizing: 'border-box',
    width: '12px',
    height: '12px',
    marginRight: '6px',
    border: '1px solid transparent',
    borderRadius: '3px',
    verticalAlign: '-1px',
  },
  '.cm-completionSwatch[style]': { borderColor: 'var(--site-edge)', forcedColorAdjust: 'none' },
  '.cm-tooltip.cm-completionInfo': { padding: '0', whiteSpace: 'normal', overflow: 'hidden' },

  '.cm-panels': {
    backgroundColor: 'var(--site-surface)',
    color: 'var(--site-text)',
    fontFamily: 'var(--ifm-font-family-base, system-ui, sans-serif)',
  },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--site-line)' },
  '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--site-line)' },
  // Inline text with fields, with CodeMirror's own line breaks.
  '.cm-panel.cm-search': { padding: '4px 44px 4px 6px', fontSize: '0.8125rem' },
  '.cm-panel.cm-search :is(input, button:not([name=close]), label)': {
    margin: '3px 4px 3px 2px',
    verticalAlign: 'middle',
  },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '28px',
    fontSize: '0.8125rem',
  },
  '.cm-dialog': {
    display: 'flex',
    alignItems: 'center',
    padding: '6px 44px 6px 8px',
    fontSize: '0.8125rem',
  },
  '.cm-dialog label': { fontSize: '0.8125rem' },
  '.cm-dialog .cm-textfield': { margin: '0 8px', width: '10ch' },
  '.cm-textfield, .cm-button': {
    minHeight: '28px',
    margin: '0',
    border: '1px solid var(--site-edge)',
    borderRadius: '6px',
    color: 'var(--site-text)',
    fontFamily: 'inherit',
    fontSize: '0.8125rem',
  },
  '.cm-textfield': { padding: '2px 8px', backgroundColor: 'var(--site-ground)' },
  '.cm-button': { padding: '2px 10px', background: 'var(--site-raised)', cursor: 'pointer' },
  '.cm-panel.cm-search [name=close], .cm-dialog .cm-dialog-close': {
    position: 'absolute',
    top: '6px',
    right: '6px',
    width: '32px',
    height: '32px',
    border: '0',
    background: 'transparent',
    color: 'var(--site-text)',
    fontSize: '1.125rem',
    cursor: 'pointer',
  },
  '.cm-panel :is(button, input):focus-visible': {
    outline: '2px solid var(--site-accent)',
    outlineOffset: '1px',
  },
  '@media (forced-colors: active)': {
    '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
      { background: 'Highlight' },
    '.cm-cursor': { borderLeftColor: 'CanvasText' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      outline: '2px solid Highlight',
    },
  },
  '@media (pointer: coarse)': {
    '.cm-textfield, .cm-button': { minHeight: '44px' },
    // With smaller text, phones zoom in.
    '.cm-textfield': { fontSize: '1rem' },
    '.cm-panel.cm-search .cm-textfield': { width: '9em' },
    '.cm-panel.cm-search [name=select]': { display: 'none' },
    '.cm-panel.cm-search label': { minHeight: '32px' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '8px' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '.cm-cursorLayer': { animation: 'none !important' },
  },
});
