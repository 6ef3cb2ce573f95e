/** What samples are shown in; TypeScript until the reader chooses. */
export const SAMPLE_LANGUAGES = ['ts', 'js'] as const;

export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

/** Tells whether a text, as storage may have it, is one of them. */
export function isSampleLanguage(text: unknown): text is SampleLanguage {
  return SAMPLE_LANGUAGES.some((language) => language === text);
}

/** Where the reader's browser keeps the choice. */
export const SAMPLE_LANGUAGE_STORAGE_KEY = 'sample-language';

/** The attribute of the `html` element that the stylesheet asks for. */
export const SAMPLE_LANGUAGE_ATTRIBUTE = 'data-sample-language';
