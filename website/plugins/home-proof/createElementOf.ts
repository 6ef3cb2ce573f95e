import type { ProofAtom, ProofElement } from './HomeProof';

/**
 * Describes an element by its classes.
 *
 * @param name of the component that it stands for
 * @param className as a hook returned it
 * @param atoms by class
 */
export function createElementOf(
  name: string,
  className: string,
  atoms: ReadonlyMap<string, ProofAtom>,
): ProofElement {
  return {
    name,
    className,
    atoms: className.split(' ').flatMap((one) => {
      const atom = atoms.get(one);
      return atom ? [{ name: one, hue: atom.hue }] : [];
    }),
  };
}
