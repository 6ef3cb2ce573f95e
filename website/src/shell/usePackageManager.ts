import { isPackageManager, type PackageManager } from '@griffel-site/samples/package-managers';
import { useSyncExternalStore } from 'react';
import { createRootChoice } from '../root-choice/createRootChoice';
import { PACKAGE_MANAGER_STORAGE_KEY } from './packageManagerStorageKey';

const choice = createRootChoice({
  attribute: 'data-package-manager',
  storageKey: PACKAGE_MANAGER_STORAGE_KEY,
  isId: isPackageManager,
});

/**
 * The package manager that commands are shown for; npm, until the reader chooses.
 *
 * @returns the one in force, and a function that sets it and remembers it where storage allows
 */
export function usePackageManager(): [PackageManager, (manager: PackageManager) => void] {
  const manager = useSyncExternalStore(
    choice.subscribe,
    () => choice.read() ?? 'npm',
    () => 'npm' as const,
  );
  return [manager, choice.choose];
}
