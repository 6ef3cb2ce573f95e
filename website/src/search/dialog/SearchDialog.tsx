import stylesheet from '@generated/search/default/stylesheet.json';
import { useHistory } from '@docusaurus/router';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { keepStylesheet } from '../../own-stylesheet/keepStylesheet';
import { addRecentQuery, clearRecentQueries, readRecentQueries } from './recentQueries';
import type { Choice } from '../site-search/listChoices';
import { loadSiteSearch } from '../site-search/loadSiteSearch';
import { ChoiceList, describeChoices, moveActive, optionId } from './ChoiceList';
import { useDialogStyles } from './useDialogStyles';

/** Loads the style sheet of the dialog. */
export const loadStyles = () => keepStylesheet(stylesheet);

/** Long enough for a message that is pasted with its surroundings, in characters. */
const LONGEST_QUERY = 2000;

/** How much of a query is repeated in the message that nothing matches, in characters. */
const LONGEST_QUOTE = 80;

function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

export interface SearchDialogProps {
  /** The initial query. */
  query?: string;
  /** Called once the dialog has closed. */
  onClose: () => void;
}

/** The search dialog: a field, and the results below it. It is open while it is mounted. */
export default function SearchDialog({ query: start = '', onClose }: SearchDialogProps) {
  const classes = useDialogStyles();
  const id = useId();
  const history = useHistory();
  const dialog = useRef<HTMLDialogElement>(null);
  const [search, setSearch] = useState<Awaited<ReturnType<typeof loadSiteSearch>>>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [query, setQuery] = useState(start);
  const [recentQueries, setRecentQueries] = useState(readRecentQueries);
  const [active, setActive] = useState(-1);
  const offer = useMemo(
    () => search?.searchSite(query, recentQueries),
    [search, query, recentQueries],
  );
  const choices = offer?.groups.flatMap((group) => group.choices) ?? [];
  // Enter opens the first result, but nothing if there is no query.
  const current = active < 0 && offer?.state === 'found' ? 0 : active;

  useEffect(() => {
    loadSiteSearch().then(setSearch, () => setHasFailed(true));
  }, [attempt]);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useLayoutEffect(() => {
    document.getElementById(optionId(id, current))?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);

  const changeQuery = (next: string) => {
    setQuery(next);
    setActive(-1);
    dialog.current?.querySelector('[role=listbox]')?.parentElement?.scrollTo(0, 0);
  };

  const choose = (choice: Choice, event?: MouseEvent) => {
    if (choice.kind === 'query') {
      changeQuery(choice.query);
      dialog.current?.querySelector('input')?.focus();
      return;
    }
    if (query.trim() !== '') addRecentQuery(query);
    // The browser opens a new tab or window.
    if (event && !isPlain(event)) return;
    event?.preventDefault();
    const { pathname: from, search: ending, hash } = window.location;
    dialog.current?.close();
    // As links do, so that Back leaves this page.
    if (choice.to === from + ending + hash) history.replace(choice.to);
    else history.push(choice.to);
    focusSection(choice.to, from);
  };

  // The field has a single line and would join the last word of a line with the first of the next.
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!pasted.includes('\n')) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const text = pasted.replace(/\s+/g, ' ').trim();
    const value = query.slice(0, selectionStart ?? 0) + text + query.slice(selectionEnd ?? 0);
    changeQuery(value.slice(0, LONGEST_QUERY));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
    // A closed dialog keeps the focus until the next frame. The key then opens the search.
    if (!dialog.current?.open) return;
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') event.preventDefault();
    // The key that ends a composition; Safari reports it after the end, with this code.
    const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
    if (ctrlKey || metaKey || altKey || shiftKey || isComposing) return;
    const next = moveActive(key, current, choices.length);
    const choice = key === 'Enter' ? choices[current] : undefined;
    if (next !== undefined) setActive(next);
    if (choice) choose(choice);
    if (next !== undefined || key === 'Enter') event.preventDefault();
  };

  const retry = () => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };

  const clear = () => {
    clearRecentQueries();
    setRecentQueries([]);
    setActive(-1);
    dialog.current?.querySelector('input')?.focus();
  };

  return createPortal(
    <dialog
      ref={dialog}
      aria-label="Search"
      className={classes.dialog}
      onClose={onClose}
      onClick={(event) => {
        // A click on the backdrop, because the content covers the whole dialog.
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className={classes.head}>
        <input
          role="combobox"
          aria-label="Search the documentation"
          aria-autocomplete="list"
          aria-expanded={choices.length > 0}
          aria-controls={choices.length > 0 ? id : undefined}
          aria-activedescendant={current >= 0 ? optionId(id, current) : undefined}
          placeholder="Search the documentation"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={LONGEST_QUERY}
          value={query}
          onChange={(event) => changeQuery(event.target.value)}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <div className={classes.body}>
        {hasFailed && (
          <div role="alert" className={classes.message}>
            <p>The search index did not load.</p>
            <p>You may be offline. Your query is kept.</p>
            <button type="button" onClick={retry}>
              Retry
            </button>
          </div>
        )}
        {offer?.state === 'none' && (
          <div className={classes.message}>
            <p>
              Nothing matches “{query.trim().slice(0, LONGEST_QUOTE)}
              {query.trim().length > LONGEST_QUOTE && '…'}”.
            </p>
            <p>Try fewer words, the name of a function, or one of these.</p>
          </div>
        )}
        {choices.length > 0 && (
          <ChoiceList
            id={id}
            className={classes.list}
            groups={offer?.groups ?? []}
            active={current}
            onChoose={choose}
          />
        )}
      </div>
      <div className={classes.foot}>
        <p role="status">
          {!offer && !hasFailed && 'Loading the index …'}
          {offer?.state === 'found' && describeChoices(offer.groups)}
          {offer?.state === 'none' && 'No results'}
        </p>
        {offer?.state === 'start' && recentQueries.length > 0 ? (
          <button type="button" onClick={clear}>
            Clear recent searches
          </button>
        ) : (
          <p data-keys aria-hidden>
            <kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
          </p>
        )}
      </div>
    </dialog>,
    document.body,
  );
}

/** How long a page may take to load, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Focuses the section that an address names, once its page is shown.
 *
 * @param to - the address on this site that is being opened
 * @param from - the path of the previous page
 */
function focusSection(to: string, from: string): void {
  const { pathname, hash } = new URL(to, window.location.origin);
  if (hash === '') return;
  const id = decodeURIComponent(hash.slice(1));
  // The previous page may have a section with the same id.
  const before = pathname === from ? null : document.getElementById(id);
  const focus = () => {
    const section = document.getElementById(id);
    if (!section || section === before) return false;
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    return true;
  };
  if (focus()) return;
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), PATIENCE);
}
