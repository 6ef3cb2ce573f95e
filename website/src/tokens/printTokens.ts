import { COLORS } from './colors';
import { HUES, HUES_ON_LIGHT, LIGHT_CODE_THEMES } from './hues';

function printRule(selector: string, variables: readonly (readonly [string, string])[]): string {
  return `${selector} {\n${variables.map(([name, value]) => `  --${name}: ${value};\n`).join('')}}\n`;
}

function nameColors(colors: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(colors).map(([name, value]) => [`site-${name}`, value]);
}

function numberHues(hues: Readonly<Record<string, string>>): [string, string][] {
  return Object.values(hues).map((value, index) => [`atom-${index}`, value]);
}

/**
 * Prints the stylesheet that defines the tokens: `--site-<name>` for each color and hue, and
 * `--atom-<number>` for the hues of atoms on the ground of code, whichever theme that has.
 */
export function printTokens(): string {
  const light = LIGHT_CODE_THEMES.map((id) => `[data-code-theme='${id}']`).join(', ');
  return (
    printRule(':root', [...nameColors({ ...COLORS, ...HUES }), ...numberHues(HUES)]) +
    printRule(`:root:is(${light})`, numberHues(HUES_ON_LIGHT)) +
    // Paper is a light ground, too.
    `@media print {\n${printRule(':root', [...nameColors(HUES_ON_LIGHT), ...numberHues(HUES_ON_LIGHT)])}}\n`
  );
}
