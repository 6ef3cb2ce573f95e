import { useSyncExternalStore } from 'react';
import type { RootChoice } from './createRootChoice';

/**
 * A choice of the reader, for a control that shows it.
 *
 * @param start - what holds until the reader has chosen, and while the server renders
 * @returns the one in force, and a function that sets it and remembers it where storage allows
 */
export function useRootChoice<Id extends string>(
  choice: RootChoice<Id>,
  start: Id,
): [Id, (id: Id) => void] {
  const id = useSyncExternalStore(
    choice.subscribe,
    () => choice.read() ?? start,
    () => start,
  );
  return [id, choice.choose];
}
