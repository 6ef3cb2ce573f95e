// Every page loads this module, so keep it small.
import useIsBrowser from '@docusaurus/useIsBrowser';
import { makeResetStyles } from '@griffel/react';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { tokens } from '../tokens/tokens';
import type { SearchDialogProps } from './dialog/SearchDialog';
import { isSearchShortcut } from './isSearchShortcut';
import { loadSiteSearch } from './site-search/loadSiteSearch';

const useButtonClass = makeResetStyles({
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  minHeight: '36px',
  // As far from the links as the settings are from it.
  marginInlineStart: '8px',
  padding: '0 8px 0 12px',
  border: `1px solid ${tokens.edge}`,
  borderRadius: tokens.radius,
  background: tokens.surface,
  color: tokens.muted,
  font: 'inherit',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  cursor: 'pointer',
  ':hover': { color: tokens.text },
  '& kbd': { minWidth: '52px' },
  // It needs JavaScript. A press before hydration is replayed afterwards (src/late-scripts).
  '@media (scripting: none)': { visibility: 'hidden' },
  '@media (max-width: 576px)': {
    paddingInlineEnd: '12px',
    '& kbd': { display: 'none' },
  },
  '@media (pointer: coarse)': { minHeight: '44px' },
  '@media print': { display: 'none' },
});

const useAlertClass = makeResetStyles({
  // Shown before the button. It is after it in the DOM, because the theme removes the padding of the last
  // child.
  order: -1,
  color: tokens.error,
  fontSize: '0.8125rem',
  ':not(:empty)': { marginInlineEnd: '12px' },
});

/** Loads the dialog and requests the index. */
export const loadSearchDialog = async (): Promise<ComponentType<SearchDialogProps>> => {
  // The dialog waits for the index and shows an error if it does not load.
  loadSiteSearch().catch(() => undefined);
  const { default: SearchDialog, loadStyles } = await import('./dialog/SearchDialog');
  await loadStyles();
  return SearchDialog;
};

/** Preloads the dialog; errors are shown only after a press. */
const prepare = () => void loadSearchDialog().catch(() => undefined);

/**
 * Records typed text while the dialog loads, because users press the shortcut and continue typing.
 *
 * @returns a function that stops recording and returns the text
 */
function keepTyping(): () => string {
  const text: string[] = [];
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing) return;
    if (key === 'Backspace') text.pop();
    // Keys without a character have longer names.
    else if ([...key].length === 1) text.push(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    window.removeEventListener('keydown', onKeyDown, { capture: true });
    return text.join('');
  };
}

/**
 * The button that opens the search, like Ctrl K, ⌘ K and /. The code and index of the search load on
 * demand.
 */
export default function SearchButton() {
  const isApple = useIsBrowser() && /Mac|iP/.test(navigator.platform);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  // Each dialog has a number, because its close event arrives a moment later, when the next one may be open.
  const [shown, setShown] = useState(0);
  const last = useRef(0);
  const [query, setQuery] = useState('');
  /** Text that was typed before the dialog failed to load. */
  const unused = useRef('');
  const open = useCallback(() => {
    const endTyping = keepTyping();
    loadSearchDialog().then(
      (component) => {
        const typed = endTyping();
        if (document.querySelector('dialog[open]')) return;
        // Synchronously, so that the field receives the next key.
        flushSync(() => {
          setDialog(() => component);
          setHasFailed(false);
          setQuery(unused.current + typed);
          unused.current = '';
          setShown(++last.current);
        });
      },
      () => {
        unused.current += endTyping();
        setHasFailed(true);
      },
    );
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <>
      <button
        type="button"
        className={useButtonClass()}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        onClick={open}
        onFocus={prepare}
        onPointerEnter={prepare}
      >
        <svg width="16" height="16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
          <path d="m10 10 5 5M12 6.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0" />
        </svg>
        <span>{hasFailed ? 'Retry' : 'Search'}</span>
        <kbd aria-hidden>{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      <span role="alert" className={useAlertClass()}>
        {hasFailed && 'Search did not load. Retry or reload the page.'}
      </span>
      {shown > 0 && Dialog && (
        <Dialog
          key={shown}
          query={query}
          onClose={() => setShown((current) => (current === shown ? 0 : current))}
        />
      )}
    </>
  );
}
