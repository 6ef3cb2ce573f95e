import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeStylesheet } from '../emitFiles';
import {
  COLORS,
  HUES,
  HUES_ON_LIGHT,
  LIGHT_CODE_THEMES,
  TONES_ON_LIGHT,
} from '../../src/tokens/colors';

/** Supplies the CSS variables of `src/tokens` to every page. */
export default function tokens({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'tokens',
    getClientModules: () => writeStylesheet(generatedFilesDir, 'tokens', printTokens()),
  };
}

type Variables = readonly (readonly [name: string, value: string])[];

function printRule(selector: string, variables: Variables): string {
  return `${selector} {\n${variables.map(([name, value]) => `  --${name}: ${value};\n`).join('')}}\n`;
}

function nameColors(prefix: string, colors: Readonly<Record<string, string>>): Variables {
  return Object.entries(colors).map(([name, value]) => [`${prefix}-${name}`, value]);
}

function numberHues(prefix: string, hues: Readonly<Record<string, string>>): Variables {
  return Object.values(hues).map((value, index) => [`${prefix}-${index}`, value]);
}

/**
 * Prints the style sheet that defines the tokens: `--site-<name>` for each color and `--hue-<number>`
 * for the hues of atoms on the site's own backgrounds; `--atom-<number>` and `--code-<tone>` for hues,
 * errors and hints in code, depending on its theme. An atom in highlighted code gets its hue as
 * `--atom`, from the class `hue-<number>`: one declaration, one color everywhere.
 */
export function printTokens(): string {
  const light = LIGHT_CODE_THEMES.map((id) => `[data-code-theme='${id}']`).join(', ');
  const { error, warning, note } = COLORS;
  const atomsOnLight = [
    ...numberHues('atom', HUES_ON_LIGHT),
    ...nameColors('code', TONES_ON_LIGHT),
  ];
  return (
    printRule(':root', [
      ...nameColors('site', COLORS),
      ...numberHues('hue', HUES),
      ...numberHues('atom', HUES),
      ...nameColors('code', { error, warning, note }),
    ]) +
    printRule(`:root:is(${light})`, atomsOnLight) +
    // Paper is a light background, too.
    `@media print {\n${printRule(':root', [
      ...nameColors('site', TONES_ON_LIGHT),
      ...numberHues('hue', HUES_ON_LIGHT),
      ...atomsOnLight,
    ])}}\n` +
    Object.keys(HUES)
      .map((_, index) => printRule(`.hue-${index}`, [['atom', `var(--atom-${index})`]]))
      .join('')
  );
}
