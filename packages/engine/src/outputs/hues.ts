/** The number of hues that the design has for atoms. */
export const HUE_COUNT = 8;

/** The hue that a class gets unless another class has it already. */
function preferHue(className: string): number {
  let hash = 0;
  for (const character of className) hash = (hash * 31 + character.charCodeAt(0)) % 65_521;
  return hash % HUE_COUNT;
}

/**
 * Gives each class of a sample its own hue: the one that its hash prefers, so that a class mostly looks the
 * same on every page, or the next free one. Neighbors never share a hue.
 *
 * @param classNames - in the order in which the sample writes them; repeats count once
 * @returns a number for each class. From 8 on, hues repeat (`number % 8`) with another underline: see
 *   `nameHueClass`
 */
export function allocateHues(classNames: readonly string[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  const names = [...new Set(classNames)];
  for (let start = 0; start < names.length; start += HUE_COUNT) {
    const round = names.slice(start, start + HUE_COUNT);
    const before = start === 0 ? undefined : (numbers.get(names[start - 1] ?? '') ?? 0) % HUE_COUNT;
    const taken = new Set<number>();
    const take = (name: string, hue: number) => {
      taken.add(hue);
      numbers.set(name, start + hue);
    };
    const takeNext = (name: string, not?: number) => {
      let hue = preferHue(name);
      while (taken.has(hue) || hue === not) hue = (hue + 1) % HUE_COUNT;
      take(name, hue);
    };
    // The first one is a neighbor of the last one of the previous round.
    const [first = '', ...others] = round;
    takeNext(first, before);
    // Preferred hues are assigned before any other.
    for (const name of others) if (!taken.has(preferHue(name))) take(name, preferHue(name));
    for (const name of others) if (!numbers.has(name)) takeNext(name);
  }
  return numbers;
}

/**
 * Returns the CSS classes for a number from `allocateHues`: `hue-3` for 3, and `hue-3 hue-again-1`, the same
 * hue with another underline, for 11.
 */
export function nameHueClass(number: number): string {
  const hue = `hue-${String(number % HUE_COUNT)}`;
  const round = Math.floor(number / HUE_COUNT);
  // There are three underlines: beyond 32 classes in a sample, only names and positions distinguish them.
  return round === 0 ? hue : `${hue} hue-again-${String(((round - 1) % 3) + 1)}`;
}
