import { makeResetStyles } from '@griffel/react';
import { useCallback, useState, type ComponentType } from 'react';
import { tokens } from '../tokens/tokens';
import type { SearchDialogProps } from './dialog/SearchDialog';
import { loadSearchDialog } from './SearchButton';

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
export function SearchField({ start = '' }: { start?: string }) {
  const formClass = useFormClass();
  const [query, setQuery] = useState(start);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const close = useCallback(() => setDialog(undefined), []);

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
        className={formClass}
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
      {Dialog && <Dialog query={query} onClose={close} />}
    </>
  );
}
