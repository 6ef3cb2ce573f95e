import type { Plugin } from '@docusaurus/types';
import { PACKAGE_MANAGERS } from '@griffel-site/samples/package-managers';
import { PACKAGE_MANAGER_STORAGE_KEY } from '../../src/shell/packageManagerStorageKey';
import { createChoiceScript } from '../root-choice/createChoiceScript';

/**
 * Supplies the inline script that applies the reader's package manager before the first paint.
 *
 * Register it as a theme, after `theme-classic`: Docusaurus orders inline scripts by that.
 */
export default function packageManagers(): Plugin {
  return {
    name: 'package-managers',
    injectHtmlTags() {
      const innerHTML = createChoiceScript({
        attribute: 'data-package-manager',
        storageKey: PACKAGE_MANAGER_STORAGE_KEY,
        ids: PACKAGE_MANAGERS,
      });
      return { preBodyTags: [{ tagName: 'script', innerHTML }] };
    },
  };
}
