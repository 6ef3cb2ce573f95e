import siteConfig from '@generated/docusaurus.config';
import { createStorageSlot } from '@docusaurus/theme-common';
import { OFFLINE_COPY_STORAGE_KEY } from '../root-choice/choices';
import { trustScript } from '../trusted-types/trust';
import { CACHE_PREFIX } from './worker/answers';

const TIME = /^\d{1,15}$/;

/**
 * Makes the offline copy, or brings it up to date, as the user has chosen. On a slow connection, or
 * where the browser is to save data, only who has asked for a copy gets one.
 */
export async function keepOfflineCopy(): Promise<void> {
  const chosen = createStorageSlot(OFFLINE_COPY_STORAGE_KEY).get();
  if (chosen === 'off') return dropOfflineCopy();
  const asked = chosen !== null && TIME.test(chosen) ? chosen : undefined;
  const { connection } = navigator;
  const isCostly = connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '');
  if (isCostly && asked === undefined) return;
  // A worker that was given up comes back empty if it is asked for by the same address.
  const address = `${siteConfig.baseUrl}sw.js${asked === undefined ? '' : `?${asked}`}`;
  await navigator.serviceWorker.register(trustScript(address));
}

/** Gives up the offline copy: no worker, and nothing in the caches. */
export async function dropOfflineCopy(): Promise<void> {
  const scope = new URL(siteConfig.baseUrl, location.href).href;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (registration?.scope === scope) await registration.unregister();
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX) && name.endsWith(scope)) await caches.delete(name);
  }
}
