import { mergeClasses } from '@griffel/react';
import type { ProofAtom } from '../../plugins/home-proof/HomeProof';
import { useChipStyles } from './useChipStyles';

export interface ChipsProps {
  label: string;
  /** The classes that apply. */
  atoms: readonly ProofAtom[];
  /** Those that were taken away. */
  lost?: readonly ProofAtom[];
  /** One that is marked from the start. */
  first?: string | undefined;
}

/** The classes of an element, each in the color of its declaration. */
export function Chips({ label, atoms, lost = [], first }: ChipsProps) {
  const classes = useChipStyles();
  return (
    <ul className={classes.list} aria-label={label}>
      {atoms.map(({ name, hue }) => (
        <li key={name}>
          <span
            className={mergeClasses(`hue-${String(hue)}`, classes.chip)}
            data-atom={name}
            data-active={name === first ? '' : undefined}
          >
            {name}
          </span>
        </li>
      ))}
      {lost.map(({ name, hue }) => (
        <li key={name}>
          <del
            className={mergeClasses(`hue-${String(hue)}`, classes.chip, classes.lost)}
            data-atom={name}
          >
            {name}
          </del>
        </li>
      ))}
    </ul>
  );
}
