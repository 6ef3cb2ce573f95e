import { createDOMRenderer, type GriffelRenderer, RendererProvider } from '@griffel/react';
import type { AppProps } from 'next/app';
import { useState } from 'react';

export type GriffelAppProps = AppProps & { renderer?: GriffelRenderer };

export default function App({ Component, pageProps, renderer }: GriffelAppProps) {
  const [value] = useState(() => renderer ?? createDOMRenderer());

  return (
    <RendererProvider renderer={value}>
      <Component {...pageProps} />
    </RendererProvider>
  );
}
