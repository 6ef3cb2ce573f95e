/** As many as the design has hues for atoms. */
const HUES = 6;

/**
 * Gives a property its hue, the same wherever it appears.
 *
 * @param property as written in a style object
 * @returns 0 to 5
 */
export function hueOf(property: string): number {
  let hash = 0;
  for (const character of property) hash = (hash * 31 + character.charCodeAt(0)) % 997;
  return hash % HUES;
}
