import { RendererProvider } from '@griffel/react';
import { createShadowDOMRenderer } from '@griffel/shadow-dom';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Renders its children into a shadow root. The renderer
 * inserts their rules there.
 */
export function ShadowHost({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot>();
  const attach = useCallback((host: HTMLElement | null) => {
    // A host keeps its root, so reuse one that exists.
    if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
  }, []);
  const renderer = useMemo(() => root && createShadowDOMRenderer(root), [root]);

  return (
    <div ref={attach}>
      {root &&
        renderer &&
        createPortal(<RendererProvider renderer={renderer}>{children}</RendererProvider>, root)}
    </div>
  );
}
