import type { Plugin } from '@docusaurus/types';
import {
  SAMPLE_LANGUAGE_ATTRIBUTE,
  SAMPLE_LANGUAGE_STORAGE_KEY,
  SAMPLE_LANGUAGES,
} from '../../src/sample-language/sampleLanguages';
import { createChoiceScript } from '../root-choice/createChoiceScript';

/**
 * Supplies the inline script that applies the reader's language of samples before the first paint.
 *
 * Register it as a theme, after `theme-classic`: Docusaurus orders inline scripts by that.
 */
export default function sampleLanguages(): Plugin {
  return {
    name: 'sample-languages',
    injectHtmlTags() {
      const innerHTML = createChoiceScript({
        attribute: SAMPLE_LANGUAGE_ATTRIBUTE,
        storageKey: SAMPLE_LANGUAGE_STORAGE_KEY,
        ids: SAMPLE_LANGUAGES,
      });
      return { preBodyTags: [{ tagName: 'script', innerHTML }] };
    },
  };
}
