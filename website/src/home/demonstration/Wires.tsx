import { mergeClasses } from '@griffel/react';
import type { Wire } from './geometry';
import { useWireStyles } from './useWireStyles';

export interface WiresProps {
  wires: readonly Wire[];
  /** Of the picture, in the unit of the wires. */
  height: number;
  /** The atom that the demonstration follows; its wires are drawn one after the other. */
  story: string;
  /** At which step of a component its wire is drawn. */
  step: 'to-rule' | 'to-element';
  className: string;
}

const WIDTH = 100;

function draw({ from, to }: Wire): string {
  const middle = String(WIDTH / 2);
  return `M0 ${String(from)}C${middle} ${String(from)} ${middle} ${String(to)} ${String(WIDTH)} ${String(to)}`;
}

/** Lines between two columns of the demonstration. They repeat what hues and names say. */
export function Wires({ wires, height, story, step, className }: WiresProps) {
  const classes = useWireStyles();
  const pictures = [
    { scene: undefined, shown: wires.filter(({ atom }) => atom !== story) },
    // One picture for each wire that is drawn by itself, because a flat line has no box to cut.
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
