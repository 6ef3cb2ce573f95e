import type { ProofNote } from '../../../plugins/home-proof/HomeProof';

export interface ProofStatusProps {
  notes: readonly ProofNote[];
  /** The atom that is marked from the start. */
  first: string | undefined;
  className: string;
}

/** Says in words what the marks show. A sentence for each atom is there; one of them shows. */
export function ProofStatus({ notes, first, className }: ProofStatusProps) {
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
      <span data-note="" hidden={first !== undefined}>
        Point at a declaration, a class, a rule or an element: it marks its others.
      </span>
    </p>
  );
}
