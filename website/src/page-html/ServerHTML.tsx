import { useLayoutEffect, useRef, useState, type ElementType } from 'react';
import { trustMarkup } from '../trusted-types/trust';
import { keepTokens, keepPiece, loadPieces, readPiece, type PageHTMLPiece } from './PageHTML';

interface ServerHTMLProps {
  /** The element. */
  as: 'code' | 'p' | 'dl' | 'ul' | 'ol' | 'table' | 'blockquote' | 'span';
  /** What is in it, made at build time. */
  html: string | PageHTMLPiece;
  className?: string;
  /** The keyboard walks through the atoms in it. */
  'data-walk'?: '';
}

function readKnown(html: string | PageHTMLPiece): string {
  return (typeof html === 'string' ? html : readPiece(html)) ?? '';
}

/**
 * An element whose content never changes. Where the server has rendered it, React leaves it as it
 * is; the content is then kept for the next time that the page shows.
 */
export function ServerHTML({ as, html, ...attributes }: ServerHTMLProps) {
  // All of them take the same ref and attributes.
  const Tag = as as ElementType;
  const element = useRef<HTMLElement>(null);
  // Known from the start or not at all: setting the content again would undo marks and selections.
  const [content, setContent] = useState(() => readKnown(html));
  const [error, setError] = useState<unknown>();
  if (error !== undefined) throw error;

  useLayoutEffect(() => {
    if (typeof html === 'string' || content !== '') return undefined;
    const rendered = element.current?.innerHTML ?? '';
    if (rendered !== '') {
      keepPiece(html, rendered);
      return undefined;
    }
    // Neither HTML nor a navigation brought it: React has thrown the server's HTML away.
    let isCurrent = true;
    loadPieces(html.page).then(
      (pieces) => {
        if (isCurrent) setContent(pieces[html.index] ?? '');
      },
      (reason: unknown) => {
        if (isCurrent) setError(reason);
      },
    );
    return () => {
      isCurrent = false;
    };
    // The piece is the same as long as the element is; only its wrapper is made anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useLayoutEffect(() => {
    if (as !== 'code' || typeof html === 'string' || !element.current) return undefined;
    return keepTokens(element.current, html);
    // As above. Content that came later has replaced what was shown.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [content]);

  return (
    <Tag
      ref={element}
      {...attributes}
      // It may scroll, and has no link in it by which the keyboard would get there.
      tabIndex={as === 'table' ? 0 : undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={trustMarkup(content)}
    />
  );
}
