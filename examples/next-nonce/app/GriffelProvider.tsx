'use client';

import { createDOMRenderer, RendererProvider, renderToStyleElements } from '@griffel/react';
import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useRef, useState } from 'react';

interface GriffelProviderProps {
  nonce: string | undefined;
  children: ReactNode;
}

export function GriffelProvider({ nonce, children }: GriffelProviderProps) {
  const [renderer] = useState(() =>
    createDOMRenderer(undefined, { styleElementAttributes: nonce === undefined ? {} : { nonce } }),
  );
  const flushed = useRef(false);

  useServerInsertedHTML(() => {
    // Next.js calls this for each part that it streams; the styles go out once.
    if (flushed.current) return null;
    flushed.current = true;

    return <>{renderToStyleElements(renderer)}</>;
  });

  return <RendererProvider renderer={renderer}>{children}</RendererProvider>;
}
