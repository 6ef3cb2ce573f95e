import type { ProofElement, ProofNote } from '../../../plugins/home-proof/HomeProof';

export interface ProofStatusProps {
  notes: readonly ProofNote[];
  elements: readonly ProofElement[];
  /** The atom that is marked from the start. */
  first: string | undefined;
  className: string;
}

/** Says in words what the marks show. A sentence for each atom and element is there; one of them shows. */
export function ProofStatus({ notes, elements, first, className }: ProofStatusProps) {
  const isShared = (atom: string) =>
    notes.some(({ name, components }) => name === atom && components.length > 1);
  return (
    <p className={className} role="status">
      {notes.map(({ name, hue, code, components }) => (
        <span key={name} className={`hue-${String(hue)}`} data-note={name} hidden={name !== first}>
          <code>{code}</code>
          {components.length > 1
            ? ` is written ${String(components.length)} times, in ${components.join(' and ')}, and ships once: `
            : ` is written in ${components.join('')} alone. One class, one rule: `}
          <code>.{name}</code>
        </span>
      ))}
      {elements.map(({ name, atoms }) => (
        <span key={name} data-note={name} hidden>
          {name} is {atoms.length} declarations, one class each;{' '}
          {atoms.filter((atom) => isShared(atom.name)).length} of them are shared.
        </span>
      ))}
    </p>
  );
}
