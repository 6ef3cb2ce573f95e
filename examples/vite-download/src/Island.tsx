import { makeStyles, RendererProvider } from '@griffel/react';
import { createShadowDOMRenderer } from '@griffel/shadow-dom';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { tokens } from './tokens';

const useClasses = makeStyles({
  root: { color: tokens.accent, fontStyle: 'italic' },
});

function Text({ children }: { children: ReactNode }) {
  return <p className={useClasses().root}>{children}</p>;
}

/** Renders its text in a shadow root, with the rules in there. */
export function Island({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot>();
  const attach = useCallback((host: HTMLElement | null) => {
    if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
  }, []);
  const renderer = useMemo(() => root && createShadowDOMRenderer(root), [root]);

  return (
    <div ref={attach}>
      {root &&
        renderer &&
        createPortal(
          <RendererProvider renderer={renderer}>
            <Text>{children}</Text>
          </RendererProvider>,
          root,
        )}
    </div>
  );
}
