import { useLayoutEffect, useRef, useState, type ElementType } from 'react';
import { trustMarkup } from '../trusted-types/trust';
import { keepTokens, keepPiece, loadPieces, readPiece, type PageHTMLPiece } from './PageHTML';

interface ServerHTMLProps {
  /** The tag name. */
  as: 'code' | 'p' | 'dl' | 'ul' | 'ol' | 'table' | 'blockquote' | 'span';
  /** The content, created at build time. */
  html: string | PageHTMLPiece;
  className?: string;
  /** Arrow keys move between the atoms in it. */
  'data-walk'?: '';
}

function readKnown(html: string | PageHTMLPiece): string {
  return (typeof html === 'string' ? html : readPiece(html)) ?? '';
}

/**
 * An element with static content. If the server has rendered it, React leaves it as it is, and the content
 * is kept for the next time that the page is shown.
 */
export function ServerHTML({ as, html, ...attributes }: ServerHTMLProps) {
  // All of these elements accept the same ref and attributes.
  const Tag = as as ElementType;
  const element = useRef<HTMLElement>(null);
  // Do not set server-rendered content again, because that would remove marks and selections.
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
    // It came neither with the HTML nor with a navigation: React has discarded the server's HTML.
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
    // The piece does not change while the element is mounted; only its wrapper object is recreated.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useLayoutEffect(() => {
    if (as !== 'code' || typeof html === 'string' || !element.current) return undefined;
    return keepTokens(element.current, html);
    // As above. Content that was loaded later replaces the code.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [content]);

  return (
    <Tag
      ref={element}
      {...attributes}
      // A table may scroll, and may contain no link that keyboard users could focus to scroll it.
      tabIndex={as === 'table' ? 0 : undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={trustMarkup(content)}
    />
  );
}
