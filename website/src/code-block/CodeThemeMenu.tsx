import { CODE_THEMES, isCodeThemeId } from '@griffel-site/samples/code-themes';
import { loadCodeThemes } from './loadCodeThemes';
import { useCodeTheme } from './useCodeTheme';
import { useControlClass } from './useControlClass';

const prepare = () => {
  loadCodeThemes().catch(() => undefined);
};

/** The menu in the head of a code block: the theme of code, everywhere on the site. */
export function CodeThemeMenu() {
  const [theme, choose] = useCodeTheme();
  return (
    <select
      className={useControlClass()}
      aria-label="Code theme"
      value={theme}
      // The other themes are there by the time that the menu is open.
      onPointerEnter={prepare}
      onFocus={prepare}
      onChange={({ target: { value } }) => {
        if (isCodeThemeId(value)) choose(value);
      }}
    >
      {CODE_THEMES.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
}
