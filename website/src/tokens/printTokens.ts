import { COLORS } from './colors';
import { HUES, HUES_ON_LIGHT, LIGHT_CODE_THEMES } from './hues';

function printRule(selector: string, variables: readonly (readonly [string, string])[]): string {
  return `${selector} {\n${variables.map(([name, value]) => `  --${name}: ${value};\n`).join('')}}\n`;
}

function numberHues(hues: Readonly<Record<string, string>>): [string, string][] {
  return Object.values(hues).map((value, index) => [`atom-${index}`, value]);
}

/**
 * Prints the stylesheet that defines the tokens: `--site-<name>` for each color and hue, and
 * `--atom-<number>` for the hues of atoms on the ground of code, whichever theme that has.
 */
export function printTokens(): string {
  const site = Object.entries({ ...COLORS, ...HUES }).map(
    ([name, value]) => [`site-${name}`, value] as const,
  );
  const light = LIGHT_CODE_THEMES.map((id) => `[data-code-theme='${id}']`).join(', ');
  return (
    printRule(':root', [...site, ...numberHues(HUES)]) +
    printRule(`:root:is(${light})`, numberHues(HUES_ON_LIGHT))
  );
}
