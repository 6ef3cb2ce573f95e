import type { History } from 'history';
import type { Context } from 'react';

declare module 'react-router' {
  // The published types do not have it.
  export const __HistoryContext: Context<History>;
}
