import type { Plugin } from '@docusaurus/types';
import { PACKAGE_MANAGER, SAMPLE_LANGUAGE, type Choice } from '../../src/root-choice/choices';

/**
 * Creates an inline script that applies a stored choice before the first paint, if it is a valid option. It
 * removes an attribute that the classic theme has set from the address (`?docusaurus-data-…`).
 */
export function createChoiceScript({ attribute, storageKey, ids }: Choice<string>): string {
  return `(function () {
  var root = document.documentElement;
  root.removeAttribute(${JSON.stringify(attribute)});
  try {
    var id = localStorage.getItem(${JSON.stringify(storageKey)});
    if (${JSON.stringify(ids)}.indexOf(id) >= 0) root.setAttribute(${JSON.stringify(attribute)}, id);
  } catch (error) {
    // Storage is unavailable: the page is as it starts.
  }
})();`;
}

const createPlugin = (name: string, choice: Choice<string>): Plugin => ({
  name,
  injectHtmlTags: () => ({
    preBodyTags: [{ tagName: 'script', innerHTML: createChoiceScript(choice) }],
  }),
});

/**
 * Supplies the inline script that applies the user's package manager before the first paint.
 *
 * Register it as a theme, after `theme-classic`, because that determines the order of inline scripts.
 */
export const packageManagers = () => createPlugin('package-managers', PACKAGE_MANAGER);

/** Supplies the same for the language of samples; register it in the same way. */
export const sampleLanguages = () => createPlugin('sample-languages', SAMPLE_LANGUAGE);
