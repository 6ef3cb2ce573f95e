import { useSyncExternalStore } from 'react';
import type { Runner } from './Runner.ts';
import type { RunState } from './RunState.ts';

/** What is known of the reader's code, as it changes. */
export function useRunner({ subscribe, getState }: Runner): RunState {
  return useSyncExternalStore(subscribe, getState);
}
