import { headers } from 'next/headers';
import type { ReactNode } from 'react';

import { GriffelProvider } from './GriffelProvider';

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;

  return (
    <html lang="en">
      <body>
        <GriffelProvider nonce={nonce}>{children}</GriffelProvider>
      </body>
    </html>
  );
}
