import type { CodeThemeId } from './codeThemes.ts';

/** A declaration of a theme that we change. */
export interface CodeThemeCorrection {
  theme: CodeThemeId;
  /** The rule's selector, as Prism wrote it. */
  selector: string;
  property: string;
  from: string;
  to: string;
}

/** Where we are not faithful to Prism. Everything else is as its authors declared it. */
export const CODE_THEME_CORRECTIONS: readonly CodeThemeCorrection[] = [
  // The theme of a first visit must meet WCAG AA. `green` has 2.68:1 on #2d2d2d; this green has
  // 4.88:1.
  {
    theme: 'tomorrow-night',
    selector: '.token.inserted',
    property: 'color',
    from: 'green',
    to: '#00b300',
  },
];
