import siteConfig from '@generated/docusaurus.config';
import { createStorageSlot } from '@docusaurus/theme-common';
import { OFFLINE_COPY_STORAGE_KEY } from '../root-choice/choices';
import { trustScript } from '../trusted-types/trust';
import { CACHE_PREFIX } from './worker/answers';

const TIME = /^\d{1,15}$/;

let last: Promise<void> = Promise.resolve();

/**
 * Creates or updates the offline copy, or deletes it, as the user has chosen. On a slow connection or with
 * data saver, only users who have turned it on explicitly get a copy.
 *
 * One call after the other: a deletion that has not ended would delete files of the next copy.
 */
export function updateOfflineCopy(): Promise<void> {
  last = last.then(update, update);
  return last;
}

async function update(): Promise<void> {
  const chosen = createStorageSlot(OFFLINE_COPY_STORAGE_KEY).get();
  if (chosen === 'off') return dropOfflineCopy();
  const turnedOn = chosen !== null && TIME.test(chosen) ? chosen : undefined;
  const { connection } = navigator;
  const isCostly = connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '');
  if (isCostly && turnedOn === undefined) return;
  // An unregistered worker would be restored without its caches if it were registered with the same address.
  const address = `${siteConfig.baseUrl}sw.js${turnedOn === undefined ? '' : `?${turnedOn}`}`;
  await navigator.serviceWorker.register(trustScript(address));
}

export type CopyState = 'none' | 'copying' | 'complete';

/** Reads whether there is a copy. A worker installs for as long as it copies. */
export async function readCopyState(): Promise<CopyState> {
  const registration = await findRegistration();
  if (registration?.active ?? registration?.waiting) return 'complete';
  return registration?.installing ? 'copying' : 'none';
}

function getScope(): string {
  return new URL(siteConfig.baseUrl, location.href).href;
}

/** Finds the worker of this site, and not one of a site that contains it. */
async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(getScope());
  return registration?.scope === getScope() ? registration : undefined;
}

/** Deletes the worker and its caches. */
async function dropOfflineCopy(): Promise<void> {
  const scope = getScope();
  await (await findRegistration())?.unregister();
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX) && name.endsWith(scope)) await caches.delete(name);
  }
}
