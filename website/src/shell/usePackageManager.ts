import { isPackageManager, type PackageManager } from '@griffel-site/samples/package-managers';
import { createRootChoice } from '../root-choice/createRootChoice';
import { useRootChoice } from '../root-choice/useRootChoice';
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
  return useRootChoice(choice, 'npm');
}
