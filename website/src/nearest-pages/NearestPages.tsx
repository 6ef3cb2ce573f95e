import Link from '@docusaurus/Link';
import pages from '@generated/site-map/default/pages.json';
import { makeResetStyles } from '@griffel/react';
import { SearchField } from '../search/SearchField';
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
