import { createRootChoice } from '../root-choice/createRootChoice';
import { useRootChoice } from '../root-choice/useRootChoice';
import {
  isSampleLanguage,
  SAMPLE_LANGUAGE_ATTRIBUTE,
  SAMPLE_LANGUAGE_STORAGE_KEY,
  type SampleLanguage,
} from './sampleLanguages';

const choice = createRootChoice({
  attribute: SAMPLE_LANGUAGE_ATTRIBUTE,
  storageKey: SAMPLE_LANGUAGE_STORAGE_KEY,
  isId: isSampleLanguage,
});

/**
 * The language that samples are shown in.
 *
 * @returns the one in force, and a function that sets it and remembers it where storage allows
 */
export function useSampleLanguage(): [SampleLanguage, (language: SampleLanguage) => void] {
  return useRootChoice(choice, 'ts');
}
