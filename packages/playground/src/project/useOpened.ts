import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftKeeper } from '../draft/createDraftKeeper.ts';
import type { PlaygroundProps } from '../PlaygroundProps.ts';
import { openAddress, openNow, type Opened } from './openAddress.ts';
import { hashFiles } from './hashFiles.ts';

const OWN_ADDRESS = { hash: '', search: '' };

/**
 * The code that the address leads to; a new object each time that other code is opened.
 *
 * @returns undefined while a link is read, and what opens something else, with its address
 */
export function useOpened(
  { hash, search, onAddress, templates, loadPublished }: PlaygroundProps,
  drafts: DraftKeeper,
): [opened: Opened | undefined, open: (opened: Opened) => void] {
  const [opened, setOpened] = useState<Opened | undefined>(() => {
    const now = openNow({ hash, search, templates, draft: drafts.peek() });
    return now && { ...now, address: { hash, search } };
  });
  const last = useRef(opened && { hash, search });

  useEffect(() => {
    if (last.current?.hash === hash && last.current.search === search) return undefined;
    let isCurrent = true;
    const isPublished = async (files: Opened['code']['files']) => {
      try {
        return (await loadPublished()).includes(await hashFiles(files));
      } catch {
        // Without the list it is code of a stranger, which waits.
        return false;
      }
    };
    void openAddress({ hash, search, templates, draft: drafts.peek(), isPublished }).then(
      (next) => {
        if (!isCurrent) return;
        last.current = { hash, search };
        setOpened({ ...next, address: { hash, search } });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [hash, search, templates, drafts, loadPublished]);

  const open = useCallback(
    (next: Opened) => {
      last.current = next.address ?? OWN_ADDRESS;
      setOpened(next);
      onAddress(last.current);
    },
    [onAddress],
  );
  return [opened, open];
}
