import { createStorageSlot } from '@docusaurus/theme-common';
import { makeResetStyles } from '@griffel/react';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { tokens } from '../tokens/tokens';
import { OFFLINE_COPY_STORAGE_KEY } from '../root-choice/choices';
import { readCopyState, updateOfflineCopy, type CopyState } from './offlineCopy';

const useSwitchClass = makeResetStyles({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 12px',
  alignItems: 'center',
  gridColumn: '1 / -1',
  minHeight: '44px',
  margin: '4px -8px -8px',
  padding: '8px',
  border: 0,
  borderRadius: '6px',
  background: 'transparent',
  color: tokens.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: tokens.surface },
  '&[aria-checked="true"] > [data-track]': { borderColor: tokens.accent },
  '&[aria-checked="true"] > [data-track]::before': {
    marginInlineStart: '19px',
    borderColor: tokens.accent,
  },
  // Hidden in browsers without service workers.
  '&[data-off-limits]': { display: 'none' },
});

const useTrackClass = makeResetStyles({
  width: '36px',
  height: '20px',
  border: `1px solid ${tokens.edge}`,
  borderRadius: '10px',
  // The knob. Both its position and its color show whether the copy is on.
  '::before': {
    content: '""',
    display: 'block',
    width: 0,
    margin: '3px',
    // Only a border, because forced colors hide a background.
    border: `6px solid ${tokens.muted}`,
    borderRadius: '50%',
  },
});

const useHelpClass = makeResetStyles({
  gridColumn: '1 / -1',
  color: tokens.muted,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
});

const slot = createStorageSlot(OFFLINE_COPY_STORAGE_KEY);

const STATES: Readonly<Record<CopyState, string>> = {
  none: '',
  copying: ' Copying …',
  complete: ' The copy is complete.',
};

/** How often the state of the copy is read, in milliseconds. Browsers have no event for all changes. */
const INTERVAL = 500;

/** The state of the copy, followed while the component is rendered. */
function useCopyState(isPossible: boolean): CopyState {
  const [state, setState] = useState<CopyState>('none');
  useEffect(() => {
    if (!isPossible) return undefined;
    const read = () => void readCopyState().then(setState, () => setState('none'));
    read();
    const timer = setInterval(read, INTERVAL);
    return () => clearInterval(timer);
  }, [isPossible]);
  return state;
}

/** Turns the offline copy of the site on and off, for this browser. */
export function OfflineSwitch() {
  const helpId = useId();
  const isOn = useSyncExternalStore(
    slot.listen,
    () => slot.get() !== 'off',
    () => true,
  );
  const isPossible = useSyncExternalStore(
    slot.listen,
    () => 'serviceWorker' in navigator,
    () => true,
  );
  const state = useCopyState(isPossible);

  const turn = async () => {
    slot.set(isOn ? 'off' : String(Date.now()));
    try {
      await updateOfflineCopy();
    } catch {
      // Without a network, no copy can be made; the next page tries again.
    }
  };

  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label="Offline copy"
      aria-describedby={helpId}
      className={useSwitchClass()}
      data-off-limits={isPossible ? undefined : ''}
      onClick={turn}
    >
      <span>Offline copy</span>
      <span className={useTrackClass()} data-track="" />
      <span id={helpId} className={useHelpClass()}>
        Keeps the pages in this browser, to read without a network.
        {isOn && STATES[state]}
      </span>
    </button>
  );
}
