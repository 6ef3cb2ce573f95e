import type { ProofComponent } from '../../../plugins/home-proof/HomeProof';

/**
 * The rows of the demonstration, in sixteenths of a rem, so that wires that are drawn while the site
 * is built end at what they join, whatever the size of the text.
 */
export const ROW = 24;
export const TITLE = 36;
export const GAP = 16;

/** From where to where a wire runs, downwards. */
export interface Wire {
  atom: string;
  hue: number;
  from: number;
  to: number;
  /** The component that it belongs to. */
  component: number;
}

/** Between the ends of wires that meet at an element. */
const SPREAD = 8;

/**
 * Finds where the wires run: from classes to rules, and from rules to elements.
 *
 * @param components in their order, one below the other
 */
export function layWires(components: readonly ProofComponent[]): {
  toRules: Wire[];
  toElements: Wire[];
  height: number;
} {
  const toRules: Wire[] = [];
  const toElements: Wire[] = [];
  const rules = new Map<string, number>();
  let top = 0;
  components.forEach(({ lines }, component) => {
    const rows = lines.flatMap(({ atom, rule }, index) =>
      atom ? [{ atom, rule, at: top + TITLE + (index + 0.5) * ROW }] : [],
    );
    const middle = top + TITLE + (lines.length / 2) * ROW;
    rows.forEach(({ atom: { name, hue }, rule, at }, index) => {
      if (rule !== undefined) rules.set(name, at);
      const to = rules.get(name) ?? at;
      toRules.push({ atom: name, hue, from: at, to, component });
      toElements.push({
        atom: name,
        hue,
        from: to,
        to: middle + (index - (rows.length - 1) / 2) * SPREAD,
        component,
      });
    });
    top += TITLE + lines.length * ROW + GAP;
  });
  return { toRules, toElements, height: top - GAP };
}
