import { useControlClass } from '../code-block/useControlClass';
import { isSampleLanguage, SAMPLE_LANGUAGES } from './sampleLanguages';
import { useSampleLanguage } from './useSampleLanguage';

/** The menu in the head of a sample that has types: its language, and that of all others. */
export function SampleLanguageMenu() {
  const [language, choose] = useSampleLanguage();
  return (
    <select
      className={useControlClass()}
      aria-label="Language of samples"
      value={language}
      onChange={({ target: { value } }) => {
        if (isSampleLanguage(value)) choose(value);
      }}
    >
      {SAMPLE_LANGUAGES.map((id) => (
        <option key={id} value={id}>
          {id.toUpperCase()}
        </option>
      ))}
    </select>
  );
}
