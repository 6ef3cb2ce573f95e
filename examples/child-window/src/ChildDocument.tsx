import { createDOMRenderer, RendererProvider } from '@griffel/react';
import { type ReactNode, useMemo } from 'react';
import { createPortal } from 'react-dom';

interface ChildDocumentProps {
  target: Document;
  children: ReactNode;
}

/** Renders into the body of another document, and inserts the styles there. */
export function ChildDocument({ target, children }: ChildDocumentProps) {
  const renderer = useMemo(() => createDOMRenderer(target), [target]);

  return createPortal(
    // Without targetDocument the styles go into the main document.
    <RendererProvider renderer={renderer} targetDocument={target}>
      {children}
    </RendererProvider>,
    target.body,
  );
}
