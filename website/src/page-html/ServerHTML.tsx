import useBrokenLinks from '@docusaurus/core/lib/client/exports/useBrokenLinks';
import { useLayoutEffect, useRef, useState, type ElementType } from 'react';
import { useStaticLinks } from '../navigation/useStaticLinks';
import { trustMarkup } from '../trusted-types/trust';
import { keepPiece, keepTokens, loadPiece, readPiece, type PageHTMLPiece } from './PageHTML';

interface ServerHTMLProps {
  /** The tag name. */
  as: 'code' | 'p' | 'dl' | 'ul' | 'ol' | 'table' | 'tr' | 'li' | 'blockquote' | 'span';
  /** The content, created at build time. */
  html: string | PageHTMLPiece;
  className?: string;
  /** Arrow keys move between the atoms in it. */
  'data-walk'?: '';
}

const ROLES: Readonly<Partial<Record<ServerHTMLProps['as'], string>>> = {
  table: 'table',
  tr: 'row',
};

/** Lists the links in HTML that Docusaurus should check: those to pages of this site, and to places on them. */
const listLinks = (html: string): string[] =>
  [...html.matchAll(/ href="((?!\/\/)[/#][^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&#x26;', '&'),
  );

/**
 * An element with static content. If the server has rendered it, React leaves it as it is, and the content
 * is kept for the next time that the page is shown.
 */
export function ServerHTML({ as, html, ...attributes }: ServerHTMLProps) {
  // All of these elements accept the same ref and attributes.
  const Tag = as as ElementType;
  const element = useRef<HTMLElement>(null);
  // Do not set server-rendered content again, because that would remove marks and selections.
  const [content, setContent] = useState(() => readPiece(html) ?? '');
  const links = useStaticLinks(element, content);
  const { collectLink } = useBrokenLinks();
  if (typeof window === 'undefined') listLinks(content).forEach(collectLink);
  const [error, setError] = useState<unknown>();
  if (error !== undefined) throw error;

  useLayoutEffect(() => {
    if (typeof html === 'string' || content !== '') return;
    const rendered = element.current?.innerHTML ?? '';
    // Otherwise, it came neither with the HTML nor with a navigation: React has discarded the server's HTML.
    if (rendered !== '') keepPiece(html, rendered);
    else loadPiece(html).then(setContent, setError);
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
      {...links}
      // Tables are not displayed as such everywhere, and would lose their roles (`remarkTables`).
      role={ROLES[as]}
      // A table may scroll, and may contain no link that keyboard users could focus to scroll it.
      tabIndex={as === 'table' ? 0 : undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={trustMarkup(content)}
    />
  );
}
