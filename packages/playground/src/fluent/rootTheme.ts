import { webLightTheme, type PartialTheme } from '@fluentui/react-theme';
import { FLUENT_ROOT } from './attachFluent.ts';

let sheet: HTMLStyleElement | undefined;
let providers = 0;

/** Prints the custom properties of a theme: `--colorBrandBackground:#0f6cbd;…`. */
export function printThemeVariables(theme: PartialTheme | undefined): string {
  return Object.entries(theme ?? {})
    .map(([name, value]) => `--${name}:${String(value)};`)
    .join('');
}

/** What FluentProvider gives its element besides variables; any class of the user wins over it. */
export function printThemeLook(selector: string): string {
  return `:where(${selector}){color:var(--colorNeutralForeground1);background-color:var(--colorNeutralBackground1);font-family:var(--fontFamilyBase);font-size:var(--fontSizeBase300);font-weight:var(--fontWeightRegular);line-height:var(--lineHeightBase300);}`;
}

/**
 * Gives the whole preview the variables and the look of `webLightTheme`, so that styles pasted
 * without their application have values. Once the code renders a FluentProvider, only that counts.
 */
export function showRootTheme(document: Document): void {
  sheet = document.createElement('style');
  sheet.setAttribute(FLUENT_ROOT, '');
  // The document of the preview has a font for its body.
  const look = `${printThemeLook('html')}body{font:inherit}`;
  sheet.textContent = `:where(:root){${printThemeVariables(webLightTheme)}}${look}`;
  document.head.append(sheet);
}

/** Tells that a FluentProvider is there. @returns what tells that it is gone */
export function countProvider(): () => void {
  providers += 1;
  toggle();
  return () => {
    providers -= 1;
    toggle();
  };
}

function toggle(): void {
  if (sheet) sheet.media = providers > 0 ? 'not all' : 'all';
}
