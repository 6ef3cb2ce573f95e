import { createStorageSlot } from '@docusaurus/theme-common';
import { makeResetStyles } from '@griffel/react';
import { useSyncExternalStore } from 'react';
import { tokens } from '../tokens/tokens';
import { OFFLINE_COPY_STORAGE_KEY } from './offlineCopyStorageKey';

const useSwitchClass = makeResetStyles({
  display: 'block',
  minHeight: '32px',
  margin: '8px auto 0',
  padding: '0 8px',
  border: '1px solid transparent',
  borderRadius: '6px',
  background: 'transparent',
  color: tokens.muted,
  font: 'inherit',
  fontSize: '13px',
  cursor: 'pointer',
  ':hover': { background: tokens.raised, color: tokens.text },
  // There the links of the footer begin at its left.
  '@media (max-width: 996px)': { marginInlineStart: '-9px' },
  // It keeps its place; a browser without workers never shows it.
  '&[data-off-limits], :global(html:not([data-has-hydrated="true"])) &': { visibility: 'hidden' },
});

function subscribe(onChange: () => void): () => void {
  return createStorageSlot(OFFLINE_COPY_STORAGE_KEY).listen(onChange);
}

function readIsOn(): boolean {
  return createStorageSlot(OFFLINE_COPY_STORAGE_KEY).get() !== 'off';
}

/** Turns the offline copy of the site on and off, for this browser. */
export function OfflineSwitch() {
  const switchClass = useSwitchClass();
  const isOn = useSyncExternalStore(subscribe, readIsOn, () => true);
  const isPossible = useSyncExternalStore(
    subscribe,
    () => 'serviceWorker' in navigator,
    () => true,
  );

  const turn = async () => {
    createStorageSlot(OFFLINE_COPY_STORAGE_KEY).set(isOn ? 'off' : String(Date.now()));
    try {
      const { dropOfflineCopy, keepOfflineCopy } = await import('./offlineCopy');
      await (isOn ? dropOfflineCopy() : keepOfflineCopy());
    } catch {
      // Without a network there is no way to make a copy; the choice counts for the next page.
    }
  };

  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={switchClass}
      data-off-limits={isPossible ? undefined : ''}
      onClick={turn}
    >
      Offline copy<span aria-hidden="true">: {isOn ? 'on' : 'off'}</span>
    </button>
  );
}
