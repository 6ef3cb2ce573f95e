import Link from '@docusaurus/Link';
import pages from '@generated/site-map/default/pages.json';
import { makeResetStyles } from '@griffel/react';
import { useState, type ComponentType } from 'react';
import type { SearchDialogProps } from '../search/dialog/SearchDialog';
import { loadSearchDialog } from '../search/SearchButton';
import { tokens } from '../tokens/tokens';
import { findNearestPages } from './findNearestPages';

const useRootClass = makeResetStyles({
  marginTop: '48px',
  '& h2': { margin: '0 0 12px', fontSize: '1.25rem', lineHeight: '1.75rem' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { marginTop: '8px' },
  '& a': {
    display: 'block',
    padding: '12px 16px',
    border: `1px solid ${tokens.edge}`,
    borderRadius: tokens.radius,
  },
  '& a:hover': { borderColor: tokens.accent, textDecoration: 'none' },
  '& code': { display: 'block', padding: 0, border: 0, background: 'none', color: tokens.muted },
});

/** Extracts search words from an address: `make style` from `/react/api/make-style`. */
function readWords(pathname: string): string {
  const last =
    pathname
      .split('/')
      .filter((part) => part !== '')
      .at(-1) ?? '';
  try {
    return decodeURIComponent(last)
      .replace(/\.html$/, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  } catch {
    return '';
  }
}

/**
 * A search field with the words of an address, and up to three pages with similar addresses, if there are
 * any.
 */
export function NearestPages({ pathname }: { pathname: string }) {
  const rootClass = useRootClass();
  const nearest = findNearestPages(pathname, pages);
  return (
    <>
      <SearchField start={readWords(pathname)} />
      {nearest.length > 0 && (
        <section aria-labelledby="nearest-pages" className={rootClass}>
          <h2 id="nearest-pages">Did you mean</h2>
          <ul>
            {nearest.map(({ route, title }) => (
              <li key={route}>
                <Link to={route}>
                  {title} <code>{route}</code>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const useFormClass = makeResetStyles({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  marginTop: '32px',
  '& > input': {
    flex: '1 1 200px',
    minWidth: 0,
    height: '44px',
    padding: '0 16px',
    border: `1px solid ${tokens.edge}`,
    borderRadius: tokens.radius,
    background: tokens.surface,
    color: tokens.text,
    font: 'inherit',
    // Phones zoom in on a field with a font size below 16 px.
    fontSize: '1rem',
  },
  '& > input::placeholder': { color: tokens.muted, opacity: 1 },
  '& > button': {
    minHeight: '44px',
    borderRadius: tokens.radius,
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
  },
  '& > [role=alert]': { flexBasis: '100%', margin: 0, color: tokens.error },
  '& > [role=alert]:empty': { display: 'none' },
  '@media print': { display: 'none' },
});

/**
 * A field on a page that opens the search dialog with its text.
 *
 * @param start - the initial text
 */
function SearchField({ start }: { start: string }) {
  const [query, setQuery] = useState(start);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [hasFailed, setHasFailed] = useState(false);

  const search = () => {
    loadSearchDialog().then(
      (component) => {
        setHasFailed(false);
        setDialog(() => component);
      },
      () => setHasFailed(true),
    );
  };

  return (
    <>
      <form
        role="search"
        className={useFormClass()}
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <input
          type="search"
          aria-label="Search for the page"
          placeholder="Search the documentation"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <button type="submit" className="button button--primary">
          Search
        </button>
        <p role="alert">{hasFailed && 'The search did not load. Try again or reload the page.'}</p>
      </form>
      {Dialog && <Dialog query={query} onClose={() => setDialog(undefined)} />}
    </>
  );
}
