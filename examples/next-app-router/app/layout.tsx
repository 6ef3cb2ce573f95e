import type { Metadata } from 'next';
import type { ReactNode } from 'react';

import { GriffelProvider } from './GriffelProvider';

export const metadata: Metadata = { title: 'Griffel in the App Router' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <GriffelProvider>{children}</GriffelProvider>
      </body>
    </html>
  );
}
