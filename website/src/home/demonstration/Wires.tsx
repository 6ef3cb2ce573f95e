import { mergeClasses } from '@griffel/react';
import { useWireStyles } from './useDemonstrationStyles';
import type { ProofComponent } from '../../../plugins/home-proof/HomeProof';

interface WiresProps {
  wires: readonly Wire[];
  /** The height of the picture, in the unit of the wires. */
  height: number;
  /** The atom that the demonstration follows; its wires are drawn one after another. */
  story: string;
  /** The step of a component at which its wire is drawn. */
  step: 'to-rule' | 'to-element';
  className: string;
}

const WIDTH = 100;

function draw({ from, to }: Wire): string {
  const middle = String(WIDTH / 2);
  return `M0 ${String(from)}C${middle} ${String(from)} ${middle} ${String(to)} ${String(WIDTH)} ${String(to)}`;
}

/** Lines between two columns of the demonstration. They add no information to hues and names. */
export function Wires({ wires, height, story, step, className }: WiresProps) {
  const classes = useWireStyles();
  const pictures = [
    { scene: undefined, shown: wires.filter(({ atom }) => atom !== story) },
    // A picture for each wire that is animated, because a flat line has no box that could be clipped.
    ...wires
      .filter(({ atom }) => atom === story)
      .map((wire) => ({ scene: `${step}-${String(wire.component)}`, shown: [wire] })),
  ];
  return pictures.map(({ scene, shown }) => (
    <svg
      key={scene ?? 'others'}
      className={mergeClasses(classes.picture, className)}
      viewBox={`0 0 ${String(WIDTH)} ${String(height)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-scene={scene}
    >
      {shown.map((wire) => (
        <path
          key={`${wire.atom} ${String(wire.component)}`}
          className={mergeClasses(`hue-${String(wire.hue)}`, classes.wire)}
          d={draw(wire)}
          vectorEffect="non-scaling-stroke"
          data-wire={wire.atom}
          data-active={wire.atom === story ? '' : undefined}
        />
      ))}
    </svg>
  ));
}

/**
 * The heights of the demonstration's rows, in sixteenths of a rem, so that wires, which the build draws,
 * meet their ends at any text size.
 */
const ROW = 24;
const TITLE = 36;
const GAP = 16;

/** A wire, with the vertical positions of its ends. */
interface Wire {
  atom: string;
  hue: number;
  from: number;
  to: number;
  /** The component that it belongs to. */
  component: number;
}

/** The distance between the ends of wires at an element. */
const SPREAD = 8;

/**
 * Computes the wires from classes to rules and from rules to elements.
 *
 * @param components in order, from top to bottom
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
